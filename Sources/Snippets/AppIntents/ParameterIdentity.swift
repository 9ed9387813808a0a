/// What tells a property of an intent from all others, whatever its value: the place of its first value.
protocol ParameterIdentity: AnyObject, Sendable {}
