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

  /// Names with their values in the order of the text; a name may stand here twice.
  public private(set) var members: [Member]

  /// An empty object: `{}`.
  public init() {
    members = []
  }

  /// Pairs of name and value, kept in their order, doubles too.
  public init(_ members: [(String, JSONValue)]) {
    self.members = members.map { Member(key: $0.0, value: $0.1) }
  }

  /// Members kept in their order, doubles too.
  public init(members: [Member]) {
    self.members = members
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
