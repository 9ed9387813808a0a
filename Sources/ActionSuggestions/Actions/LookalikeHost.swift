/// Hosts that pretend to be a well-known site.
enum LookalikeHost {
  private static let brands: Set<String> = [
    "paypal", "google", "apple", "icloud", "microsoft", "amazon", "facebook", "instagram", "whatsapp", "netflix",
    "linkedin", "dropbox", "github", "twitter", "ebay", "spotify", "outlook", "office365", "telegram", "coinbase",
    "binance", "revolut", "chase", "wellsfargo", "americanexpress", "mastercard", "visa", "dhl", "fedex", "usps",
  ]
  /// Endings below which registries sell names.
  private static let secondLevels: Set<String> = ["co", "com", "org", "net", "gov", "ac", "edu"]

  /// The site that the host resembles; nil where it resembles none, or is that site.
  static func brand(of labels: [String]) -> String? {
    guard labels.count >= 2 else { return nil }
    let suffix =
      labels.count >= 3 && labels[labels.count - 1].utf8.count == 2
        && secondLevels.contains(labels[labels.count - 2]) ? 2 : 1
    let name = labels[labels.count - suffix - 1]
    // "paypa1.com", "rnicrosoft.com": one letter for another.
    let plain = skeleton(name)
    if plain != name, brands.contains(plain) { return plain }
    if brands.contains(name) { return nil }
    // "paypal.com.example.net": the name stands in front of the site that it really is.
    for label in labels.dropLast(suffix + 1) where brands.contains(label) || brands.contains(skeleton(label)) {
      let next = labels.firstIndex(of: label).map { labels[$0 + 1] }
      if next == "com" || next == "net" || next == "org" || skeleton(label) != label { return skeleton(label) }
    }
    return nil
  }

  private static func skeleton(_ label: String) -> String {
    label.replacing("rn", with: "m").replacing("vv", with: "w").replacing("0", with: "o").replacing("1", with: "l")
      .replacing("3", with: "e").replacing("5", with: "s")
  }
}
