/// A part of a JSON document that is small enough to be decoded by itself.
struct JSONPiece {
  /// The member of the outermost object that it is, or stands in; nil in an array without an object around it.
  var key: String?
  /// Whether it is an element of an array.
  var isElement: Bool
  /// The value as it stands in the file; whether it is valid JSON has not been looked at.
  var value: ArraySlice<UInt8>
}
