/// Whether the person lets clients ask for suggestions at all.
public enum Consent: String, Sendable, Hashable {
  case notAsked
  case on
  case off
}
