import Testing

@Suite("Flights and accounts")
struct FlightTests {
  static let found: [(text: String, value: String)] = [
    ("my flight is BA2490", "BA2490|BA 2490"), ("LH 400 lands at six", "LH 400|LH 400"),
    ("pick us up, AF 83 arrives late", "AF 83|AF 83"),
    ("flight ua 123 is delayed", "ua 123|UA 123"), ("6E2341 is boarding", "6E2341|6E 2341"),
    ("U28401 landed", "U28401|U2 8401"), ("flight number: DL 105", "DL 105|DL 105"),
    ("flight CAL 123", "CAL 123|CAL 123"),
    ("mein Flug LH2037 landet um sechs", "LH2037|LH 2037"),
    ("vuelo IB 3166 con retraso", "IB 3166|IB 3166"), ("mon vol AF 1234 est retardé", "AF 1234|AF 1234"),
    ("航班CA1234到了", "CA1234|CA 1234"), ("flight AS 12", "AS 12|AS 12"), ("check in for KL 1009", "KL 1009|KL 1009"),
  ]

  static let none = [
    "ab 380 EUR", "at 500", "is 24", "be 10", "UA 12 people", "flight at 500", "FLIGHT AT 500",
    "we land at 10 AM 401 km on",
    "gate B6, seat 12A", "terminal 2 E 45", "BA 2490", "landing on 12", "the airport is 20 km away", "flight QQ 123",
    "my flight cost DL 500 dollars", "Flug ab 380 EUR", "vuelo de 12 horas", "vol de 12 heures",
  ]

  static let accounts: [(text: String, value: String)] = [
    ("DE89 3704 0044 0532 0130 00", "iban DE89370400440532013000"),
    ("iban: GB82WEST12345698765432, thanks", "iban GB82WEST12345698765432"),
    ("an AT61 1904 3002 3457 3201.", "iban AT611904300234573201"),
    ("FR14 2004 1010 0505 0001 3M02 606", "iban FR1420041010050500013M02606"),
    ("pay noa.k@okaxis please", "upi noa.k@okaxis"), ("gpay: 9000000001@ybl", "upi 9000000001@ybl"),
    ("heron-cafe@kotak811", "upi heron-cafe@kotak811"),
  ]

  static let noAccounts = [
    "DE89 3704 0044 0532 0130 01", "DE89 3704 0044 0532 0130", "QQ89370400440532013000", "noa@okaxis.com", "noa@friend",
    "@okaxis", "me @ paytm", "GB82", "4012 8888 8888 1881",
  ]

  private func values(_ text: String, _ type: String) -> [String] {
    DetectionCase(text).found().filter { $0.hasPrefix(type) }.map { String($0.dropFirst(type.utf8.count + 1)) }
  }

  @Test("a flight is found where flying is spoken of", arguments: found) func finds(_ text: String, _ value: String) {
    #expect(values(text, "flightNumber") == [value])
  }

  @Test("other letters and numbers are no flights", arguments: none) func silent(_ text: String) {
    #expect(values(text, "flightNumber") == [])
  }

  @Test("an account is found by its check or its handle", arguments: accounts)
  func findsAccounts(_ text: String, _ value: String) {
    #expect(values(text, "paymentIdentifier").map { $0.split(separator: "|").last.map(String.init) } == [value])
  }

  @Test("what fails the check or has another handle is none", arguments: noAccounts)
  func silentAccounts(_ text: String) {
    #expect(values(text, "paymentIdentifier") == [])
    #expect(text != "4012 8888 8888 1881" || DetectionCase(text).found().isEmpty)
  }
}
