/// UTF-8, or else Latin-1, in which every octet is a character.
func decodedText(_ octets: ArraySlice<UInt8>) -> String {
  if let text = String(validating: octets, as: UTF8.self) { return text }
  var text = String.UnicodeScalarView()
  for octet in octets { text.append(Unicode.Scalar(octet)) }
  return String(text)
}

/// Texts in UTF-16; NULs, which part several of them, become spaces.
func decodedWideText(_ octets: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
  let units = stride(from: octets.startIndex, to: octets.endIndex - 1, by: 2).map { index in
    let (first, second) = (UInt16(octets[index]), UInt16(octets[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
  return String(decoding: units.map { $0 == 0 ? 32 : $0 }, as: UTF16.self)
}
