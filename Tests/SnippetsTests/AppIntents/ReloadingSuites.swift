import Testing

/// Suites whose tests run one by one: a snippet intent that reloads reaches every center of the process, those of other
/// tests too, whose draws are counted.
@Suite(.serialized)
enum ReloadingSuites {}
