/// Why a list is empty, in a sentence for the person.
public enum EmptyReason {
  /// The sentence for the word of the protocol.
  public static func sentence(_ reason: String) -> String {
    switch reason {
    case "noSources": "There are no sources yet. Name one: inkling sources add DIRECTORY"
    case "nothingFound": "Nothing in your sources tells of a moment, or what does is excluded or switched off."
    case "allDismissed": "You have declined everything that there is."
    case "nothingStandsOut": "Nothing stands out. The other list may have something."
    default: "There is nothing to suggest."
    }
  }
}
