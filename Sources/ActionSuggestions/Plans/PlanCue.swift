/// What a word says about whether a message holds a plan.
enum PlanCue: UInt8, Sendable {
  case none
  /// Something to which people go or which they do together ("dinner").
  case occasion
  /// Proposes, where it stands by itself ("let's", "wanna", "join").
  case proposal
  /// "meet" and what else names people coming together without saying for what.
  case gathering
  /// Proposes, where "we", "you" or a question goes with it ("can", "free", "come").
  case offer
  case we, you
  /// "please": invites, where somebody is to come.
  case polite
  /// "remember", "reminder": counts where it names an occasion.
  case reminder
  /// The sender alone or somebody else.
  case other
  /// "maybe", "might".
  case doubt
  /// "usually", "every".
  case habit
  /// "was", "went".
  case past
  /// Takes a plan away, or says that it does not fit ("cancelled", "can't").
  case refusal
  /// "not", "no".
  case negation
  /// In front of a day it names an end to something ("by Friday").
  case deadline
}
