import Foundation
import JSONRPC
import Synchronization

@testable import Snippets

/// The data behind the test intents.
final class TestModel: Sendable {
  struct State: Equatable {
    var items: [String: Bool] = ["bread": false, "milk": false, "rice": true]
    var isLocked = false
    var drawFails = false
    var extra = 0
    var runs: [String] = []
    var draws = 0
  }

  private let state = Mutex(State())

  func change<Value: Sendable>(_ body: (inout State) throws -> Value) rethrows -> Value {
    try state.withLock { state throws -> Value in try body(&state) }
  }

  var current: State { state.withLock { $0 } }
}

/// A test intent made of a description and a closure.
struct TestIntent: Intent {
  let description: IntentDescription
  let body: @Sendable (IntentParameters, IntentContext) throws -> IntentOutcome

  init(
    _ name: String, kind: IntentDescription.Kind = .action, parameters: [IntentParameter] = [],
    body: @escaping @Sendable (IntentParameters, IntentContext) throws -> IntentOutcome
  ) {
    description = IntentDescription(
      name: "test/" + name, title: name, description: "A test.", kind: kind, parameters: parameters)
    self.body = body
  }

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    try body(parameters, context)
  }
}

extension TestModel {
  /// The view of `test/List`.
  static func view(of state: State) -> ViewNode {
    let rows = ViewNode.forEach(state.items.sorted { $0.key < $1.key }, key: \.key) { item in
      .toggle(
        item.key, isOn: item.value,
        intent: ControlIntent("test/Set", parameters: ["name": .string(item.key)], valueParameter: "isOn"))
    }
    let buttons: [ViewNode] = [
      .button("Clear", intent: ControlIntent("test/Clear")).id("clear"),
      .button("Count", intent: ControlIntent("test/Count", parameters: ["by": JSONValue(state.extra)])).id("count"),
      .button("Fail", intent: ControlIntent("test/Fail")).id("fail"),
      .button("Detail", intent: ControlIntent("test/Detail")).id("detail"),
      .button("Ask", intent: ControlIntent("test/Ask")).id("ask"),
      .button("Same", intent: ControlIntent("test/Same")).id("same"),
      .button("Nothing", intent: ControlIntent("test/Nothing")).id("nothing"),
    ]
    return ViewNode(.list(children: rows + buttons), modifiers: state.isLocked ? [.disabled()] : [])
  }

  var catalogue: IntentCatalogue {
    IntentCatalogue([
      TestIntent("List", kind: .snippet) { [self] _, _ in
        try change { state in
          state.draws += 1
          if state.drawFails { throw SnippetError.entityNotFound("The list is gone.") }
        }
        return .finished(IntentOutput(view: Self.view(of: current)))
      },
      action("Set", [IntentParameter("name", title: "Name"), IntentParameter("isOn", title: "On", type: .boolean)]) {
        state, parameters in
        guard let name = parameters.string("name"), state.items[name] != nil else {
          throw SnippetError.entityNotFound("It is gone.")
        }
        state.items[name] = parameters.bool("isOn") ?? false
      },
      action("Clear") { state, _ in state.items = state.items.filter { !$0.value } },
      action("Count", [IntentParameter("by", title: "By", type: .integer)]) { state, _ in state.extra += 1 },
      action("Fail") { state, _ in
        state.extra += 1
        throw SnippetError.entityNotFound("It is gone.")
      },
      action("Nothing") { _, _ in },
      TestIntent("Same") { _, _ in .finished(IntentOutput(snippetIntent: IntentInvocation("test/List"))) },
      TestIntent("Detail", kind: .snippet) { _, _ in .finished(IntentOutput(view: .text("Detail"))) },
      TestIntent("Show") { _, _ in .finished(IntentOutput(view: Self.view(of: State()))) },
      TestIntent("Impure", kind: .snippet) { [self] _, context in
        try context.change { change { $0.extra += 1 } }
        return .finished(IntentOutput(view: .empty))
      },
      TestIntent("Random", kind: .snippet) { [self] _, _ in
        .finished(IntentOutput(view: .text("\(change { $0.draws += 1; return $0.draws })")))
      },
      TestIntent("Ask") { [self] _, context in
        guard context.isConfirmed else {
          return .needsConfirmation(
            ConfirmationRequest(
              actionName: "Add", dialog: IntentDialog("Add it?"),
              view: .button("Inert", intent: ControlIntent("test/Clear"))))
        }
        return try context.change {
          change { $0.extra += 100 }
          return .finished(IntentOutput(dialog: IntentDialog("Added."), view: .text("Added")))
        }
      },
      TestIntent("AskInteractively") { [self] _, context in
        guard context.isConfirmed else {
          return .needsConfirmation(ConfirmationRequest(snippetIntent: IntentInvocation("test/List")))
        }
        return .finished(IntentOutput(value: JSONValue(current.items.count)))
      },
      TestIntent("Choose") { _, context in
        guard let option = context.chosenOption else {
          return .needsChoice(
            ChoiceRequest(options: [
              .init(id: "red", title: "Red"), .init(id: "blue", title: "Blue"),
              .init(id: "none", title: "None", style: .cancel),
            ]))
        }
        return .finished(IntentOutput(value: .string(option)))
      },
      TestIntent(
        "Greet",
        parameters: [
          IntentParameter("name", title: "Name"),
          IntentParameter("times", title: "Times", type: .integer, isOptional: true),
        ]
      ) { parameters, _ in .finished(IntentOutput(value: .string("Hello " + (parameters.string("name") ?? "")))) },
      TestIntent("TooLarge", kind: .snippet) { _, _ in
        .finished(IntentOutput(view: .verticalStack(Array(repeating: .empty, count: 600))))
      },
    ])
  }

  private func action(
    _ name: String, _ parameters: [IntentParameter] = [],
    _ body: @escaping @Sendable (inout State, IntentParameters) throws -> Void
  ) -> TestIntent {
    TestIntent(name, parameters: parameters) { [self] parameters, context in
      try context.change {
        try change { state in
          state.runs.append(name)
          try body(&state, parameters)
        }
      }
      return .finished(IntentOutput(changed: ["test/List"]))
    }
  }
}

/// Counts up; what it gives is not a secret, which tests need not.
final class TestIdentifiers: Sendable {
  private let last = Mutex(0)

  func next() -> String {
    last.withLock { last in
      last += 1
      return "id\(last)"
    }
  }
}

let testContext = IntentContext(
  now: Date(timeIntervalSince1970: 0), surroundings: IntentSurroundings(timeZone: .gmt), makeIdentifier: { "id" })
