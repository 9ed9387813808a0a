/// Whether the bytes are those of the text.
func matches(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
  let count = text.utf8CodeUnitCount
  guard bytes.count == count else { return false }
  var next = text.utf8Start
  for byte in bytes {
    if byte != next.pointee { return false }
    next += 1
  }
  return true
}

/// Lets a `switch` compare bytes with texts.
func ~= (text: StaticString, bytes: ArraySlice<UInt8>) -> Bool { matches(bytes, text) }
