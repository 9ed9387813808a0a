/// Where a child stands in its parent: the end of its JSON Pointer.
enum ViewSlot {
  case label, header, footer, currentValueLabel, minimumValueLabel, maximumValueLabel
  case children(Int)
  case actions(Int)

  /// The end of the pointer: `label`, `children/0`.
  var pointer: String {
    switch self {
    case .label: "label"
    case .header: "header"
    case .footer: "footer"
    case .currentValueLabel: "currentValueLabel"
    case .minimumValueLabel: "minimumValueLabel"
    case .maximumValueLabel: "maximumValueLabel"
    case .children(let index): "children/\(index)"
    case .actions(let index): "actions/\(index)"
    }
  }

  /// The last component of the id of a child that has neither an id nor a key.
  var component: String {
    if case .children(let index) = self { String(index) } else { pointer }
  }
}
