import Detection
import Testing

@Suite("Numbers, addresses, links, codes and places")
struct NameTests {
  static let american: [DetectionCase] = [
    .init("call 503 555 0117", "phoneNumber|503 555 0117|+15035550117"),
    .init("(503) 555-0117", "phoneNumber|(503) 555-0117|+15035550117"),
    .init("1-800-555-0123.", "phoneNumber|1-800-555-0123|+18005550123"),
    .init("+44 20 7946 0958", "phoneNumber|+44 20 7946 0958|+442079460958"),
    .init("+1 503 555 0164", "phoneNumber|+1 503 555 0164|+15035550164"),
    .init("mail noa@example.com, ok", "emailAddress|noa@example.com|noa@example.com"),
    .init("<a.b+c@mail.example.co.uk>", "emailAddress|a.b+c@mail.example.co.uk|a.b+c@mail.example.co.uk"),
    .init(
      "see https://example.org/wiki/Heron_(inn).",
      "link|https://example.org/wiki/Heron_(inn)|https://example.org/wiki/Heron_(inn)"),
    .init("(prices at shop.example.com/list, ok)", "link|shop.example.com/list|https://shop.example.com/list"),
    .init("HTTPS://EXAMPLE.ORG/Map", "link|HTTPS://EXAMPLE.ORG/Map|https://example.org/Map"),
    .init("www.example.com!", "link|www.example.com|https://www.example.com"),
    .init("example.com?", "link|example.com|https://example.com"),
    .init("http://example.com/a?b=c&d=%20#e", "link|http://example.com/a?b=c&d=%20#e|http://example.com/a?b=c&d=%20#e"),
    .init("http://user@example.com/x", "link|http://user@example.com/x|http://user@example.com/x"),
    .init("your code is 730915", "oneTimeCode|730915|730915"),
    .init("730915 is your Harbor code.", "oneTimeCode|730915|730915"),
    .init("use 61842 to approve $54.10", "oneTimeCode|61842|61842", "moneyAmount|$54.10|54.1 USD"),
    .init("door code is 3058#", "oneTimeCode|3058|3058"),
    .init("password is Marble-42-kite.", "oneTimeCode|Marble-42-kite|Marble-42-kite"),
    .init("PIN: 9036", "oneTimeCode|9036|9036"),
    .init("G-code: 123-456", "oneTimeCode|123-456|123456"),
    .init(
      "730915 is your Harbor code.\n\n@auth.example.org #730915",
      "oneTimeCode|730915|730915@auth.example.org",
      "oneTimeCode|730915|730915@auth.example.org"),
    .init("its 27 Aldous Road, second door", "postalAddress|27 Aldous Road|27 Aldous Road;-;-;-", "ordinal|second|2"),
    .init("75 East 12th Street", "postalAddress|75 East 12th Street|75 East 12th Street;-;-;-"),
    .init(
      "51 Wexcombe Crescent, Apt 6, Salem OR",
      "postalAddress|51 Wexcombe Crescent, Apt 6, Salem OR|51 Wexcombe Crescent, Apt 6;Salem;OR;-"),
    .init(
      "at 1480 Alder Avenue NW, Salem, OR 97301 by noon",
      "postalAddress|1480 Alder Avenue NW, Salem, OR 97301|1480 Alder Avenue NW;Salem;OR;97301",
      "time|noon|2026-03-04T12:00:00"),
    .init(
      "312 Larkspur St., Denver, CO 80202",
      "postalAddress|312 Larkspur St., Denver, CO 80202|312 Larkspur St.;Denver;CO;80202"),
    .init("lunch at Nopa", "place|Nopa|Nopa"),
    .init("at The Brass Heron", "place|The Brass Heron|The Brass Heron"),
    .init("at Salt & Cedar?", "place|Salt & Cedar|Salt & Cedar"),
    .init("meet at willow bridge station", "place|willow bridge station|willow bridge station"),
  ]

  static let british: [DetectionCase] = [
    .init("020 7946 0958", "phoneNumber|020 7946 0958|+442079460958"),
    .init("07700 900461", "phoneNumber|07700 900461|+447700900461"),
    .init("01632 960237", "phoneNumber|01632 960237|+441632960237"),
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
