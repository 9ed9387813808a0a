import CivilTime
import Foundation
import Testing

@Suite("Names of zones")
struct ZoneNameTests {
  @Test(
    "Names of the tz database are zones",
    arguments: [
      "Europe/Berlin", "Asia/Kolkata", "Asia/Calcutta", "US/Pacific", "UTC", "GMT", "Etc/UTC", "Etc/GMT-3", "CET",
    ])
  func known(name: String) {
    #expect(TimeZone(named: name) != nil)
  }

  @Test(
    "What other programs would read otherwise is none",
    arguments: ["GMT+5", "GMT+0513", "UTC+3", "PST", "BST", "europe/berlin", "Etc/Nowhere", "", "GMT+05:13", "../UTC"])
  func unknown(name: String) {
    #expect(TimeZone(named: name) == nil)
  }
}
