/// The texts of an XMP packet (ISO 16684-1), without what they are.
enum XMPPacket {
  /// Adds every text between elements and in attributes, but the declarations of names. What stands behind a fault is
  /// left out.
  static func read(_ bytes: [UInt8], into texts: inout PhotoTexts) {
    var reader = XMLReader(ByteSource(bytes))
    while let event = try? reader.next() {
      switch event {
      case .text: texts.add(reader.text)
      case .start:
        for value in reader.attributeTexts where !value.hasPrefix("http") && !value.hasPrefix("adobe:") {
          texts.add(value)
        }
      case .end: break
      }
    }
  }
}
