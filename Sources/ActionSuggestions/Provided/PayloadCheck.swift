import CivilTime
import Foundation
import JSONRPC

/// Reads the members of a payload that somebody else has made, and refuses what no payload here would hold.
struct PayloadCheck {
  let json: JSONObject

  /// In Unicode scalars.
  private static let longestText = 500

  func problem(_ name: String, _ message: String) -> PayloadProblem {
    PayloadProblem(pointer: "/" + name, message: message)
  }

  // MARK: Texts

  func optionalText(_ name: String, atMost limit: Int = Self.longestText) throws(PayloadProblem) -> String? {
    guard let value = json[name], value != .null else { return nil }
    return try text(value, "/" + name, limit)
  }

  func text(_ name: String, atMost limit: Int = Self.longestText) throws(PayloadProblem) -> String {
    guard let text = try optionalText(name, atMost: limit) else { throw problem(name, "is missing") }
    return text
  }

  func texts(_ name: String, _ count: ClosedRange<Int>) throws(PayloadProblem) -> [String] {
    guard let values = json[name]?.array, count.contains(values.count) else {
      throw problem(name, "must be an array of \(count.lowerBound) to \(count.upperBound)")
    }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      texts.append(try text(value, "/\(name)/\(index)", Self.longestText))
    }
    return texts
  }

  private func text(_ value: JSONValue, _ pointer: String, _ limit: Int) throws(PayloadProblem) -> String {
    guard let text = value.string, !text.allSatisfy(\.isWhitespace), text.unicodeScalars.count <= limit else {
      throw PayloadProblem(pointer: pointer, message: "must be a text of 1 to \(limit) characters, not blank")
    }
    return text
  }

  /// A text made of such bytes alone.
  func word(_ name: String, _ count: ClosedRange<Int>, of isRight: (UInt8) -> Bool) throws(PayloadProblem) -> String {
    let text = try text(name, atMost: count.upperBound)
    guard count.contains(text.utf8.count), text.utf8.allSatisfy(isRight) else {
      throw problem(name, "has a wrong length, or characters that it cannot have")
    }
    return text
  }

  // MARK: Numbers

  func number(_ value: JSONValue?, _ pointer: String) throws(PayloadProblem) -> Double {
    guard let number = value?.double, number.isFinite else {
      throw PayloadProblem(pointer: pointer, message: "must be a number")
    }
    return number
  }

  func int(_ name: String, _ range: ClosedRange<Int>) throws(PayloadProblem) -> Int {
    guard let number = json[name]?.int, range.contains(number) else {
      throw problem(name, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func bool(_ name: String) throws(PayloadProblem) -> Bool {
    guard let flag = json[name]?.bool else { throw problem(name, "must be true or false") }
    return flag
  }

  // MARK: Times

  func day(_ name: String) throws(PayloadProblem) -> String? {
    guard let text = try optionalText(name) else { return nil }
    guard text.utf8.count == 10, let day = CivilDate(text) else { throw problem(name, "must be a day, YYYY-MM-DD") }
    return "\(day)"
  }

  func wallTime(_ name: String) throws(PayloadProblem) -> String? {
    guard let text = try optionalText(name) else { return nil }
    guard text.utf8.count == 19, let time = CivilDateTime(text) else {
      throw problem(name, "must be a time, YYYY-MM-DDTHH:MM:SS")
    }
    return "\(time)"
  }

  func dayOrTime(_ name: String, isAllDay: Bool) throws(PayloadProblem) -> String? {
    isAllDay ? try day(name) : try wallTime(name)
  }

  func timeZone(_ name: String) throws(PayloadProblem) -> String {
    let text = try text(name, atMost: 64)
    let isName = text.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit
        || [UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-")]
          .contains(byte)
    }
    guard isName, TimeZone(named: text) != nil else { throw problem(name, "must be the IANA name of a time zone") }
    return text
  }
}

extension UInt8 {
  var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
  var isCapital: Bool { (65...90).contains(self) }
  var isDigit: Bool { (48...57).contains(self) }
}
