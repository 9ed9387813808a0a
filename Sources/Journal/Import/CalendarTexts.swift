internal import Formats

/// Everything that an entry of a calendar says in words, whatever the property: also what is in its alarms.
enum CalendarTexts {
  /// Properties that hold no words.
  private static let wordless: Set<String> = [
    "ACTION", "CLASS", "COMPLETED", "CREATED", "DTEND", "DTSTAMP", "DTSTART", "DUE", "DURATION", "EXDATE", "EXRULE",
    "GEO", "LAST-MODIFIED", "PERCENT-COMPLETE", "PRIORITY", "RDATE", "RECURRENCE-ID", "REPEAT", "RRULE", "SEQUENCE",
    "STATUS", "TRANSP", "TRIGGER", "UID",
  ]
  /// Parameters that hold words.
  private static let wordy: Set<String> = ["CN", "EMAIL", "FILENAME", "LABEL", "X-FILENAME", "X-TITLE", "X-ADDRESS"]

  static func all(_ component: ICalendarComponent) -> KeptTexts {
    var texts = KeptTexts()
    add(component, to: &texts)
    return texts
  }

  private static func add(_ component: ICalendarComponent, to texts: inout KeptTexts) {
    for property in component.properties where !wordless.contains(property.name.uppercased()) {
      for parameter in property.parameters where wordy.contains(parameter.name.uppercased()) {
        for value in parameter.values { texts.add(value) }
      }
      // What is attached inside the file is no text.
      if property.parameter("ENCODING")?.uppercased() == "BASE64" { continue }
      texts.add(withoutScheme(property.text))
    }
    for child in component.children { add(child, to: &texts) }
  }

  /// An address without the word that only says what kind of address it is.
  private static func withoutScheme(_ text: String) -> String {
    for scheme in ["mailto:", "https://", "http://", "tel:"] where text.lowercased().hasPrefix(scheme) {
      return String(text.dropFirst(scheme.count))
    }
    return text
  }
}
