import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

@Suite struct OpeningTests {
  @Test(
    "Addresses are encoded",
    arguments: [
      ("OpenInMaps", ["query": "Nopa"], "geo:0,0?q=Nopa"),
      ("OpenInMaps", ["query": "Nopa", "address": "560 Mill St"], "geo:0,0?q=560%20Mill%20St"),
      (
        "OpenInMaps", ["query": "Nopa (SF)", "latitude": 37.5, "longitude": -122],
        "geo:37.500000,-122.000000?q=37.500000,-122.000000(Nopa%20%28SF%29)"
      ),
      ("TrackFlight", ["airline": "LH", "flightNumber": "lh 400"], "https://www.flightaware.com/live/flight/LH400"),
      ("OpenInMaps", ["query": "Straße 5 & 6, #2?"], "geo:0,0?q=Stra%C3%9Fe%205%20%26%206%2C%20%232%3F"),
      ("Call", ["phoneNumber": "+1 (415) 555-0123"], "tel:+14155550123"),
      ("SendMessage", ["phoneNumber": "415 555 0123"], "sms:4155550123"),
      ("JoinCall", ["url": "https://meet.example.org/a"], "https://meet.example.org/a"),
      ("JoinCall", ["url": "ftp://meet.example.org/a"], nil),
      (
        "TrackParcel", ["carrier": "UPS", "trackingNumber": "1Z9", "url": "https://example.org/1Z9"],
        "https://example.org/1Z9"
      ),
      ("TrackParcel", ["carrier": "UPS", "trackingNumber": "1Z9"], nil),
      ("SendEmail", ["address": "anna+x@example.org"], "mailto:anna+x@example.org"),
      (
        "SendEmail", ["address": "a?b&c@example.org", "subject": "Hi & bye?\r\nBcc: x"],
        "mailto:a%3Fb%26c@example.org?subject=Hi%20%26%20bye%3F%20Bcc%3A%20x"
      ),
      ("OpenURL", ["url": "https://example.org/a?b=c"], "https://example.org/a?b=c"),
      ("OpenURL", ["url": "https://example.org/ä b"], nil),
      ("OpenURL", ["url": "https://example.org/ä"], "https://example.org/%C3%A4"),
    ] as [(String, JSONObject, String?)])
  func opens(name: String, parameters: JSONObject, url: String?) throws {
    #expect((try? TestDirectory().output(name, parameters))?.opens == url)
  }

  @Test(
    "What may not be opened is refused",
    arguments: [
      ("Call", ["phoneNumber": "*#06#"]), ("Call", ["phoneNumber": "911;ext=1"]), ("Call", ["phoneNumber": "+"]),
      ("Call", ["phoneNumber": "１２３"]), ("Call", ["phoneNumber": "1+2"]),
      ("SendEmail", ["address": "a@b,c@d"]), ("SendEmail", ["address": "a b@c"]), ("SendEmail", ["address": "a@b@c"]),
      ("SendEmail", ["address": "@b"]), ("SendEmail", ["address": "a\u{202E}@b"]),
      ("OpenURL", ["url": "javascript:alert(1)"]), ("OpenURL", ["url": "tel:911"]),
      ("OpenURL", ["url": "file:///etc/passwd"]),
      ("OpenInMaps", ["query": " "]), ("OpenInMaps", ["query": "a", "latitude": 91, "longitude": 0]),
      ("OpenInMaps", ["query": "a", "latitude": 9]), ("OpenInMaps", ["query": "a", "longitude": 9]),
      ("TrackFlight", ["airline": "LH", "flightNumber": "LH/../x"]),
      ("TrackFlight", ["airline": "LH", "flightNumber": "LH400", "date": "2026-02-30"]), ("CopyCode", ["code": ""]),
      ("SetTimer", ["seconds": 0]),
      ("SetAlarm", ["time": "2026-03-06"]), ("SendMoney", ["amount": -1, "recipient": "a"]),
      ("SendMoney", ["amount": 1, "currency": "euro", "recipient": "a"]), ("CreatePoll", ["options": ["a"]]),
      ("Call", ["participant": "a", "phoneNumber": "123"]), ("AddContact", ["name": "Noa"]),
      ("Convert", ["value": 5, "unit": "mile", "results": []]),
    ] as [(String, JSONObject)])
  func refused(name: String, parameters: JSONObject) throws {
    #expect(throws: SnippetError.self) { try TestDirectory().output(name, parameters) }
  }

  @Test("A code is answered as it is")
  func code() throws {
    #expect(try TestDirectory().output("CopyCode", ["code": "G-482913"]).value == "G-482913")
  }

  @Test(
    "What only the host can do is answered as it is to be done",
    arguments: [
      ("ShareLocation", ["recipient": "noa"]), ("SharePhotos", ["recipient": "noa"]), ("SetTimer", ["seconds": 600]),
      ("SetAlarm", ["time": "2026-03-06T06:30:00"]), ("CreatePoll", ["options": ["thai", "pizza"]]),
      ("SendMoney", ["amount": 13.5, "currency": "EUR", "recipient": "noa"]), ("Call", ["participant": "noa"]),
    ] as [(String, JSONObject)])
  func host(name: String, parameters: JSONObject) throws {
    let output = try TestDirectory().output(name, parameters)
    #expect(output.value == .object(parameters) && output.opens == nil)
  }

  @Test("The list of intents names each with its parameters")
  func list() throws {
    let list = try TestDirectory().intents.catalogue.list(provider: "inkling")
    let names = list["intents"]?.array?.compactMap { $0["name"]?.string }
    #expect(
      names == [
        "inkling/AddContact", "inkling/AddToDo", "inkling/AdjustContact", "inkling/AdjustEvent",
        "inkling/AdjustReminder", "inkling/Call", "inkling/ClearCompletedToDos", "inkling/CompleteToDo",
        "inkling/ConfirmContact", "inkling/ConfirmEvent", "inkling/ConfirmReminder",
        "inkling/Convert", "inkling/CopyCode", "inkling/CreateEvent", "inkling/CreatePoll", "inkling/CreateReminder",
        "inkling/JoinCall", "inkling/OpenInMaps", "inkling/OpenURL", "inkling/SendEmail", "inkling/SendMessage",
        "inkling/SendMoney", "inkling/SetAlarm", "inkling/SetTimer", "inkling/ShareLocation", "inkling/SharePhotos",
        "inkling/ShowAgenda", "inkling/ShowContact", "inkling/ShowEvent",
        "inkling/ShowTodoList", "inkling/TrackFlight", "inkling/TrackParcel", "inkling/Undo",
      ])
    let toDoList = list["intents"]?.array?.first { $0["name"] == "inkling/ShowTodoList" }
    #expect(toDoList?["kind"] == "snippet")
    #expect(toDoList?["isDiscoverable"] == false)
    #expect(toDoList?["parameters"] == [["name": "list", "title": "List", "type": "string", "isOptional": true]])
    #expect(try TestDirectory().intents.catalogue.list(provider: "other") == ["intents": []])
  }
}
