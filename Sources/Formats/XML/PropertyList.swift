/// The texts, numbers and dates of an XML property list, by the keys above them with `/` in between. Data is passed over.
struct PropertyList {
  private var values: [String: [String]] = [:]

  /// - Throws: ``FormatError``, if it is no property list, or a broken one.
  init(_ bytes: [UInt8]) throws(FormatError) {
    var reader = XMLReader(ByteSource(bytes))
    var isList = false
    // The key of each dictionary that is open.
    var keys: [String] = []
    var text = ""
    while let event = try reader.next() {
      switch event {
      case .start:
        if !isList {
          isList = matches(reader.name, "plist")
          if !isList { throw FormatError(format: .xml, position: .line(reader.line), reason: .notThisFormat) }
        }
        if matches(reader.name, "dict") { keys.append("") }
        text = ""
      case .text: text += reader.text
      case .end:
        switch reader.name {
        case "dict": _ = keys.popLast()
        case "key" where !keys.isEmpty: keys[keys.count - 1] = String(text.prefix(200))
        case "string", "date", "real", "integer": values[keys.joined(separator: "/"), default: []].append(text)
        default: break
        }
        text = ""
      }
    }
  }

  /// What stands under the key: one value, or those of an array.
  subscript(key: String) -> [String]? { values[key] }
}
