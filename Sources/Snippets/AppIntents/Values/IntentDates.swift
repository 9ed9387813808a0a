public import Foundation
public import JSONRPC

/// A day, with a time or without, as a person's calendar and clock show it.
extension DateComponents: IntentValue {
  public static var valueType: IntentParameter.ValueType { .date }

  public var json: JSONValue {
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(max(0, number ?? 0))
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(year, 4))-\(digits(month, 2))-\(digits(self.day, 2))"
    guard hour != nil else { return .string(day) }
    return .string("\(day)T\(digits(hour, 2)):\(digits(minute, 2)):\(digits(second, 2))")
  }

  public static func value(of json: JSONValue) async throws -> DateComponents {
    let numbers = (json.string ?? "").split { !$0.isWholeNumber }.compactMap { Int($0) }
    guard [3, 5, 6].contains(numbers.count) else { throw refused("must be a day, or a day and a time") }
    var components = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    if numbers.count > 3 { (components.hour, components.minute) = (numbers[3], numbers[4]) }
    if numbers.count > 5 { components.second = numbers[5] } else if numbers.count > 3 { components.second = 0 }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    components.calendar = calendar
    guard components.isValidDate else { throw refused("must be a day and a time that there are") }
    components.calendar = nil
    return components
  }
}

/// A moment: on the wire what the person's clock shows then, in their zone.
extension Date: IntentValue {
  public static var valueType: IntentParameter.ValueType { .date }

  public var json: JSONValue {
    Date.calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self).json
  }

  public static func value(of json: JSONValue) async throws -> Date {
    let components = try await DateComponents.value(of: json)
    guard let date = calendar.date(from: components) else { throw refused("must be a moment that there is") }
    return date
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = IntentContext.current?.surroundings.timeZone ?? .gmt
    return calendar
  }
}
