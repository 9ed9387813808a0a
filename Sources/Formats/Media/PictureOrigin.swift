/// What made a picture or a film, other than a camera, as far as the names of the file and of its folders tell: these are
/// what phones and programs give, in the person's language.
public enum PictureOrigin: Sendable, Hashable {
  /// A picture or a film of a screen.
  case screen
  /// It came by a chat.
  case message
  /// A sheet of paper that was scanned.
  case scanner

  /// Nil where the names tell nothing.
  ///
  /// - Parameter path: With the folders around it.
  public init?(path: String) {
    var folders = path.lowercased().split(separator: "/")
    guard let name = folders.popLast() else { return nil }
    if Self.mayBegin(name), Self.screens.contains(where: name.hasPrefix) {
      self = .screen
    } else if Self.isMessage(name) {
      self = .message
    } else if Self.holdsScan(name.utf8), Self.saysScan(String(name.prefix { $0 != "." })) {
      self = .scanner
    } else if folders.contains(where: Self.screenFolders.contains) {
      self = .screen
    } else if folders.contains(where: Self.messageFolders.contains) {
      self = .message
    } else {
      return nil
    }
  }

  private static let screens = [
    "screenshot", "screen shot", "screen_shot", "screen-shot", "screen recording", "screen_recording", "screenrecord",
    "screen-recording", "screencast", "rpreplay", "bildschirmfoto", "bildschirmaufnahme", "captura de pantalla",
    "captura de tela", "captura de ecrã", "captura_de_pantalla", "grabación de pantalla", "capture d'écran",
    "capture d’écran", "capture_d_écran", "capture décran", "enregistrement de l’écran", "enregistrement de l'écran",
    "schermata", "registrazione schermo", "schermafbeelding", "schermopname", "skärmavbild", "skærmbillede",
    "skjermbilde", "näyttökuva", "zrzut ekranu", "snímek obrazovky", "снимок экрана", "スクリーンショット", "截屏", "截图",
    "螢幕截圖", "스크린샷",
  ]

  /// Whether some name of a screen's picture begins with the same octet: those of cameras mostly do not.
  private static func mayBegin(_ name: Substring) -> Bool {
    name.utf8.first.map { beginnings.contains($0) } ?? false
  }

  private static let beginnings = Set(screens.compactMap(\.utf8.first))

  private static let screenFolders: Set<Substring> = [
    "screenshots", "screen recordings", "screenrecorder", "bildschirmfotos", "capturas de pantalla",
    "captures d'écran", "captures d’écran",
  ]

  private static let messageFolders: Set<Substring> = [
    "whatsapp images", "whatsapp video", "whatsapp animated gifs", "telegram", "telegram images", "telegram video",
    "signal", "threema", "viber", "viber images", "messenger", "wechat", "weixin",
  ]

  /// The names begin so, and go on with digits.
  private static let messages = ["signal-", "photo_", "video_", "received_", "fb_img_", "mmexport", "viber_image_"]

  private static func isMessage(_ name: Substring) -> Bool {
    if name.hasPrefix("whatsapp ") { return true }
    // `IMG-20260516-WA0001`
    let parts = name.utf8.contains(UInt8(ascii: "-")) ? name.split(separator: "-") : []
    if parts.count >= 3, parts[0].count == 3, parts[1].count == 8, parts[1].allSatisfy(\.isNumber),
      parts[2].hasPrefix("wa")
    {
      return true
    }
    return messages.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isNumber == true }
  }

  /// Whether the letters stand in the text, whatever is around them.
  static func holdsScan(_ text: some Sequence<UInt8>) -> Bool {
    var matched = 0
    for octet in text {
      let small = octet | 0x20
      if small == letters[matched] { matched += 1 } else { matched = small == letters[0] ? 1 : 0 }
      if matched == letters.count { return true }
    }
    return false
  }

  private static let letters = Array("scan".utf8)

  /// Whether a text that a person has written, or the name of a file, says that it was scanned.
  static func saysScan(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { scans.contains($0) || $0.hasSuffix("scanner") }
  }

  private static let scans: Set<Substring> = [
    "scan", "scans", "scanned", "scané", "scanné", "scannée", "gescannt", "eingescannt", "gescand", "escaneado",
    "escaneada", "scansionato",
  ]

  /// Whether the name of a device or of a program is that of a scanner.
  static func namesScanner(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains {
      $0.hasPrefix("scan") || $0.hasSuffix("scanner") || ($0.hasSuffix("scan") && $0.utf8.count > 5)
    }
  }
}
