/// Line drawings for symbols, on a field of 24 by 24.
enum SymbolIcons {
  /// The path of a symbol's name, with or without its variants; a ring where there is none.
  static func path(_ name: String) -> String {
    var name = Substring(name)
    while true {
      if let path = paths[String(name)] { return path }
      guard let dot = name.lastIndex(of: ".") else { return "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14" }
      name = name[..<dot]
    }
  }

  /// The symbol's name with the variant in it, where it is drawn so.
  static func name(_ name: String, _ variant: SymbolVariant) -> String {
    switch variant {
    case .circle, .square: paths[name + "." + variant.rawValue] == nil ? name : name + "." + variant.rawValue
    default: name
    }
  }

  /// What a variant draws around a symbol that is not drawn inside of something already.
  static func surrounding(_ name: String, _ variant: SymbolVariant) -> String? {
    guard ![ring, box].contains(where: { path(name).hasPrefix($0) }) else { return nil }
    return switch variant {
    case .circle: ring
    case .square, .rectangle: box
    case .none, .fill, .slash: nil
    }
  }

  private static let ring = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18"
  private static let box =
    "M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-12a2.5 2.5 0 0 1 2.5-2.5z"

  private static let paths: [String: String] = [
    "checkmark": "M5 12.5l4.5 4.5L19 7", "checkmark.circle": ring + "M8 12.3l2.8 2.8L16 9.5",
    "checkmark.square": box + "M8 12.3l2.8 2.8L16 9.5", "square": box, "circle": ring,
    "xmark": "M6 6l12 12M18 6L6 18", "xmark.circle": ring + "M9 9l6 6M15 9l-6 6", "plus": "M12 5v14M5 12h14",
    "plus.circle": ring + "M12 8v8M8 12h8", "minus": "M5 12h14", "equal": "M5 9h14M5 15h14",
    "star": "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8z",
    "heart": "M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z",
    "exclamationmark": "M12 5v9M12 18.2v.3", "exclamationmark.triangle": "M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.2",
    "exclamationmark.circle": ring + "M12 7.5v6M12 16.3v.2",
    "questionmark": "M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.3M12 18v.2",
    "questionmark.circle": ring + "M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.5-1.1.9-1.1 1.7M12 16.5v.2",
    "info": "M12 10.5v7M12 6.5v.3", "info.circle": ring + "M12 11v5.5M12 7.6v.2",
    "arrow.right": "M5 12h14M13 6l6 6-6 6",
    "arrow.left": "M19 12H5M11 6l-6 6 6 6", "arrow.up": "M12 19V5M6 11l6-6 6 6", "arrow.down": "M12 5v14M6 13l6 6 6-6",
    "arrow.clockwise": "M19 12a7 7 0 1 1-2-5M19 4v4h-4",
    "repeat": "M6 9h10.5a2.5 2.5 0 0 1 2.5 2.5M9 6L6 9l3 3M18 15H7.5A2.5 2.5 0 0 1 5 12.5M15 18l3-3-3-3",
    "chevron.right": "M9 5l7 7-7 7", "chevron.left": "M15 5l-7 7 7 7", "chevron.up": "M5 15l7-7 7 7",
    "chevron.down": "M5 9l7 7 7-7",
    "chevron.forward": "M9 5l7 7-7 7", "chevron.backward": "M15 5l-7 7 7 7", "arrow.forward": "M5 12h14M13 6l6 6-6 6",
    "arrow.backward": "M19 12H5M11 6l-6 6 6 6",
    "phone":
      "M6.2 3.5h2.9l1.5 4-2 1.6a11.5 11.5 0 0 0 5.3 5.3l1.6-2 4 1.5v2.9a2 2 0 0 1-2.2 2A16.3 16.3 0 0 1 4.2 5.7a2 2 0 0 1 2-2.2z",
    "envelope":
      "M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7l8.5 6 8.5-6",
    "message":
      "M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-7.5L7 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z",
    "bubble":
      "M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-7.5L7 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z",
    "pencil": "M4 20l1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19zM14.5 6l3.5 3.5",
    "clock": ring + "M12 7v5l3.5 2",
    "alarm": "M12 5.5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 9v3.5l2.5 1.5M3.5 6l3-2.5M20.5 6l-3-2.5",
    "timer": "M12 6a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 9.5V13M9.5 3h5",
    "sun.max":
      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
    "moon": "M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z",
    "cloud": "M7 18.5a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.6-.8 4.4 4.4 0 0 1-.2 8.8z",
    "bolt": "M13 3L5 13.5h6L10 21l8.5-11h-6z",
    "flag": "M6 21V4h12l-2.5 4.5L18 13H6",
    "music.note":
      "M9 17.5V5l10-2v12.5M9 17.5a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 9 17.5zM19 15.5a2.5 2.5 0 1 1-2.5-2.5a2.5 2.5 0 0 1 2.5 2.5z",
    "number": "M9 4L7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
    "link":
      "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7",
    "airplane":
      "M12 3c1 0 1.5 1 1.5 2.5V9L21 13.5v2l-7.5-2.5v4.5l2.5 2V21l-4-1-4 1v-1.5l2.5-2V13L3 15.5v-2L10.5 9V5.5C10.5 4 11 3 12 3z",
    "gear":
      "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8",
    "list.bullet": "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.3M4.5 12h.3M4.5 17.5h.3",
    "checklist": "M11 6.5h9.5M11 12h9.5M11 17.5h9.5M3.5 6.5L5 8l3-3M3.5 12L5 13.5l3-3M3.5 17.5L5 19l3-3",
    "ellipsis": "M5.5 12h.3M12 12h.3M18.5 12h.3", "play": "M7 4.5v15L19 12z", "pause": "M8 5v14M16 5v14",
    "stop": "M6 6h12v12H6z", "trash": "M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5M10 10.5v6M14 10.5v6",
    "calendar":
      "M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5zM4 10h16M8 3v3.5M16 3v3.5",
    "mappin":
      "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.7a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8",
    "location": "M20.5 3.5L3.5 11l7.5 2 2 7.5z",
    "map": "M3.5 6.5l5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13",
    "house": "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
    "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20.5a7.5 7.5 0 0 1 15 0",
    "person.2":
      "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 5.2a3.5 3.5 0 0 1 0 6.6M17.5 13.6a6.5 6.5 0 0 1 4 5.9",
    "person.crop.circle": ring + "M12 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6M6.2 18.5a6.5 6.5 0 0 1 11.6 0",
    "tray": "M4 14l2.5-8h11L20 14v4.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 14h4.5a3.5 3.5 0 0 0 7 0H20",
    "doc": "M7 3.5h7l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM14 3.5V8h4.5",
    "doc.on.doc":
      "M9 8.5h9.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1zM16 8.5V4a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1v10.5a1 1 0 0 0 1 1H8",
    "creditcard":
      "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M6.5 15h3",
    "shippingbox": "M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5L12 12l8.5-4.5M12 12v9",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20.5 20.5",
    "lock":
      "M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5",
    "square.and.arrow.up": "M12 15V3.5M8 7l4-3.5L16 7M7 10.5H5.5v10h13v-10H17",
    "video":
      "M4 6.5h10.5A1.5 1.5 0 0 1 16 8v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 16V8A1.5 1.5 0 0 1 4 6.5zM16 10.5l5.5-3v9l-5.5-3",
    "photo":
      "M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM3 16l5-5 4.5 4.5L15.5 13l5.5 5M15.5 8.5v.3",
    "bell": "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
    "wifi": "M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.3a4.2 4.2 0 0 1 6 0M12 19.3v.2",
    "globe": ring + "M3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18",
  ]
}
