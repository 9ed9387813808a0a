import Formats
import Foundation
import TestSupport
import Testing

@Suite("Call logs")
struct CallLogTests {
  static let sample = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <calls count="99">
      <call number="+4930123456" duration="43" date="1778925600000" type="1" contact_name="Ada &#127801;" />
      <call number="" duration="0" date="1778925600000" type="3" contact_name="(Unknown)" />
      <call number="1" duration="0" date="soon" type="3" />
      <sms address="+4930123456" date="1778925600000" type="2" body="secret" contact_name="Ada" />
      <sms address="+4930123456" date="1778925600000" type="3" body="a draft" />
      <mms address="1~2" date="1778925600000" msg_box="1" contact_name="Ada, (Unknown)"><parts><part data="QUJD"/></parts></mms>
    </calls>
    """

  @Test("calls have the other's name, messages have no text")
  func log() throws {
    let log = try CallLog(source: ByteSource(Array(Self.sample.utf8)))
    #expect(log.calls.map(\.name) == ["Ada 🌹", nil])
    #expect(log.calls.map(\.direction) == [.incoming, .missed])
    #expect(log.calls.map(\.seconds) == [43, 0])
    #expect(log.messages.map(\.names) == [["Ada"], ["Ada"]])
    #expect(log.messages.map(\.isOutgoing) == [true, false])
    #expect(log.skipped == 2)
    #expect(!"\(log)".contains("secret"))
  }

  @Test("what is no log is an error", arguments: [("", FormatError.Reason.empty), ("<gpx/>", .notThisFormat)])
  func errors(text: String, reason: FormatError.Reason) {
    #expect { try CallLog(source: ByteSource(Array(text.utf8))) } throws: { ($0 as? FormatError)?.reason == reason }
  }

  @Test("no mutation crashes")
  func fuzz() {
    var random = Mutation(seed: 13)
    var read = 0
    for _ in 0..<500 where (try? CallLog(source: ByteSource(random.mutated(Array(Self.sample.utf8))))) != nil {
      read += 1
    }
    #expect(read > 100)
  }

  @Test("other phones' logs are read", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    for (name, answer) in try Corpus.answers("sms_calls") {
      let log = try CallLog(source: ByteSource(try #require(Corpus.bytes("sms_calls/" + name))))
      #expect(log.problem == nil)
      #expect(log.calls.count + log.messages.count + log.skipped > 10, "\(name): \(answer)")
    }
  }
}
