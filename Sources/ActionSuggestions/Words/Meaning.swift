/// What a phrase says.
enum Meaning: String {
  /// Asks for something: a verb follows.
  case please, askYou, remember, dontForget, needYou, youMust, remindMe
  /// Starts a sentence and changes nothing of its meaning.
  case opening
  case callMe, callWhen, whereAreYou, shareLocation, sharePhotos
  case payMe, oweMe, sendMoney, timer, alarm, textMe
  /// The answer is wanted in the chat, though by a time.
  case answerBy
  /// A thing that is done elsewhere than in the chat; where `weak`, only when it is asked for.
  case task, weakTask
  /// A task that needs no "please" to be one.
  case order
  /// To be done in the chat or no task at all.
  case chat
  /// What is said in an answer.
  case accept, refuse, cancel, correct, sameTime, topic, asksWhere, asksWhen, arranged, invite, gather
  /// A shop's words, not a friend's.
  case advert
  /// Words that neither name nor do anything.
  case filler
  case person, photo, detail
  /// "or" that gives no choice.
  case figure
}
