import Foundation
import JSONRPC
import Testing

@testable import Server

/// What the protocol document promises about errors and sizes.
@Suite("Errors and sizes", .timeLimit(.minutes(1)))
struct ProtocolTableTests {
  /// The table of errors in the protocol document.
  private static let table: [(code: Int, reasons: [String])] = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = (try? String(contentsOf: package.appending(path: "Schemas/PROTOCOL.md"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, let code = Int(cells[0]) else { return nil }
      return (code, cells[1].split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) })
    }
  }()

  @Test("M18: Codes in the reserved range have only the meanings of JSON-RPC and LSP; the product's own lie outside")
  func reservedRange() {
    let reserved: Set = [-32700, -32600, -32601, -32602, -32603, -32002, -32800, -32801, -32802, -32803]
    #expect(Self.table.count > 20)
    for row in Self.table where (-32768 ... -32000).contains(row.code) {
      #expect(reserved.contains(row.code), "\(row.code)")
    }
    let own: [ErrorCode] = [
      .entitlementMissing, .clientRefused, .consentRequired, .unknownMessage, .unknownIntent, .unknownSnippet,
      .unknownControl, .controlDisabled, .notInteractive, .cannotReplaceConfirmation, .sideEffectInDraw,
      .entityNotFound, .viewInvalid, .viewTooLarge, .unknownHandle, .expiredHandle, .tooManySelections,
      .noTerminal, .alreadyPresented, .tooManyDonations, .storeUnavailable, .storeNewer, .tooLarge, .providerGone,
      .providerTimeout,
      .providerFailed,
      .providerInvalid, .callTooDeep, .providerBusy,
    ]
    for code in own {
      #expect(!(-32768 ... -32000).contains(code.rawValue))
      #expect(Self.table.contains { $0.code == code.rawValue }, "\(code.rawValue) stands in the document")
    }
    #expect(Set(own.map(\.rawValue)).count == own.count)
  }

  @Test("B5: No answer that a client is likely to read line by line has 64 KiB")
  func sizes() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let links = (0..<200).map { "https://example\($0).org/a" }.joined(separator: " ")
    let message: JSONValue = [
      "id": "1", "date": "2026-03-02T18:04:00Z", "body": .string(links),
      "sender": ["name": "Ana", "handle": "ana", "isUser": false], "recipients": [],
    ]
    _ = try await host.result("actions.generate", ["message": message])
    _ = try await host.result("actions.get", ["messageId": "1", "as": "view"])
    for number in 0..<60 {
      let parameters: JSONValue = ["title": .string("\(number) " + String(repeating: "long ", count: 60))]
      _ = try await host.result(
        "snippet.perform", ["intent": ["name": "inkling/AddToDo", "parameters": parameters]])
    }
    _ = try await host.result("intents.list")
    let longest = host.lines.map(\.utf8.count).max() ?? 0
    #expect(longest < 65_536)
  }
}
