import Detection
import Testing

@Suite("What names nothing")
struct SilenceTests {
  static let texts = [
    "you may as well", "we may 5 times over", "the march of time", "I sat down", "the sun is out", "on second thought",
    "version 5.1 works", "update to 4.10.1", "paint and water, mixed 1:4", "the ratio 1:10 is right", "it costs $7",
    "7€ each",
    "they won 4-1", "at 8.25 litres", "at 24,310 votes", "ping 192.168.7.21", "order #20250611-0907", "February 30",
    "31 April", "13/32/2026", "at <#> pm", "<TIME>", "> supper friday 8pm", "`let tomorrow = 7pm`",
    "```\n# meeting at 15:00 tomorrow\n```", "monitor this", "Mia got 64", "only 2/3 of them", "8/10 from me",
    "25:99", "at 27", "about 5 people", "room 12", "On Tue, 6 Jan 2026 at 09:12, Ana wrote:\n> hello",
    "main.swift and test.md",
    "see readme.md", "e.g. this", "wait.so what", "done.In that case", "3.14", "my zip code is 94110",
    "the customer number is 7730194", "at 50% off", "John 3:16", "a second one", "mark my words", "Page 31",
  ]

  @Test("no day, place, link or number to call is found", arguments: texts) func silent(_ text: String) {
    // A number, a rank, an amount or a length of time names what it is.
    let plain = ["number", "ordinal", "moneyAmount", "measurement"]
    let found = DetectionCase(text).found().filter { found in !plain.contains { found.hasPrefix($0 + "|") } }
    #expect(found == [])
  }
}
