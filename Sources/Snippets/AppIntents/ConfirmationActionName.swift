/// What the button says that goes on.
public struct ConfirmationActionName: Sendable, Equatable {
  let acceptLabel: String
  let denyLabel: String
  let isDestructive: Bool

  private init(_ acceptLabel: String, deny denyLabel: String = "Cancel", isDestructive: Bool = false) {
    self.acceptLabel = acceptLabel
    self.denyLabel = denyLabel
    self.isDestructive = isDestructive
  }

  /// Words of your own.
  public static func custom(
    acceptLabel: LocalizedStringResource, denyLabel: LocalizedStringResource = "Cancel", destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(acceptLabel.text, deny: denyLabel.text, isDestructive: destructive)
  }

  public static let add = ConfirmationActionName("Add")
  public static let addData = ConfirmationActionName("Add Data")
  public static let book = ConfirmationActionName("Book")
  public static let buy = ConfirmationActionName("Buy")
  public static let call = ConfirmationActionName("Call")
  public static let checkIn = ConfirmationActionName("Check In")
  public static let `continue` = ConfirmationActionName("Continue")
  public static let create = ConfirmationActionName("Create")
  public static let `do` = ConfirmationActionName("Do It")
  public static let download = ConfirmationActionName("Download")
  public static let filter = ConfirmationActionName("Filter")
  public static let find = ConfirmationActionName("Find")
  public static let get = ConfirmationActionName("Get")
  public static let go = ConfirmationActionName("Go")
  public static let log = ConfirmationActionName("Log")
  public static let open = ConfirmationActionName("Open")
  public static let order = ConfirmationActionName("Order")
  public static let pay = ConfirmationActionName("Pay")
  public static let play = ConfirmationActionName("Play")
  public static let playSound = ConfirmationActionName("Play Sound")
  public static let post = ConfirmationActionName("Post")
  public static let request = ConfirmationActionName("Request")
  public static let run = ConfirmationActionName("Run")
  public static let search = ConfirmationActionName("Search")
  public static let send = ConfirmationActionName("Send")
  public static let set = ConfirmationActionName("Set")
  public static let share = ConfirmationActionName("Share")
  public static let start = ConfirmationActionName("Start")
  public static let startNavigation = ConfirmationActionName("Start Navigation")
  public static let toggle = ConfirmationActionName("Toggle")
  public static let turnOff = ConfirmationActionName("Turn Off")
  public static let turnOn = ConfirmationActionName("Turn On")
  public static let view = ConfirmationActionName("View")
}
