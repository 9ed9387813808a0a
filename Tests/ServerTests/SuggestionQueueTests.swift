import ActionSuggestions
import CivilTime
import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Server

@Suite("Which provider is asked for which message")
struct SuggestionQueueTests {
  private func provider(_ name: String) throws -> ActionProvider {
    try ActionProvider(name: name, Parameters(["kinds": ["openURL"]]))
  }

  private func suggestion(_ id: String, _ body: String = "x") throws -> Suggestion {
    let message = ProviderHost.message(id, body)
    let parameters = Parameters(["message": message])
    return try #require(try ProviderHost.suggestion(parameters))
  }

  @Test("whatever happens, four are out at once, few wait, and every message ends as its newest text")
  func random() throws {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var queue = SuggestionQueue()
      #expect(queue.register(try provider("a")))
      var running: [SuggestionCall] = queue.open()
      var newest: [String: [UInt8]] = [:]
      var answered: [String: [UInt8]] = [:]
      for _ in 0..<400 {
        if generator.next() % 2 == 0 || running.isEmpty {
          let one = try suggestion("m\(generator.next() % 12)", "text \(generator.next() % 3)")
          newest[one.messageId] = one.content
          running += queue.ask(one)
        } else {
          let call = running.remove(at: Int(generator.next() % UInt64(running.count)))
          let (counts, due) = queue.end(call, isAnswered: generator.next() % 4 > 0)
          if counts { answered[call.suggestion.messageId] = call.suggestion.content }
          running += due
        }
        #expect(running.count <= SuggestionQueue.atOnce)
      }
      while !running.isEmpty {
        let call = running.removeFirst()
        let (counts, due) = queue.end(call, isAnswered: true)
        if counts { answered[call.suggestion.messageId] = call.suggestion.content }
        running += due
      }
      // What failed is asked about again when it comes again.
      for number in 0..<12 {
        for text in 0..<3 {
          let one = try suggestion("m\(number)", "text \(text)")
          guard newest[one.messageId] == one.content else { continue }
          for call in queue.ask(one) where queue.end(call, isAnswered: true).counts {
            answered[one.messageId] = call.suggestion.content
          }
        }
      }
      #expect(answered == newest)
    }
  }

  @Test("nothing is due before it is opened, and the oldest make room") func closed() throws {
    var queue = SuggestionQueue()
    #expect(queue.register(try provider("a")))
    for number in 0..<100 { #expect(queue.ask(try suggestion("m\(number)")).isEmpty) }
    let due = queue.open()
    #expect(due.map(\.suggestion.messageId) == ["m68", "m69", "m70", "m71"])
    #expect(queue.ask(try suggestion("m99")).isEmpty, "it waits already")
    queue.forget(["m72"])
    #expect(queue.end(due[0], isAnswered: true).due.map(\.suggestion.messageId) == ["m73"])
  }

  @Test("what belongs to another registration counts for nothing") func replaced() throws {
    var queue = SuggestionQueue()
    _ = queue.open()
    #expect(queue.register(try provider("a")))
    let old = try #require(queue.ask(try suggestion("m")).first)
    #expect(queue.register(try provider("a")))
    let new = try #require(queue.ask(try suggestion("m")).first)
    #expect(!queue.end(old, isAnswered: true).counts)
    #expect(queue.end(new, isAnswered: true).counts)
    queue.remove("a")
    #expect(queue.ask(try suggestion("n")).isEmpty && queue.isEmpty)
  }

  @Test("of a long conversation the messages in front are left out, and of a message that is too long nothing is told")
  func long() throws {
    func made(_ count: Int, _ size: Int) throws -> Suggestion? {
      let body = String(repeating: "x", count: size)
      let parameters = Parameters([
        "message": ProviderHost.message("m", body),
        "previousMessages": .array((0..<count).map { ProviderHost.message("p\($0)", body) }),
      ])
      return try ProviderHost.suggestion(parameters)
    }
    #expect(try made(12, 100)?.params["previousMessages"]?.array?.count == 10)
    let without = try #require(try made(10, 40_000))
    #expect(without.params["previousMessages"] == nil && without.params["message"] != nil)
    #expect(try made(0, 300_000) == nil)
  }
}
