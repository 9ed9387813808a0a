import CivilTime
import Foundation
import Snippets

/// One thing on the agenda of a day.
struct AgendaRow: View {
  let entry: AgendaEntry
  let day: CivilDate
  let zone: TimeZone

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title)
      Note(text: note)
    }
  }

  private var note: String {
    var notes = [entry.time(on: day, in: zone)]
    if let location = entry.location { notes.append(location) }
    if entry.isRecurring { notes.append("repeats") }
    return notes.joined(separator: " · ")
  }
}
