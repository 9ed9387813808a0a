internal import JSONRPC

/// The product's own codes. They are fixed for ever, as is the reason of each; the protocol document has the table.
extension ErrorCode {
  static let entitlementMissing = ErrorCode(rawValue: 1001)
  static let clientRefused = ErrorCode(rawValue: 1002)
  static let consentRequired = ErrorCode(rawValue: 1003)
  static let unknownMessage = ErrorCode(rawValue: 1101)
  static let unknownIntent = ErrorCode(rawValue: 1201)
  static let unknownSnippet = ErrorCode(rawValue: 1202)
  static let unknownControl = ErrorCode(rawValue: 1203)
  static let controlDisabled = ErrorCode(rawValue: 1204)
  static let notInteractive = ErrorCode(rawValue: 1205)
  static let cannotReplaceConfirmation = ErrorCode(rawValue: 1206)
  static let sideEffectInDraw = ErrorCode(rawValue: 1207)
  static let entityNotFound = ErrorCode(rawValue: 1208)
  static let viewInvalid = ErrorCode(rawValue: 1209)
  static let viewTooLarge = ErrorCode(rawValue: 1210)
  static let unknownHandle = ErrorCode(rawValue: 1301)
  static let expiredHandle = ErrorCode(rawValue: 1302)
  static let tooManySelections = ErrorCode(rawValue: 1304)
  static let noTerminal = ErrorCode(rawValue: 1305)
  static let alreadyPresented = ErrorCode(rawValue: 1306)
  static let storeUnavailable = ErrorCode(rawValue: 1401)
  static let storeNewer = ErrorCode(rawValue: 1402)
  static let tooLarge = ErrorCode(rawValue: 1403)
}
