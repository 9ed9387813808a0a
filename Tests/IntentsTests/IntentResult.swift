import Snippets

typealias IntentResult = IntentOutcome
