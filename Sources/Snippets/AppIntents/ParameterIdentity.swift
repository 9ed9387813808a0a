/// What tells a property of an intent from all others, whatever its value.
protocol ParameterIdentity: AnyObject, Sendable {}
