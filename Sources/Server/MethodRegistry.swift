/// The methods that run as jobs. `initialize` and `shutdown` are the session's own.
enum MethodRegistry {
  static let methods: [any Method.Type] = []

  static let byName: [String: any Method.Type] = Dictionary(
    methods.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
