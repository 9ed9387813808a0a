internal import ActionSuggestions
internal import Glibc
internal import JSONRPC
internal import Synchronization

/// Messages that calls have brought of late, by the bytes in which they were sent: a host sends a message again in front
/// of each of the next ones, and the same bytes are the same message.
///
/// It holds two generations of at most ``generationBytes`` of text each: when the younger is full the older is forgotten.
final class KnownMessages: Sendable {
  fileprivate struct Text: Hashable {
    let bytes: ArraySlice<UInt8>

    static func == (left: Text, right: Text) -> Bool {
      left.bytes.count == right.bytes.count
        && left.bytes.withUnsafeBytes { left in
          right.bytes.withUnsafeBytes { right in
            guard let first = left.baseAddress, let second = right.baseAddress else { return true }
            return memcmp(first, second, left.count) == 0
          }
        }
    }

    /// Takes eight bytes at a time, by a factor that nobody who writes messages knows.
    func hash(into hasher: inout Hasher) {
      let state = bytes.withUnsafeBytes { bytes in
        var state = UInt64(truncatingIfNeeded: bytes.count)
        var position = 0
        while position + 8 <= bytes.count {
          Self.mix(bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self), into: &state)
          position += 8
        }
        var rest: UInt64 = 0
        while position < bytes.count {
          rest = rest << 8 | UInt64(bytes[position])
          position += 1
        }
        Self.mix(rest, into: &state)
        return state
      }
      hasher.combine(state)
    }

    private static let factor = UInt64.random(in: .min ... .max) | 1

    private static func mix(_ word: UInt64, into state: inout UInt64) {
      let product = (state ^ word).multipliedFullWidth(by: factor)
      state = product.high ^ product.low
    }
  }

  fileprivate struct State {
    var young: [Text: SuggestedActionsMessage] = [:]
    var old: [Text: SuggestedActionsMessage] = [:]
    var youngBytes = 0
  }

  static let generationBytes = 2 << 20
  /// A longer message is read anew each time; in bytes.
  static let longest = 16_384

  private let state = Mutex(State())

  /// The message of the text; nil where it is not known.
  func message(_ text: ArraySlice<UInt8>) -> SuggestedActionsMessage? {
    let key = Text(bytes: text)
    return state.withLock { state in
      if let message = state.young[key] { return message }
      guard let index = state.old.index(forKey: key) else { return nil }
      let (own, message) = state.old.remove(at: index)
      state.insert(message, own)
      return message
    }
  }

  func insert(_ message: SuggestedActionsMessage, _ text: ArraySlice<UInt8>) {
    guard text.count <= Self.longest else { return }
    // The text is a part of a whole request, which must not be kept with it.
    let key = Text(bytes: Array(text)[...])
    state.withLock { $0.insert(message, key) }
  }
}

extension KnownMessages.State {
  fileprivate mutating func insert(_ message: SuggestedActionsMessage, _ key: KnownMessages.Text) {
    if young.updateValue(message, forKey: key) == nil { youngBytes += key.bytes.count }
    guard youngBytes > KnownMessages.generationBytes else { return }
    old = young
    young = [:]
    youngBytes = 0
  }
}
