import Formats
import Foundation
import TestSupport
import Testing

@Suite("Archives")
struct ZIPTests {
  /// A folder, a deflated `doc.kml` and a stored `stored.txt`.
  private static let archive = [UInt8](
    Data(
      base64Encoded: """
        UEsDBBQAAAAIABxJfl0AAAAAAgAAAAAAAAAHAAAAZm9sZGVyLwMAUEsDBBQAAAAIABxJfl3LQddTXgAAADsIAAAHAAAAZG9jLmtt
        bLPJzs2xswnISUxOzU0syrazyUvMTbVzyk8sycgvLU610QfzbQLyM/NK7GyS8/OLUjLzEktSi+0MjfWMdUyN9Ixt9JGFbfShavWR
        DNUH2aIwCkbBKBgFo2AUjIIhDwBQSwMEFAAAAAAAAAAhALMkTpYIAAAACAAAAAoAAABzdG9yZWQudHh0YXMgaXQgaXNQSwECFAMU
        AAAACAAcSX5dAAAAAAIAAAAAAAAABwAAAAAAAAAAABAA/UEAAAAAZm9sZGVyL1BLAQIUAxQAAAAIABxJfl3LQddTXgAAADsIAAAH
        AAAAAAAAAAAAAACAAScAAABkb2Mua21sUEsBAhQDFAAAAAAAAAAhALMkTpYIAAAACAAAAAoAAAAAAAAAAAAAAIABqgAAAHN0b3Jl
        ZC50eHRQSwUGAAAAAAMAAwCiAAAA2gAAAAAA
        """, options: .ignoreUnknownCharacters) ?? Data())
  private static let gzip = [UInt8](
    Data(
      base64Encoded: """
        H4sIAAAAAAACA+3FIREAQAgAsCpU4/hXGPoraiA2s8nq/2IkSZIkSXda6cg/dawNAAA=
        """, options: .ignoreUnknownCharacters) ?? Data())

  private static func open(_ bytes: [UInt8]) throws -> ZIPArchive {
    try ZIPArchive(size: bytes.count) { offset, count in
      offset >= 0 && count >= 0 && offset <= bytes.count ? Array(bytes[offset...].prefix(count)) : nil
    }
  }

  @Test("files come out as they went in")
  func entries() throws {
    let archive = try Self.open(Self.archive)
    #expect(archive.entries.map(\.path) == ["doc.kml", "stored.txt"])
    let document = try KMLDocument.read(archive.source(of: archive.entries[0]))
    #expect(document.places.map(\.name) == ["Boathouse"])
    #expect(archive.entries[1].size == 8)
  }

  @Test("a gzip file is inflated, and a bomb stops at its allowance")
  func inflated() throws {
    let source = try #require(ByteSource(inflating: ByteSource(Self.gzip), size: Self.gzip.count))
    #expect(throws: FormatError.self) { try KMLDocument.read(source) }
    let small = try #require(ByteSource(inflating: ByteSource(Self.gzip), size: 0))
    #expect { try KMLDocument.read(small) } throws: { ($0 as? FormatError)?.reason == .unreadable }
  }

  @Test("what is no archive, or a broken one, is an error")
  func errors() {
    #expect { try Self.open([]) } throws: { ($0 as? FormatError)?.reason == .empty }
    #expect { try Self.open(Array("hello".utf8)) } throws: { ($0 as? FormatError)?.reason == .notThisFormat }
    #expect { try Self.open(Array(Self.archive.dropLast(30))) } throws: {
      ($0 as? FormatError)?.reason == .notThisFormat
    }
  }

  @Test("no truncation and no mutation crashes")
  func fuzz() {
    var random = Mutation(seed: 9)
    var read = 0
    for _ in 0..<2_000 {
      guard let archive = try? Self.open(random.mutated(Self.archive)) else { continue }
      for entry in archive.entries {
        guard let source = try? archive.source(of: entry) else { continue }
        if (try? KMLDocument.read(source)) != nil { read += 1 }
      }
    }
    #expect(read > 100)
  }
}
