internal import Foundation
internal import JSONRPC
internal import Snippets

/// What a script is told: one JSON object on its standard input, and the same in its environment for those that read no
/// JSON.
enum ScriptInput {
  /// A longer value is in the JSON alone, in bytes.
  private static let longestVariable = 4_096

  /// `{schema, intent, parameters, purpose, locale, timeZone, isConfirmed?, chosenOption?}`
  static func json(
    _ declaration: IntentDeclaration, _ parameters: IntentParameters, _ context: IntentContext
  ) -> [UInt8] {
    var object: JSONObject = [
      "schema": 1, "intent": .string(declaration.description.name), "parameters": .object(parameters.values),
      "purpose": .string(purpose(context)), "locale": .string(context.surroundings.locale),
      "timeZone": .string(context.surroundings.timeZone.identifier),
    ]
    if context.isConfirmed { object["isConfirmed"] = true }
    if let option = context.chosenOption { object["chosenOption"] = .string(option) }
    return JSONWriter.bytes(of: .object(object)) + [0x0A]
  }

  /// Variables of the form `NAME=VALUE`, all of which begin with `INTENT_`. A parameter's is `INTENT_PARAMETER_` and its
  /// name, with `_` for dots and dashes.
  static func environment(
    _ declaration: IntentDeclaration, _ parameters: IntentParameters, _ context: IntentContext, directory: String
  ) -> [String] {
    var variables = [
      "INTENT_SCHEMA=1", "INTENT_NAME=\(declaration.description.name)", "INTENT_PURPOSE=\(purpose(context))",
      "INTENT_DIRECTORY=\(directory)", "INTENT_LOCALE=\(context.surroundings.locale)",
      "INTENT_TIME_ZONE=\(context.surroundings.timeZone.identifier)",
    ]
    if context.isConfirmed { variables.append("INTENT_CONFIRMED=1") }
    if let option = context.chosenOption { variables.append("INTENT_CHOICE=\(option)") }
    for member in parameters.values.members {
      let name = String(member.key.map { $0 == "." || $0 == "-" ? "_" : $0 })
      let value = member.value.string ?? JSONWriter.text(of: member.value)
      guard value.utf8.count <= longestVariable else { continue }
      variables.append("INTENT_PARAMETER_\(name)=\(value)")
    }
    // A variable ends at a NUL, and half a value is worse than none.
    return variables.filter { !$0.utf8.contains(0) }
  }

  private static func purpose(_ context: IntentContext) -> String {
    context.isDrawing ? "draw" : "act"
  }
}
