/// What the introduction offers.
enum PickerChoice: String, CaseIterable {
  case turnOn
  case customize
  case about
  case notNow

  var title: String {
    switch self {
    case .turnOn: "Turn on"
    case .customize: "Customize"
    case .about: "About and privacy"
    case .notNow: "Not now"
    }
  }

  var key: Character {
    switch self {
    case .turnOn: "t"
    case .customize: "c"
    case .about: "a"
    case .notNow: "q"
    }
  }
}
