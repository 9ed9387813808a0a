internal import ActionSuggestions
internal import JSONRPC
internal import Journal
internal import Snippets
internal import Store

extension ResponseError {
  /// The one place where an error becomes the error of a response.
  init(mapping error: any Error) {
    switch error {
    case let error as ResponseError: self = error
    case is CancellationError: self = .cancelled
    case let error as CallFault: self.init(call: error)
    case let error as StoreError: self.init(store: error)
    case let error as OutcomeError: self.init(outcome: error)
    case let error as JournalError: self.init(journal: error)
    case let error as SnippetError: self.init(snippet: error)
    default: self = .internalError
    }
  }

  private init(outcome error: OutcomeError) {
    switch error {
    case .unknownMessage:
      self.init(.unknownMessage, reason: "unknownMessage", message: "No message of this id was read.")
    case .unknownAction:
      self.init(.unknownAction, reason: "unknownAction", message: "The message has no action of this id.")
    }
  }

  private init(store error: StoreError) {
    switch error.reason {
    case .newer:
      self.init(.storeNewer, reason: "storeNewer", message: "The store was written by a newer version of the program.")
    default:
      let why =
        switch error.reason {
        case .full: "The disk is full, or cannot be read or written."
        case .readOnly: "The state directory cannot be written."
        case .cannotOpen: "The state directory cannot be opened."
        case .busy: "Another process holds the store."
        case .damaged: "The store is damaged."
        case .newer, .other: "The store cannot do this."
        }
      self.init(.storeUnavailable, reason: "storeUnavailable", message: why)
    }
  }
}
