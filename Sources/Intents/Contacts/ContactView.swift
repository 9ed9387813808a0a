import Foundation
import Formats
import Snippets

/// How a contact is shown: who it is, and a link for each way to reach it.
enum ContactView {
  /// Details beyond these are left out.
  private static let mostDetails = 12

  static func rows(of card: VCard, title: String) -> [ViewNode] {
    var rows = [ViewNode.label(title, systemImage: "person.crop.circle").modifier(.font(.headline))]
    let work = ([card.title].compactMap { $0 } + card.organization).map(line).filter { !$0.isEmpty && $0 != title }
    if !work.isEmpty {
      rows.append(.text(work.joined(separator: ", ")).modifier(.foregroundStyle("secondary")))
    }
    for phone in card.phoneNumbers.prefix(mostDetails) {
      let number = try? Dialling.number(phone.value)
      rows.append(row("\(name(of: phone, or: "Phone")): \(line(phone.value))", number.map { "tel:" + $0 }))
    }
    for email in card.emailAddresses.prefix(mostDetails) {
      let address = try? SendEmailIntent.url(email.value, subject: nil)
      rows.append(row("\(name(of: email, or: "Email")): \(line(email.value))", address))
    }
    for address in card.postalAddresses.prefix(4) {
      let text = line(address.lines.joined(separator: ", "))
      rows.append(
        row("\(address.label.map(line) ?? "Address"): \(text)", "geo:0,0?q=" + AddressEncoding.encoded(text)))
    }
    if let birthday = card.birthday.flatMap(words) { rows.append(.label("Born \(birthday)", systemImage: "gift")) }
    return rows
  }

  private static func row(_ text: String, _ destination: String?) -> ViewNode {
    guard let destination = destination.flatMap(LinkPolicy.allowed) else { return .text(text) }
    return ViewNode(.link(label: .text(text), destination: destination))
  }

  /// What the person calls it, else what kind it is.
  private static func name(of detail: VCardDetail, or standard: String) -> String {
    if let label = detail.label.map(line), !label.isEmpty { return label }
    let names = ["CELL": "Mobile", "WORK": "Work", "HOME": "Home", "FAX": "Fax", "PAGER": "Pager"]
    return detail.types.compactMap { names[$0] }.first ?? standard
  }

  private static func words(_ date: VCardDate) -> String? {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let parts = [
      date.day.map(String.init), date.month.map { months[($0 - 1) % 12] }, date.year.map(String.init),
    ]
    let text = parts.compactMap { $0 }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  private static func line(_ text: String) -> String {
    DisplayText.clamped(
      DisplayText.sanitised(text).split(whereSeparator: \.isWhitespace).joined(separator: " "), to: 300)
  }
}
