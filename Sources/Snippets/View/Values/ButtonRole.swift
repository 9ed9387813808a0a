/// What a button is for; a host colours or places it by that.
public enum ButtonRole: String, Sendable, Hashable, CaseIterable {
  case destructive
  case cancel
  case close
  case confirm
}
