/// What waits to be written: answers in their order, then notifications, of which only the newest of a kind is kept.
///
/// Both parts are counted in bytes. Answers are never dropped: whoever makes them must stop when ``replyBytes`` is over
/// the limit. Notifications are dropped, the oldest first, when they are more than their limit.
public struct Outbox: Sendable {
  private struct Notification: Sendable {
    let key: String?
    let bytes: [UInt8]
  }

  /// How the messages that are appended from now on are told apart on the wire.
  public var framing: Framing = .lines
  /// Notifications are held back until they are let out.
  public var holdsNotifications = true
  /// How many notifications were dropped for want of room.
  public private(set) var dropped = 0
  private var replies = JSONWriter(reserving: 0)
  private var notifications: [Int: Notification] = [:]
  private var newest: [OpaqueID: Int] = [:]
  private var first = 0
  private var next = 0
  private var notificationBytes = 0
  private let notificationLimit: Int

  /// Notifications follow answers in one portion only up to this many bytes, so that a later answer does not wait for
  /// them.
  private static let portion = 65_536

  /// The limit is in bytes, of all notifications that wait together; by default 4 MiB.
  public init(notificationLimit: Int = 4 << 20) {
    self.notificationLimit = notificationLimit
  }

  /// The bytes of the answers that wait.
  public var replyBytes: Int { replies.bytes.count }

  /// Whether nothing can be taken; notifications that are held back do not count.
  public var isEmpty: Bool { byteCount == 0 }

  /// Whether a notification waits that can be taken back.
  public var hasNotifications: Bool { !newest.isEmpty }

  /// The bytes of all that waits and is not held back.
  public var byteCount: Int { replies.bytes.count + (holdsNotifications ? 0 : notificationBytes) }

  /// Appends one answer, written by the body.
  public mutating func appendReply(_ write: (inout JSONWriter) -> Void) {
    let start = replies.bytes.count
    write(&replies)
    framing.close(&replies, from: start)
  }

  /// Appends a notification that keeps its place among the answers, and is never dropped; nothing while notifications are
  /// held back.
  public mutating func appendOrdered(_ method: String, _ params: JSONValue) {
    guard !holdsNotifications else { return }
    appendReply { Self.write(method, params, to: &$0) }
  }

  /// Appends a request to the client; it keeps its place among the answers, and is never dropped.
  public mutating func appendRequest(_ id: String, _ method: String, _ params: JSONValue) {
    appendReply { Self.write(id: id, method, params, to: &$0) }
  }

  /// Appends a notification; one with the same key that still waits is replaced, and waits at the end now.
  public mutating func appendNotification(_ method: String, _ params: JSONValue, key: String?) {
    var writer = JSONWriter()
    Self.write(method, params, to: &writer)
    framing.close(&writer, from: 0)
    if let key {
      if let older = newest.updateValue(next, forKey: OpaqueID(key)) { remove(older) }
    }
    notifications[next] = Notification(key: key, bytes: writer.bytes)
    notificationBytes += writer.bytes.count
    next += 1
    while notificationBytes > notificationLimit, first < next {
      if remove(first) { dropped += 1 }
      first += 1
    }
  }

  private static func write(
    id: String? = nil, _ method: String, _ params: JSONValue, to writer: inout JSONWriter
  ) {
    writer.raw("{\"jsonrpc\":\"2.0\",")
    if let id {
      writer.raw("\"id\":")
      writer.write(id)
      writer.raw(",")
    }
    writer.raw("\"method\":")
    writer.write(method)
    writer.raw(",\"params\":")
    writer.write(params)
    writer.raw("}")
  }

  /// Takes back the notification with that key, if it still waits: what it says has been said otherwise.
  public mutating func removeNotification(key: String) {
    guard !newest.isEmpty, let index = newest[OpaqueID(key)] else { return }
    remove(index)
  }

  /// Takes the next portion of whole messages; empty where nothing waits.
  public mutating func take() -> [UInt8] {
    var portion = replies.take()
    guard !holdsNotifications else { return portion }
    while portion.count < Self.portion, first < next {
      if let notification = notifications[first] {
        portion.append(contentsOf: notification.bytes)
        remove(first)
      }
      first += 1
    }
    return portion
  }

  @discardableResult
  private mutating func remove(_ index: Int) -> Bool {
    guard let notification = notifications.removeValue(forKey: index) else { return false }
    notificationBytes -= notification.bytes.count
    if let key = notification.key.map({ OpaqueID($0) }), newest[key] == index { newest[key] = nil }
    return true
  }
}

extension Framing {
  /// Ends the message that was written from the given byte on.
  fileprivate func close(_ writer: inout JSONWriter, from start: Int) {
    switch self {
    case .lines: writer.raw("\n")
    case .contentLength: writer.insert("Content-Length: \(writer.bytes.count - start)\r\n\r\n", at: start)
    }
  }
}
