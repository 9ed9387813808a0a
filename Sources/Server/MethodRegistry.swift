/// The methods that run as jobs. `initialize` and `shutdown` are the session's own.
enum MethodRegistry {
  static let methods: [any Method.Type] = [
    ActionsGenerate.self, ActionsGet.self, ActionsInvalidate.self, ActionsOutcome.self, ActionsOutcomes.self,
    ActionsProvide.self, IntentsList.self, IntentsRegister.self, IntentsUnregister.self, JournalConsent.self,
    JournalDismiss.self, JournalDonate.self, JournalList.self, JournalPresent.self, JournalReflection.self,
    JournalReview.self,
    JournalSelect.self,
    JournalSources.self, SnippetDismiss.self, SnippetInteract.self, SnippetPerform.self, TextDetect.self,
  ]
}
