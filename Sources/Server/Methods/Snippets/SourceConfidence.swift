/// How sure whatever began an intent is that the person meant it.
enum SourceConfidence: String, CaseIterable {
  /// A person's own tap, or the like.
  case high
  /// Speech, a guess.
  case low
}
