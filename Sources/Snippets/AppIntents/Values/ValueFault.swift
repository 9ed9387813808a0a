/// A value is none of its type.
struct ValueFault: Error {
  /// What it must be, after the parameter's name.
  let what: String
}
