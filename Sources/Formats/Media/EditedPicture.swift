/// The name of a changed copy that lies beside its original, as phones and exports give it.
public enum EditedPicture {
  /// What Google's exports append to the name, in the person's language.
  static let words = [
    "-edited", "-bearbeitet", "-modifié", "-ha editado", "-editado", "-editat", "-modificato", "-bewerkt", "-edytowane",
    "-編集済み", "-effects", "-smile", "-mix",
  ]

  /// The name of the original, both without the ending: `IMG_1` for `IMG_1-edited`, `IMG_0042` for `IMG_E0042`. Nil for
  /// the name of no copy.
  public static func original(of name: String) -> String? {
    if name.hasPrefix("IMG_E"), name.utf8.count == 9, name.utf8.dropFirst(5).allSatisfy({ (48...57).contains($0) }) {
      return "IMG_" + name.dropFirst(5)
    }
    // Nearly every name is told by one look.
    guard name.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let (plain, number) = parted(name[...])
    return words.first(where: plain.hasSuffix).map { String(plain.dropLast($0.count)) + number }
  }

  /// A name without the number in brackets that tells it from others, and that number.
  static func parted(_ name: Substring) -> (name: Substring, number: Substring) {
    guard name.last == ")", let open = name.lastIndex(of: "("), open != name.startIndex,
      name[open...].dropFirst().dropLast().allSatisfy(\.isNumber)
    else { return (name, "") }
    return (name[..<open], name[open...])
  }
}
