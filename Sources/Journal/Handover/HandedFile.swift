/// Something of which a copy is handed over.
enum HandedFile: Sendable, Hashable {
  /// A file of the person's, as it was when it was read.
  case file(ReadFile)
  /// A picture out of an address book or a calendar, and what its copy is to be called.
  case picture(name: String, bytes: [UInt8])
}
