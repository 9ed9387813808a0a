internal import Foundation

/// Decodes the pieces of JSON documents.
enum JSONText {
  /// A piece as a value of the type.
  static func decoded<Value: Decodable>(_ type: Value.Type, _ bytes: ArraySlice<UInt8>) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// A piece that is a string.
  static func string(_ bytes: ArraySlice<UInt8>) throws -> String { try decoded(String.self, bytes) }
}
