internal import CSQLite

/// A prepared statement. A row's values are valid until the next step.
final class Statement {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  /// Texts and blobs while they are bound, one behind the other.
  private var buffer: UnsafeMutableRawBufferPointer
  /// Whether its rows are being read just now.
  private(set) var isBusy = false

  init(_ sql: String, in connection: OpaquePointer) throws(StoreError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw StoreError(code: code, message: String(cString: sqlite3_errmsg(connection)))
    }
    handle = prepared
    self.connection = connection
    buffer = Self.newBuffer(Self.usualCapacity)
  }

  deinit {
    sqlite3_finalize(handle)
    buffer.deallocate()
  }

  // In bytes. A buffer that grew beyond the second for large values is given back.
  private static let usualCapacity = 512
  private static let keptCapacity = 65_536

  private static func newBuffer(_ capacity: Int) -> UnsafeMutableRawBufferPointer {
    .allocate(byteCount: capacity, alignment: 16)
  }

  func bind(_ values: [SQLValue]) throws(StoreError) {
    isBusy = true
    makeRoom(for: values)
    var used = 0
    for (index, value) in values.enumerated() {
      let position = Int32(index + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, position)
        case .int(let number): sqlite3_bind_int64(handle, position, Int64(number))
        case .double(let number): sqlite3_bind_double(handle, position, number)
        case .text(let text): bind(text, at: position, &used)
        case .blob(let bytes): bind(bytes, at: position, &used)
        }
      guard code == SQLITE_OK else { throw lastError(code) }
    }
  }

  private func makeRoom(for values: [SQLValue]) {
    var size = 0
    for value in values {
      switch value {
      case .text(let text): size += text.utf8.count
      case .blob(let bytes): size += bytes.count
      default: break
      }
    }
    // There is always a byte left, so that an empty value has an address: SQLite takes none for NULL.
    guard size >= buffer.count else { return }
    buffer.deallocate()
    buffer = Self.newBuffer(size + Self.usualCapacity)
  }

  private func bind(_ text: String, at position: Int32, _ used: inout Int) -> Int32 {
    let value = copy(text.utf8, &used)
    return sqlite3_bind_text64(
      handle, position, value?.assumingMemoryBound(to: CChar.self), UInt64(text.utf8.count), nil, UInt8(SQLITE_UTF8))
  }

  private func bind(_ bytes: [UInt8], at position: Int32, _ used: inout Int) -> Int32 {
    sqlite3_bind_blob64(handle, position, copy(bytes, &used), UInt64(bytes.count), nil)
  }

  /// Copies a value behind those that are bound already. It stays there until the bindings are cleared, so SQLite need
  /// not copy it too.
  private func copy(_ bytes: some Collection<UInt8>, _ used: inout Int) -> UnsafeMutableRawPointer? {
    let place = UnsafeMutableRawBufferPointer(rebasing: buffer[used...])
    place.copyBytes(from: bytes)
    used += bytes.count
    return place.baseAddress
  }

  /// Goes to the next row; false behind the last one.
  func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw lastError(code)
    }
  }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    if buffer.count > Self.keptCapacity {
      buffer.deallocate()
      buffer = Self.newBuffer(Self.usualCapacity)
    }
    isBusy = false
  }

  private func lastError(_ code: Int32) -> StoreError {
    StoreError(code: code, message: String(cString: sqlite3_errmsg(connection)))
  }
}
