public import JSONRPC

/// What a host shows before the person has decided: the text that asks for consent.
public enum Introduction {
  /// `{title, text, turnOn, customize, about}`.
  public static let json: JSONValue = [
    "title": "Journaling Suggestions",
    "text": """
    Your photos, calendars and tracks can become suggestions of what to write about. They are made on this computer \
    from the directories that you name. An app sees what you choose, and nothing before that but kinds and days.
    """,
    "turnOn": "inkling journal consent --turn-on", "customize": "inkling journal categories",
    "about": """
    Suggestions are made by inkling from your own files and never leave this computer. You name the directories, the \
    kinds of things that count, and what is to be left out. Every suggestion that an app was given is written down: \
    see inkling journal disclosures.
    """,
  ]

  /// The banner over a list.
  public static let banner: JSONValue = [
    "title": "Private Access to Suggestions", "text": "This app sees only what you choose.",
    "learnMore": """
    Until you choose a suggestion, the app knows the kinds of things in it, how many, and the days. When you choose \
    one, it gets that one, without the items that you take out, and nothing else.
    """,
  ]
}
