/// One of the answers of ``AppIntent/requestChoice(between:dialog:)``.
public struct IntentChoiceOption: Sendable, Equatable {
  /// How a button for the option looks.
  public typealias Style = ChoiceRequest.Option.Style

  /// On the button.
  public let title: LocalizedStringResource
  /// How the button looks.
  public let style: Style

  /// Options are told apart by their titles.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The option that ends the intent.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
}
