/// The members of a JSON object in the order in which they stand.
///
/// A name that occurs twice is kept twice; reading takes the last one, as most readers do (RFC 8259, section 4).
public struct JSONObject: Sendable, Equatable {
  /// One name with its value.
  public struct Member: Sendable, Equatable {
    /// The member's name, without quotation marks and escapes; compared byte by byte.
    public let key: String
    /// What stands under the name.
    public var value: JSONValue

    /// The key is given bare; escapes are added when it is written.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }

    public static func == (left: Member, right: Member) -> Bool {
      left.key.hasSameBytes(as: right.key) && left.value == right.value
    }
  }

  private enum Storage: Sendable {
    case members([Member])
    case text(JSONText)
  }

  private var storage: Storage

  /// Names with their values in the order of the text; a name may stand here twice.
  public private(set) var members: [Member] {
    get {
      switch storage {
      case .members(let members): members
      case .text(let text): text.members
      }
    }
    _modify {
      var members = self.members
      storage = .members([])
      yield &members
      storage = .members(members)
    }
  }

  /// An empty object: `{}`.
  public init() {
    storage = .members([])
  }

  /// Pairs of name and value, kept in their order, doubles too.
  public init(_ members: [(String, JSONValue)]) {
    storage = .members(members.map { Member(key: $0.0, value: $0.1) })
  }

  /// Members kept in their order, doubles too.
  public init(members: [Member]) {
    storage = .members(members)
  }

  init(_ text: JSONText) {
    storage = .text(text)
  }

  /// An object that was written already, as its text; it goes out as it is, and is taken apart when somebody looks at a
  /// member.
  package init(written writer: consuming JSONWriter) {
    storage = .text(JSONText(writer.bytes[...], isWritten: true))
  }

  /// The text of an object that was written here, fit to be written again.
  package var writtenText: ArraySlice<UInt8>? {
    if case .text(let text) = storage, text.isWritten { text.bytes } else { nil }
  }

  /// The bytes as they were sent, from brace to brace, where the object was kept as its text. Objects of the same text
  /// are the same.
  package var text: ArraySlice<UInt8>? {
    if case .text(let text) = storage { text.bytes } else { nil }
  }

  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    // A writer has one text for an object.
    if let left = left.writtenText, let right = right.writtenText { return left == right }
    return left.members == right.members
  }

  /// Whether it has no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The names in order, each as often as it stands.
  public var keys: [String] { members.map(\.key) }

  /// The last value of that name. Setting nil removes every member of the name; setting a value replaces the last one,
  /// or appends.
  public subscript(key: String) -> JSONValue? {
    get {
      members.last { $0.key.hasSameBytes(as: key) }?.value
    }
    set {
      guard let newValue else {
        members.removeAll { $0.key.hasSameBytes(as: key) }
        return
      }
      if let index = members.lastIndex(where: { $0.key.hasSameBytes(as: key) }) {
        members[index].value = newValue
      } else {
        members.append(Member(key: key, value: newValue))
      }
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }
}
