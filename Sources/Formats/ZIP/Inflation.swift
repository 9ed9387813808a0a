internal import CZlib

/// Inflates a deflated stream piece by piece (RFC 1951, 1950 and 1952, by the system's zlib).
final class Inflation {
  enum Container: Int32 {
    /// Bare data, as archives have it.
    case none = -15
    /// A gzip or a zlib header tells.
    case header = 47
  }

  /// Bytes of one piece that is given out.
  private static let piece = 1 << 18

  private let source: ByteSource
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var consumed = 0
  private var isFinished = false
  /// How many bytes may still come out; more is an error.
  private var allowance: Int

  /// - Parameter allowance: How many bytes may come out at most.
  init?(_ source: ByteSource, _ container: Container, allowance: Int) {
    self.source = source
    self.allowance = allowance
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard inkling_inflate_init(stream, container.rawValue) == Z_OK else {
      stream.deinitialize(count: 1)
      stream.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// The next piece; empty at the end, nil where the data is broken or longer than allowed.
  func next() -> [UInt8]? {
    while !isFinished {
      if consumed == input.count {
        guard let more = try? source.next(.zip, at: .offset(0)), !more.isEmpty else { return nil }
        input = more
        consumed = 0
      }
      var status = Z_OK
      let output = [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, count in
        input.withUnsafeMutableBufferPointer { bytes in
          stream.pointee.next_in = bytes.baseAddress.map { $0 + consumed }
          stream.pointee.avail_in = UInt32(clamping: bytes.count - consumed)
          stream.pointee.next_out = buffer.baseAddress
          stream.pointee.avail_out = UInt32(Self.piece)
          let before = stream.pointee.avail_in
          status = inflate(stream, Z_NO_FLUSH)
          consumed += Int(before - stream.pointee.avail_in)
        }
        count = Self.piece - Int(stream.pointee.avail_out)
      }
      allowance -= output.count
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR, allowance >= 0 else { return nil }
      isFinished = status == Z_STREAM_END
      if !output.isEmpty { return output }
    }
    return []
  }
}

extension ByteSource {
  /// What a gzip file holds (RFC 1952); its first member, if there are several.
  ///
  /// - Parameters:
  ///   - size: The compressed bytes.
  /// - Returns: Nil if the system has no memory for it.
  public init?(inflating source: ByteSource, size: Int) {
    guard let inflation = Inflation(source, .header, allowance: ZIPArchive.mostInflated(of: size)) else { return nil }
    self.init(read: inflation.next)
  }
}
