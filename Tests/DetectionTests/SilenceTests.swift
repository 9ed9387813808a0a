import Detection
import Testing

@Suite("What names nothing")
struct SilenceTests {
  static let texts = [
    "you may as well", "we may 5 times over", "the march of time", "I sat down", "the sun is out", "on second thought",
    "version 5.1 works", "update to 4.10.1", "I mixed it 1:4", "the ratio 1:10 is right", "it costs $7", "7€ each",
    "we won 3-2", "at 7.25 kilograms", "at 101,194 points", "ping 10.0.4.12", "order #20260315-1430", "February 30",
    "31 April", "13/32/2026", "at <#> pm", "<TIME>", "> dinner friday 7pm", "`let tomorrow = 7pm`",
    "```\n# meeting at 15:00 tomorrow\n```", "monitor this", "john got 79", "ate 3/4 of it", "8/10 would read again",
    "25:99", "at 27", "about 5 people", "room 12", "On Mon, 2 Mar 2026 at 14:05, Ana wrote:\n> hello",
    "main.swift and test.md",
    "see readme.md", "e.g. this", "wait.so what", "done.In that case", "3.14", "my zip code is 94110",
    "your customer number is 4155550", "at 50% off", "John 3:16", "a second one", "mark my words", "Page 22",
  ]

  @Test("nothing is found", arguments: texts) func silent(_ text: String) {
    #expect(DetectionCase(text).found() == [])
  }
}
