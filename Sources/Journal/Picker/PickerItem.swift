/// A thing within a suggestion, as the person sees it.
public struct PickerItem: Sendable, Hashable {
  /// The event's id; it never leaves the process.
  let event: String
  let text: String
}
