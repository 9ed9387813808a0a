import Detection
import Testing

@Suite("Numbers, addresses, links, codes and places")
struct NameTests {
  static let american: [DetectionCase] = [
    .init("call 415 555 0155", "phoneNumber|415 555 0155|+14155550155"),
    .init("(415) 555-0155", "phoneNumber|(415) 555-0155|+14155550155"),
    .init("1-800-555-0199.", "phoneNumber|1-800-555-0199|+18005550199"),
    .init("+44 20 7946 0123", "phoneNumber|+44 20 7946 0123|+442079460123"),
    .init("+1 415 555 0142", "phoneNumber|+1 415 555 0142|+14155550142"),
    .init("mail milo@example.com, ok", "emailAddress|milo@example.com|milo@example.com"),
    .init("<a.b+c@mail.example.co.uk>", "emailAddress|a.b+c@mail.example.co.uk|a.b+c@mail.example.co.uk"),
    .init(
      "see https://example.org/wiki/Otter_(pub).",
      "link|https://example.org/wiki/Otter_(pub)|https://example.org/wiki/Otter_(pub)"),
    .init("(menu at otter.example.com/menu, ok)", "link|otter.example.com/menu|https://otter.example.com/menu"),
    .init("HTTPS://EXAMPLE.ORG/Soup", "link|HTTPS://EXAMPLE.ORG/Soup|https://example.org/Soup"),
    .init("www.example.com!", "link|www.example.com|https://www.example.com"),
    .init("example.com?", "link|example.com|https://example.com"),
    .init("http://example.com/a?b=c&d=%20#e", "link|http://example.com/a?b=c&d=%20#e|http://example.com/a?b=c&d=%20#e"),
    .init("http://user@example.com/x", "link|http://user@example.com/x|http://user@example.com/x"),
    .init("your code is 481204", "oneTimeCode|481204|481204"),
    .init("481204 is your Example code.", "oneTimeCode|481204|481204"),
    .init("use 90526 to approve $218.40", "oneTimeCode|90526|90526"),
    .init("door code is 8350#", "oneTimeCode|4471|4471"),
    .init("password is Marble-41-owl.", "oneTimeCode|Marble-41-owl|Marble-41-owl"),
    .init("PIN: 7714", "oneTimeCode|7714|7714"),
    .init("G-code: 123-456", "oneTimeCode|123-456|123456"),
    .init(
      "481204 is your Example code.\n\n@login.example.com #481204",
      "oneTimeCode|481204|481204@login.example.com",
      "oneTimeCode|@login.example.com #481204|481204@login.example.com"),
    .init("its 27 Aldous Road, second door", "postalAddress|27 Aldous Road|27 Aldous Road;-;-;-"),
    .init("120 West 41st Street", "postalAddress|120 West 41st Street|120 West 41st Street;-;-;-"),
    .init(
      "17 Juniper Crescent, Apt 9, Salem OR",
      "postalAddress|17 Juniper Crescent, Apt 9, Salem OR|17 Juniper Crescent, Apt 4;Portland;OR;-"),
    .init(
      "400 Beechwood St., Denver, CO 80202",
      "postalAddress|400 Beechwood St., Denver, CO 80202|400 Beechwood St.;Denver;CO;80202"),
    .init("lunch at Nopa", "place|Nopa|Nopa"),
    .init("at The Brass Kettle", "place|The Brass Kettle|The Brass Kettle"),
    .init("at Fig & Barrel?", "place|Fig & Barrel|Fig & Barrel"),
    .init("meet at buona vista station", "place|buona vista station|buona vista station"),
  ]

  static let british: [DetectionCase] = [
    .init("020 7946 0123", "phoneNumber|020 7946 0123|+442079460123"),
    .init("07700 900812", "phoneNumber|07700 900812|+447700900812"),
    .init("01632 960982", "phoneNumber|01632 960982|+441632960982"),
  ]

  @Test("a name is found with its value", arguments: american) func americanNames(_ item: DetectionCase) {
    #expect(item.found() == item.expected)
  }

  @Test("a number is read by its region's plan", arguments: british) func britishNames(_ item: DetectionCase) {
    #expect(item.found(region: "GB") == item.expected)
  }

  @Test("only the types that were asked for come") func types() {
    var context = DetectionCase.context()
    context.types = [.emailAddress]
    let found = Detector().detect("mail a@example.com on Friday", context: context)
    #expect(found.map(\.type) == [.emailAddress])
  }
}
