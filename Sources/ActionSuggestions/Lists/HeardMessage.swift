import Store

/// What is known of a message's place in its conversation, and where its reading is found.
struct HeardMessage: Sendable {
  var sequence: Int
  var id: String
  var date: Double
  /// Whether it has a list, and was not only seen in front of another one.
  var isGenerated: Bool
  /// The hash of what it says.
  var key: [UInt8]

  /// The columns from which it is made, for messages of which it is known what they say.
  static let columns = "sequence, id, date, content IS NOT NULL, saidKey"

  init(sequence: Int, id: String, date: Double, isGenerated: Bool, key: [UInt8]) {
    self.sequence = sequence
    self.id = id
    self.date = date
    self.isGenerated = isGenerated
    self.key = key
  }

  init(_ row: Row) {
    self.init(
      sequence: row.int(0), id: row.text(1), date: row.double(2), isGenerated: row.bool(3), key: row.blob(4))
  }
}
