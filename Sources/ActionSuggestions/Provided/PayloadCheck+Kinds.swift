import JSONRPC

extension PayloadCheck {
  func event() throws(PayloadProblem) -> EventPayload {
    let isAllDay = try bool("isAllDay")
    guard let start = try dayOrTime("start", isAllDay: isAllDay) else { throw problem("start", "is missing") }
    let end = try dayOrTime("end", isAllDay: isAllDay)
    // Both are written alike, so that their texts are in the order of their times.
    if let end, end <= start { throw problem("end", "must be after start") }
    return EventPayload(
      title: try text("title"), start: start, end: end, isAllDay: isAllDay, timeZone: try timeZone("timeZone"),
      location: try optionalText("location"),
      attendees: json["attendees"] == nil ? [] : try texts("attendees", 0...50), recurrence: try recurrence())
  }

  /// The value of an RRULE by its form (RFC 5545, section 3.3.10); the intent that writes it reads it.
  private func recurrence() throws(PayloadProblem) -> String? {
    guard let text = try optionalText("recurrence", atMost: 200) else { return nil }
    let frequencies = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let isRule =
      frequencies.contains { parts.first == "FREQ=" + $0 }
      && parts.dropFirst().allSatisfy { part in
        let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        return sides.count == 2 && !sides[0].isEmpty && sides[0].utf8.allSatisfy(\.isCapital) && !sides[1].isEmpty
          && sides[1].utf8.allSatisfy { $0.isCapital || $0.isDigit || "+-,:".utf8.contains($0) }
      }
    guard isRule else { throw problem("recurrence", "must be the value of an RRULE that begins with FREQ") }
    return text
  }

  func reminder() throws(PayloadProblem) -> ReminderPayload {
    let isAllDay = try bool("isAllDay")
    let due = try dayOrTime("due", isAllDay: isAllDay)
    guard due != nil || !isAllDay else { throw problem("due", "is missing") }
    return ReminderPayload(
      title: try text("title"), due: due, isAllDay: isAllDay, timeZone: try timeZone("timeZone"),
      location: try optionalText("location"))
  }

  func contact() throws(PayloadProblem) -> ContactPayload {
    var contact = ContactPayload(name: try optionalText("name"), postalAddress: try optionalText("postalAddress"))
    let numbers = json["phoneNumbers"] == nil ? [] : try texts("phoneNumbers", 0...10)
    for (index, number) in numbers.enumerated() {
      contact.phoneNumbers.append(try phoneNumber(number, "/phoneNumbers/\(index)"))
    }
    let addresses = json["emailAddresses"] == nil ? [] : try texts("emailAddresses", 0...10)
    for (index, address) in addresses.enumerated() {
      contact.emailAddresses.append(try emailAddress(address, "/emailAddresses/\(index)"))
    }
    guard !numbers.isEmpty || !addresses.isEmpty else {
      throw problem("phoneNumbers", "is missing, as are emailAddresses: a contact has at least one of them")
    }
    return contact
  }

  func flight() throws(PayloadProblem) -> ActionPayload {
    let airline = try word("airline", 2...3) { $0.isCapital || $0.isDigit }
    let number = try word("flightNumber", 3...8) { $0.isCapital || $0.isDigit }
    var digits = number.utf8.dropFirst(airline.utf8.count)
    if digits.last?.isCapital == true { digits = digits.dropLast() }
    let isRight = number.hasPrefix(airline) && (1...4).contains(digits.count) && digits.allSatisfy(\.isDigit)
    guard isRight else { throw problem("flightNumber", "must be the airline's code and a number") }
    return .trackFlight(airline: airline, flightNumber: number, date: try day("date"))
  }

  func money() throws(PayloadProblem) -> MoneyPayload {
    var money = MoneyPayload(recipient: try text("recipient", atMost: 1_024))
    if let amount = json["amount"], amount != .null {
      let number = try number(amount, "/amount")
      guard number > 0, number < 1e12 else { throw problem("amount", "must be more than nothing") }
      money.amount = number
    }
    if json["currency"] != nil { money.currency = try word("currency", 3...3, of: \.isCapital) }
    return money
  }

  func conversion() throws(PayloadProblem) -> ConversionPayload {
    guard let results = json["results"]?.array, (1...8).contains(results.count) else {
      throw problem("results", "must be an array of 1 to 8")
    }
    var conversion = ConversionPayload(
      value: try number(json["value"], "/value"), unit: try text("unit", atMost: 80), results: [])
    for (index, result) in results.enumerated() {
      let check = PayloadCheck(json: result.object ?? [:])
      do {
        conversion.results.append(
          ConversionPayload.Result(
            value: try check.number(check.json["value"], "/value"), unit: try check.text("unit", atMost: 80)))
      } catch {
        throw PayloadProblem(pointer: "/results/\(index)" + error.pointer, message: error.message)
      }
    }
    return conversion
  }
}
