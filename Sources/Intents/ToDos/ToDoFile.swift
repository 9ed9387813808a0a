import Formats
import JSONRPC
import Snippets

/// One file of a list, read so that changing one to-do in it keeps all the rest.
struct ToDoFile {
  let list: String
  let name: String
  var document: ICalendarDocument
  /// As it was read.
  let bytes: [UInt8]
  let signature: VdirSignature

  init(_ name: String, in vdir: Vdir, list: String) throws {
    (bytes, signature) = try vdir.read(name)
    self.list = list
    self.name = name
    document = try ICalendarDocument(bytes: bytes)
  }

  /// The to-dos in the file. What replaces a single instance of a series, and what was cancelled, is left out.
  var toDos: [ToDo] {
    var found: [ToDo] = []
    for (index, component) in places.enumerated() {
      guard let toDo = ICalendarToDo(component), component.property("RECURRENCE-ID") == nil, !toDo.isCancelled else {
        continue
      }
      let uid = toDo.uid.flatMap { $0.isEmpty ? nil : $0 } ?? String(name.dropLast(4))
      found.append(
        ToDo(
          list: list, file: name, index: index, uid: uid, title: Self.title(toDo.summary ?? ""), due: toDo.due,
          isCompleted: toDo.isCompleted, isWritable: document.problems.isEmpty,
          isRecurring: toDo.isRecurring || hasInstances(of: component),
          instance: toDo.isRecurring ? toDo.instanceName : nil, isCompletable: isCompletable(toDo)))
    }
    return found
  }

  /// Whether it can be said what completing it means: of a series with a rule that is understood, its next instance.
  /// Where single instances were changed, they would have to move along, which no other program expects.
  private func isCompletable(_ toDo: ICalendarToDo) -> Bool {
    guard !hasInstances(of: toDo.component) else { return false }
    return !toDo.isRecurring || toDo.isCompleted || toDo.nextInstance != .unknown
  }

  /// A calendar for a component of this file that is to stand in a file of its own, with the zones that it may need.
  func calendar(for component: ICalendarComponent) -> ICalendarComponent {
    let zones = document.components.flatMap { $0.children(named: "VTIMEZONE") }
    return .calendar(product: BuiltInIntents.product, children: zones + [component])
  }

  /// Whether single instances of the component's series were changed.
  private func hasInstances(of component: ICalendarComponent) -> Bool {
    guard let uid = component.text("UID"), !uid.isEmpty else { return false }
    return places.contains { other in
      other.isNamed("VTODO") && other.property("RECURRENCE-ID") != nil
        && other.text("UID")?.hasSameBytes(as: uid) == true
    }
  }

  /// The summary on one line; what would show nothing is told as untitled.
  private static func title(_ summary: String) -> String {
    let title = DisplayText.sanitised(summary).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isSeen = title.unicodeScalars.contains { scalar in
      !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }
    return isSeen ? title : "Untitled"
  }

  /// Whether nothing stands in the file but to-dos that `isRemoved` takes out, and what may go with them.
  func isEmpty(without isRemoved: (ToDo) -> Bool) -> Bool {
    let removed = Set(toDos.filter(isRemoved).map(\.index))
    return places.indices.allSatisfy { removed.contains($0) || places[$0].isNamed("VTIMEZONE") }
  }

  /// Every component directly inside a calendar, in order.
  private var places: [ICalendarComponent] {
    document.components.flatMap { $0.isNamed("VCALENDAR") ? $0.children : [$0] }
  }

  /// Changes the component at that place, or takes it out where `change` gives nil.
  mutating func change(_ index: Int, _ change: (ICalendarComponent) -> ICalendarComponent?) {
    var place = 0
    var components: [ICalendarComponent] = []
    for component in document.components {
      guard component.isNamed("VCALENDAR") else {
        if place == index { change(component).map { components.append($0) } } else { components.append(component) }
        place += 1
        continue
      }
      var calendar = component
      calendar.children = []
      for child in component.children {
        if place == index {
          change(child).map { calendar.children.append($0) }
        } else {
          calendar.children.append(child)
        }
        place += 1
      }
      components.append(calendar)
    }
    document.components = components
  }
}
