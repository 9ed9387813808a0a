/// How large a person wants texts, SwiftUI's `DynamicTypeSize`; `large` is the usual size.
public enum DynamicTypeSize: String, Sendable, Hashable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}
