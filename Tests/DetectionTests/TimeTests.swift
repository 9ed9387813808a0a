import CivilTime
import Detection
import Testing

@Suite("Days and times")
struct TimeTests {
  static let days: [DetectionCase] = [
    .init("March 5", "date|March 5|2026-03-05"),
    .init("march 5th works", "date|march 5th|2026-03-05"),
    .init("5 Mar 2026", "date|5 Mar 2026|2026-03-05"),
    .init("on 2026-03-05.", "date|2026-03-05|2026-03-05"),
    .init("3/14/2026", "date|3/14/2026|2026-03-14"),
    .init("14.3.2026", "date|14.3.2026|2026-03-14"),
    .init("on 3/14", "date|3/14|2026-03-14"),
    .init("brunch 3/14 at noon", "dateTime|3/14 at noon|2026-03-14T12:00:00"),
    .init("brunch 3/14 at 11am?", "dateTime|3/14 at 11am|2026-03-14T11:00:00"),
    .init("gala 31/12 at 9pm", "dateTime|31/12 at 9pm|2026-12-31T21:00:00"),
    .init("review 14/3 3pm", "dateTime|14/3 3pm|2026-03-14T15:00:00"),
    .init("on the 3rd", "date|the 3rd|2026-04-03"),
    .init("by the 30th, please", "date|the 30th|2026-03-30"),
    .init("Jan 4", "date|Jan 4|2027-01-04"),
    .init("March 4", "date|March 4|2026-03-04"),
    .init("5july", "date|5july|2026-07-05"),
    .init("the 5th of March 2027", "date|the 5th of March 2027|2027-03-05"),
    .init("29 February", "date|29 February|2028-02-29"),
    .init("today", "date|today|2026-03-04"),
    .init("tonight", "dateInterval|tonight|2026-03-04T18:00:00/2026-03-05T00:00:00"),
    .init("tmr", "date|tmr|2026-03-05"),
    .init("tomorrow morning", "dateInterval|tomorrow morning|2026-03-05T08:00:00/2026-03-05T12:00:00"),
    .init("2moro", "date|2moro|2026-03-05"),
    .init("yesterday", "date|yesterday|2026-03-03"),
    .init("Friday", "date|Friday|2026-03-06"),
    .init("Wednesday", "date|Wednesday|2026-03-11"),
    .init("next Friday", "date|next Friday|2026-03-13"),
    .init("last Friday", "date|last Friday|2026-02-27"),
    .init("this Wednesday", "date|this Wednesday|2026-03-04"),
    .init("picnic on sat?", "date|sat|2026-03-07"),
    .init("this weekend", "dateInterval|this weekend|2026-03-07/2026-03-09"),
    .init("next week", "dateInterval|next week|2026-03-09/2026-03-16"),
    .init("in two weeks", "date|in two weeks|2026-03-18"),
    .init("in 3 days", "date|in 3 days|2026-03-07"),
    .init("3 days from now", "date|3 days from now|2026-03-07"),
    .init("in a month", "date|in a month|2026-04-04"),
    .init("2 weeks ago", "date|2 weeks ago|2026-02-18"),
    .init("March 5-7", "dateInterval|March 5-7|2026-03-05/2026-03-08"),
    .init("5-7 March", "dateInterval|5-7 March|2026-03-05/2026-03-08"),
    .init("Monday to Friday", "dateInterval|Monday to Friday|2026-03-09/2026-03-14"),
    .init("saturday 13 june", "date|saturday 13 june|2026-06-13"),
    .init("Thursday, May 21, 2026", "date|Thursday, May 21, 2026|2026-05-21"),
    .init("the 9th of this month", "date|the 9th of this month|2026-03-09"),
    .init("the 9th of next month", "date|the 9th of next month|2026-04-09"),
    .init("March 28 - April 2", "dateInterval|March 28 - April 2|2026-03-28/2026-04-03"),
    .init("two days after next Friday", "date|two days after next Friday|2026-03-15"),
    .init("10/August/2026", "date|10/August/2026|2026-08-10"),
    .init("3 Aug 96", "date|3 Aug 96|1996-08-03"),
    .init("in June", "date|in June|2026-06-01"),
    .init("March 2027", "date|March 2027|2027-03-01"),
  ]

  static let times: [DetectionCase] = [
    .init("12:30", "time|12:30|2026-03-04T12:30:00"),
    .init("7pm", "time|7pm|2026-03-04T19:00:00"),
    .init("7 p.m.", "time|7 p.m.|2026-03-04T19:00:00"),
    .init("7.30pm", "time|7.30pm|2026-03-04T19:30:00"),
    .init("730pm", "time|730pm|2026-03-04T19:30:00"),
    .init("9am", "time|9am|2026-03-05T09:00:00"),
    .init("19:00", "time|19:00|2026-03-04T19:00:00"),
    .init("1930hrs", "time|1930hrs|2026-03-04T19:30:00"),
    .init("dinner at 7", "time|7|2026-03-04T19:00:00"),
    .init("at 2", "time|2|2026-03-04T14:00:00"),
    .init("breakfast at 8", "time|8|2026-03-05T08:00:00"),
    .init("at 11", "time|11|2026-03-04T11:00:00"),
    .init("noon", "time|noon|2026-03-04T12:00:00"),
    .init("half 7", "time|half 7|2026-03-04T19:30:00"),
    .init("half past six", "time|half past six|2026-03-04T18:30:00"),
    .init("quarter to 5", "time|quarter to 5|2026-03-04T16:45:00"),
    .init("5 o'clock", "time|5 o'clock|2026-03-04T17:00:00"),
    .init("8-10pm", "dateInterval|8-10pm|2026-03-04T20:00:00/2026-03-04T22:00:00"),
    .init("11-1pm", "dateInterval|11-1pm|2026-03-04T11:00:00/2026-03-04T13:00:00"),
    .init("from 2 to 4", "dateInterval|2 to 4|2026-03-04T14:00:00/2026-03-04T16:00:00"),
    .init("10:00-11:00 AM", "dateInterval|10:00-11:00 AM|2026-03-04T10:00:00/2026-03-04T11:00:00"),
    .init("3pm PST", "time|3pm PST|2026-03-04T15:00:00 America/Los_Angeles"),
    .init("in 20 mins", "dateTime|in 20 mins|2026-03-04T10:20:00"),
    .init("in half an hour", "dateTime|in half an hour|2026-03-04T10:30:00"),
    .init("2 hours ago", "dateTime|2 hours ago|2026-03-04T08:00:00"),
  ]

  static let both: [DetectionCase] = [
    .init("Friday 12:30", "dateTime|Friday 12:30|2026-03-06T12:30:00"),
    .init("tomorrow at 6pm", "dateTime|tomorrow at 6pm|2026-03-05T18:00:00"),
    .init("7pm on Friday", "dateTime|7pm on Friday|2026-03-06T19:00:00"),
    .init("dinner tmr 7?", "dateTime|tmr 7|2026-03-05T19:00:00"),
    .init("breakfast tomorrow, 8 at the lake", "dateTime|tomorrow, 8|2026-03-05T08:00:00"),
    .init("sat 5pm", "dateTime|sat 5pm|2026-03-07T17:00:00"),
    .init("at 7 tomorrow", "dateTime|7 tomorrow|2026-03-05T19:00:00"),
    .init("tomorrow morning at 8", "dateTime|tomorrow morning at 8|2026-03-05T08:00:00"),
    .init("tonight at 9", "dateTime|tonight at 9|2026-03-04T21:00:00"),
    .init("9 in the morning on Friday", "dateTime|9 in the morning on Friday|2026-03-06T09:00:00"),
    .init("March 5 at noon", "dateTime|March 5 at noon|2026-03-05T12:00:00"),
    .init("noon on the 30th", "dateTime|noon on the 30th|2026-03-30T12:00:00"),
    .init("Jan 4 at 9:30 AM", "dateTime|Jan 4 at 9:30 AM|2027-01-04T09:30:00"),
    .init("2026-03-05T12:30Z", "dateTime|2026-03-05T12:30Z|2026-03-05T12:30:00 UTC"),
    .init("fri 8-10pm", "dateInterval|fri 8-10pm|2026-03-06T20:00:00/2026-03-06T22:00:00"),
    .init("Saturday from 8 to 10", "dateInterval|Saturday from 8 to 10|2026-03-07T20:00:00/2026-03-07T22:00:00"),
  ]

  static let durations: [DetectionCase] = [
    .init("it takes 2 hours", "duration|2 hours|7200"),
    .init("an hour", "duration|an hour|3600"),
    .init("1h30", "duration|1h30|5400"),
    .init("1 hour 30 mins", "duration|1 hour 30 mins|5400"),
    .init("half an hour", "duration|half an hour|1800"),
    .init("1.5 hours", "duration|1.5 hours|5400"),
  ]

  @Test("a day is found and resolved", arguments: days) func day(_ item: DetectionCase) {
    #expect(item.found() == item.expected)
  }

  @Test("a time of day is found and resolved", arguments: times) func time(_ item: DetectionCase) {
    #expect(item.found() == item.expected)
  }

  @Test("a day and a time that stand together are one", arguments: both) func together(_ item: DetectionCase) {
    #expect(item.found() == item.expected)
  }

  @Test("a length of time is found", arguments: durations) func duration(_ item: DetectionCase) {
    #expect(item.found() == item.expected)
  }

  @Test("the day comes first where the region has it so", arguments: [("GB", "2026-04-03"), ("US", "2026-03-04")])
  func order(_ region: String, _ day: String) {
    #expect(DetectionCase("due on 3/4").found(region: region) == ["date|3/4|\(day)"])
  }

  @Test("what is ambiguous keeps its other readings") func candidates() throws {
    let detection = try #require(Detector().detect("next Friday", context: DetectionCase.context()).first)
    #expect(detection.candidates.map { describe($0) } == ["2026-03-06"])
    let hour = try #require(Detector().detect("Friday at 9", context: DetectionCase.context()).first)
    #expect(hour.candidates.map { describe($0) } == ["2026-03-06T21:00:00"])
  }
}
