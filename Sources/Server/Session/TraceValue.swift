/// How much `$/logTrace` tells (LSP 3.17, TraceValue).
enum TraceValue: String, CaseIterable, Sendable {
  case off
  case messages
  case verbose
}
