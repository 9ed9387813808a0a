public import Foundation

/// Has the host open an address: `.result(opensIntent: OpenURLIntent(url))`.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open"

  @Parameter(title: "Address") var address: String

  public init() {}

  /// The address's scheme must be allowed, see ``LinkPolicy``.
  public init(_ url: URL) {
    address = url.absoluteString
  }

  public func perform() async throws -> some IntentResult {
    guard let opens = LinkPolicy.allowed(address) else {
      throw SnippetError.invalidParameter("address", "may not be opened")
    }
    return IntentResultContainer<Never, Never, Never, Never>(IntentResultContent(opens: opens))
  }
}
