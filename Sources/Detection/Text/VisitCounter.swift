/// Counts how often tokens were looked at.
final class VisitCounter {
  var count = 0
}
