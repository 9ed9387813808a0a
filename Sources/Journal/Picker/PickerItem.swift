/// A thing within a suggestion, as the person sees it.
public struct PickerItem: Sendable, Hashable {
  /// The item's name, made of its events' ids; it never leaves the process.
  let event: String
  let text: String
}
