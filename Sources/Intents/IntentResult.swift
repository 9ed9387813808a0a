import Snippets

/// What these intents give back, which here is not the App Intents protocol of that name.
typealias IntentResult = IntentOutcome
