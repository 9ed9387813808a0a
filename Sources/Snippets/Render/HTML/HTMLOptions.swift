public import Foundation

/// What a page is drawn for.
public struct HTMLOptions: Sendable, Equatable {
  /// What happens when a person uses a control.
  public enum Actions: Sendable, Equatable {
    /// Nothing: there is no script. A host may find the controls by their `data-control`.
    case none
    /// The page posts it to the window around it, if that has this origin.
    case postMessage(targetOrigin: String)
  }

  /// How strong contrasts are.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    case standard, increased
  }

  /// What happens when a person uses a control.
  public var actions: Actions
  /// What is posted with each message.
  public var snippetID: String
  /// What is posted with each message.
  public var revision: Int
  /// The page's title.
  public var title: String
  /// Nil is the system's.
  public var colorScheme: ColorScheme?
  /// Nil is the system's.
  public var contrast: Contrast?
  /// Whether nothing may move, whatever the system says.
  public var reducesMotion: Bool
  /// The control that is focused when the page is shown, so that a page which replaces another one keeps the place.
  public var focusedControlID: String?
  /// The current moment, for texts that say how far away another one is.
  public var now: Date?
  /// The person's zone.
  public var timeZone: TimeZone?

  /// A page without a script, in the system's colours.
  public init(
    actions: Actions = .none, snippetID: String = "", revision: Int = 0, title: String = "",
    colorScheme: ColorScheme? = nil, contrast: Contrast? = nil, reducesMotion: Bool = false,
    focusedControlID: String? = nil, now: Date? = nil, timeZone: TimeZone? = nil
  ) {
    self.actions = actions
    self.snippetID = snippetID
    self.revision = revision
    self.title = title
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.reducesMotion = reducesMotion
    self.focusedControlID = focusedControlID
    self.now = now
    self.timeZone = timeZone
  }

  /// Whether messages may be posted to that origin: a scheme and a host, never `*`.
  public static func isTargetOrigin(_ origin: String) -> Bool {
    guard origin.utf8.count <= 256, let colon = origin.firstIndex(of: ":"), origin[colon...].hasPrefix("://") else {
      return false
    }
    let scheme = origin[..<colon]
    let host = origin[colon...].dropFirst(3)
    let isScheme = scheme.utf8.allSatisfy { byte in
      (97...122).contains(byte) || (48...57).contains(byte) || [43, 45, 46].contains(byte)
    }
    let isHost = host.utf8.allSatisfy { byte in
      (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
        || [45, 46, 58, 91, 93, 95].contains(byte)
    }
    return !scheme.isEmpty && !host.isEmpty && isScheme && isHost
  }
}
