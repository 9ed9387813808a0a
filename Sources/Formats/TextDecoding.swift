/// UTF-8, or else Latin-1, in which every octet is a character.
func decodedText(_ octets: ArraySlice<UInt8>) -> String {
  if let text = String(validating: octets, as: UTF8.self) { return text }
  var text = String.UnicodeScalarView()
  for octet in octets { text.append(Unicode.Scalar(octet)) }
  return String(text)
}
