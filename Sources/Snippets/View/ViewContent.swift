/// What a node shows, under SwiftUI's names. Lengths are in points.
public indirect enum ViewContent: Sendable, Equatable {
  /// `Text`
  case text(TextContent)
  /// `Label`: a title with a symbol; the title is its accessible name.
  case label(title: String, systemImage: String)
  /// `Image` of a symbol; one without a label is decorative.
  case image(systemName: String, label: String?)
  /// `Image` of bytes: a PNG or a JPEG in Base64; one without a label is decorative.
  case dataImage(base64: String, label: String?)
  /// `Image` that the host has under that name; one without a label is decorative.
  case namedImage(name: String, label: String?)
  /// `VStack`
  case verticalStack(alignment: HorizontalAlignment?, spacing: Double?, children: [ViewNode])
  /// `HStack`
  case horizontalStack(alignment: VerticalAlignment?, spacing: Double?, children: [ViewNode])
  /// `ZStack`
  case depthStack(alignment: Alignment?, children: [ViewNode])
  /// `Grid` of rows; a child that is no row has a row of its own, across all columns.
  case grid(alignment: Alignment?, horizontalSpacing: Double?, verticalSpacing: Double?, children: [ViewNode])
  /// `GridRow`
  case gridRow(alignment: VerticalAlignment?, children: [ViewNode])
  /// `Spacer`
  case spacer(minLength: Double?)
  /// `Divider`
  case divider
  /// `List`
  case list(children: [ViewNode])
  /// `Section`
  case section(header: ViewNode?, footer: ViewNode?, children: [ViewNode])
  /// `Group`: no look of its own; its modifiers go to each child.
  case group(children: [ViewNode])
  /// `GroupBox`
  case groupBox(label: ViewNode?, children: [ViewNode])
  /// `DisclosureGroup`: opened and closed by the host alone, without an intent.
  case disclosureGroup(label: ViewNode, isExpanded: Bool, children: [ViewNode])
  /// `Button`
  case button(label: ViewNode, role: ButtonRole?, intent: ControlIntent, confirmation: ButtonConfirmation?)
  /// `Toggle`: the wanted value is sent, never "flip".
  case toggle(label: ViewNode, isOn: Bool, intent: ControlIntent)
  /// `Picker`: the wanted option's value is sent.
  case picker(label: ViewNode, selection: String, options: [PickerOption], intent: ControlIntent)
  /// `Link`: opened by the host, if its scheme is allowed.
  case link(label: ViewNode, destination: String)
  /// `ProgressView`; without a value how far it is is not known.
  case progressView(value: Double?, total: Double?, label: ViewNode?, currentValueLabel: ViewNode?)
  /// `Gauge`
  case gauge(GaugeContent)
  /// `ContentUnavailableView`: an empty or failed state.
  case contentUnavailableView(title: String, systemImage: String?, description: String?, actions: [ViewNode])
  /// `EmptyView`
  case emptyView
}

extension ViewContent {
  /// SwiftUI's name of the node, which is its `type` in JSON.
  public var typeName: String {
    switch self {
    case .text: "Text"
    case .label: "Label"
    case .image, .dataImage, .namedImage: "Image"
    case .verticalStack: "VStack"
    case .horizontalStack: "HStack"
    case .depthStack: "ZStack"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .list: "List"
    case .section: "Section"
    case .group: "Group"
    case .groupBox: "GroupBox"
    case .disclosureGroup: "DisclosureGroup"
    case .button: "Button"
    case .toggle: "Toggle"
    case .picker: "Picker"
    case .link: "Link"
    case .progressView: "ProgressView"
    case .gauge: "Gauge"
    case .contentUnavailableView: "ContentUnavailableView"
    case .emptyView: "EmptyView"
    }
  }
}
