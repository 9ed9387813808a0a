import JSONRPC
@testable import Snippets

/// Views as they are used, each drawn by every renderer and kept beside the tests.
enum ScenarioViews {
  private static let intent = ControlIntent("test/Set", title: "Set", valueParameter: "isOn")

  static let all: [(name: String, node: ViewNode)] = [
    ("to-dos", toDos), ("confirmation", confirmation), ("agenda", agenda), ("values", values), ("contact", contact),
    ("choices", choices), ("long words", longWords), ("scripts", scripts), ("right to left", rightToLeft),
    ("nothing", nothing), ("texts", texts), ("disabled", disabled),
    ("layout", layout),
  ]

  static let toDos = ViewNode(
    .list(children: [
      ViewNode(
        .section(
          header: .text("Groceries"), footer: .text("2 of 3 are open"),
          children: ViewNode.forEach(
            [
              ("milk", "Oat milk", false), ("bread", "Bread from the bakery at the station", false),
              ("tea", "Tea", true),
            ],
            key: \.0
          ) { row in
            row.2
              ? ViewNode.toggle(row.1, isOn: true, intent: intent).modifier(.strikethrough())
              : .toggle(row.1, isOn: false, intent: intent)
          })),
      ViewNode(
        .section(
          header: .text("Home"), footer: nil,
          children: [
            .toggle("Water the plants", isOn: false, intent: intent),
            .horizontalStack([
              .button("Add", intent: intent).modifier(.buttonStyle(.borderedProminent)),
              ViewNode(.spacer(minLength: nil)),
              .button(
                "Clear completed", role: .destructive, intent: intent,
                confirmation: ButtonConfirmation(title: "Remove one to-do?", confirmLabel: "Remove")),
            ]),
          ])),
    ]))

  private static func modifier(_ name: String, _ arguments: JSONObject) -> ViewModifier {
    ViewModifier(name, arguments)
  }

  static let layout = ViewNode.verticalStack(
    alignment: .leading, spacing: 16,
    [
      .verticalStack(
        alignment: .leading,
        [
          .text("Under a veil").modifier(.font(.headline)),
          .text("What lies under it can be read.").modifier(.foregroundStyle("secondary")),
          .button("Go on", intent: intent).modifier(.tint("orange")),
        ]
      ).modifier(.padding(nil, 12)).modifier(modifier("overlay", ["value": "yellow"])).modifier(
        modifier("cornerRadius", ["value": 16])),
      ViewNode(
        .grid(
          alignment: .trailing, horizontalSpacing: nil, verticalSpacing: nil,
          children: [("Coffee", "4.50"), ("Breakfast for two", "32.00"), ("Sum", "36.50")].map { row in
            ViewNode(.gridRow(alignment: nil, children: [.text(row.0), .text(row.1)]))
          })),
      .horizontalStack([
        .text("This one has room first, so that its words take fewer lines").modifier(
          modifier("layoutPriority", ["value": 1])),
        .text("and this one has the rest of the line, which is less"),
      ]),
      .horizontalStack([
        .text("Keeps its width").modifier(modifier("fixedSize", [:])),
        .text("while all of this is broken where it has to be, again and again"),
      ]),
      .text("Lines that stand\nwell apart").modifier(modifier("lineSpacing", ["value": 12])),
      .text("Two lines are kept").modifier(modifier("lineLimit", ["value": 2, "reservesSpace": true])),
      .horizontalStack(
        ["circle", "square", "slash", "fill"].map {
          .label("Bell", systemImage: "bell").modifier(modifier("symbolVariant", ["value": .string($0)]))
        }),
      .horizontalStack([
        .text("Here").modifier(modifier("offset", ["x": 4, "y": -6])), .text("there"),
        .text("framed").modifier(modifier("border", ["value": "purple", "width": 3])),
      ]),
      ViewNode(.namedImage(name: "cover", label: "The cover of the book")),
      ViewNode(.dataImage(base64: SampleViews.pixel, label: "A dot")).modifier(
        modifier("aspectRatio", ["ratio": 1.777, "contentMode": "fill"])
      ).modifier(modifier("frame", ["width": 160])),
      ViewNode(.progressView(value: 3, total: 4, label: .text("Steps"), currentValueLabel: .text("3 of 4"))).modifier(
        modifier("progressViewStyle", ["value": "circular"])),
      .horizontalStack([.text("Read as"), .text("one")]).modifier(
        modifier("accessibilityElement", ["value": "combine"])),
    ])

  static let confirmation = ViewNode.verticalStack(
    alignment: .leading, spacing: 12,
    [
      .label("Lunch with Ada", systemImage: "calendar").modifier(.font(.headline)),
      .text("Tuesday 3 March, 12:30 to 13:30").modifier(.foregroundStyle("secondary")),
      ViewNode(.divider),
      .toggle("Remind me an hour before", isOn: true, intent: intent),
      .horizontalStack([
        .button("Cancel", role: .cancel, intent: intent), .button("Add event", role: .confirm, intent: intent),
      ]),
    ])

  static let agenda = ViewNode.verticalStack(
    alignment: .leading,
    [
      .text("Today").modifier(.font(.title2)),
      ViewNode(
        .grid(
          alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6,
          children: [
            ("09:00", "Stand-up", "Room 4"), ("12:30", "Lunch with Ada", "Café Central"), ("17:15", "Train", "Track 7"),
          ]
          .map { row in
            ViewNode(
              .gridRow(
                alignment: nil,
                children: [
                  ViewNode(.text(.plain(row.0)), modifiers: [.font(.body, weight: .semibold)]), .text(row.1),
                  .text(row.2).modifier(.foregroundStyle("secondary")),
                ]))
          })),
      ViewNode(.disclosureGroup(label: .text("Tomorrow"), isExpanded: false, children: [.text("Nothing planned")])),
    ])

  static let values = ViewNode.verticalStack(
    alignment: .leading, spacing: 16,
    [
      ViewNode(.progressView(value: 2, total: 4, label: .text("Upload"), currentValueLabel: nil)),
      ViewNode(.progressView(value: nil, total: nil, label: .text("Waiting"), currentValueLabel: nil)),
      ViewNode(
        .gauge(
          GaugeContent(
            value: 18, minimum: -10, maximum: 40, label: .text("Outside"), currentValueLabel: .text("18 °C"),
            minimumValueLabel: .text("-10"), maximumValueLabel: .text("40")))),
      ViewNode(.gauge(GaugeContent(value: 0.67, label: .text("Battery")))).modifier(
        ViewModifier("gaugeStyle", ["value": "accessoryCircular"])),
    ])

  static let contact = ViewNode.horizontalStack(
    alignment: .top, spacing: 12,
    [
      ViewNode(.image(systemName: "person.crop.circle", label: nil)).modifier(.font(.largeTitle)),
      .verticalStack(
        alignment: .leading, spacing: 4,
        [
          .text("Grace Hopper").modifier(.font(.title3)),
          ViewNode(.link(label: .text("+41 44 668 18 00"), destination: "tel:+41446681800")),
          ViewNode(.link(label: .text("Write a message"), destination: "mailto:grace@example.org")),
          .text("Rear admiral, and the author of a compiler when nobody believed in one.")
            .modifier(.font(.footnote)).modifier(.foregroundStyle("secondary")),
        ]),
    ])

  static let choices = ViewNode.verticalStack(
    alignment: .leading, spacing: 12,
    [
      ViewNode(
        .picker(
          label: .text("Priority"), selection: "high",
          options: ["Low", "Medium", "High"].map { PickerOption(value: $0.lowercased(), label: $0) }, intent: intent)),
      ViewNode(
        .groupBox(
          label: .text("Repeat"),
          children: [
            .horizontalStack([
              .button("Daily", intent: intent), .button("Weekly", intent: intent).modifier(.tint("purple")),
              .button("Never", intent: intent).modifier(.buttonStyle(.plain)),
            ])
          ])),
      ViewNode(
        .button(
          label: ViewNode(.image(systemName: "trash", label: "Delete")), role: .destructive, intent: intent,
          confirmation: nil)),
    ])

  static let longWords = ViewNode.verticalStack(
    alignment: .leading,
    [
      .text("Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz").modifier(.font(.title)),
      .text(
        "Die Donaudampfschifffahrtsgesellschaft verlängert die Geltungsdauer der Kraftfahrzeughaftpflichtversicherung."
      )
      .modifier(.lineLimit(2)),
      .horizontalStack([
        .button("Geschwindigkeitsbegrenzung bestätigen", intent: intent),
        .button("Abbrechen", role: .cancel, intent: intent),
      ]),
      .text("https://example.org/" + String(repeating: "abcdefghij", count: 12)),
    ])

  static let scripts = ViewNode.verticalStack(
    alignment: .leading,
    [
      .text("日本語の長い文章は、単語の間に空白がなくても、行の終わりで折り返されます。"),
      .text("한국어 문장도 잘 보입니다"), .text("👩‍👩‍👧‍👦 🇨🇭 1️⃣ ❤️ 👍🏽 ☀️"), .text("नमस्ते दुनिया · สวัสดีชาวโลก"),
      .horizontalStack([.text("界"), .text("🙂"), .text("é e\u{301}")]),
      .toggle("買い物リストを確認する", isOn: true, intent: intent),
    ])

  static let rightToLeft = ViewNode(
    .list(children: [
      ViewNode(
        .section(
          header: .text("المهام"), footer: .text("مهمتان"),
          children: [
            .toggle("شراء الحليب", isOn: true, intent: intent),
            .toggle("الاتصال بـ Ada Lovelace", isOn: false, intent: intent),
            .horizontalStack([
              .text("שלום"), ViewNode(.spacer(minLength: nil)), .button("إضافة", intent: intent),
            ]),
          ]))
    ]))

  static let nothing = ViewNode(
    .contentUnavailableView(
      title: "No to-dos", systemImage: "checklist", description: "What you add is shown here.",
      actions: [.button("Add the first one", intent: intent).modifier(.buttonStyle(.borderedProminent))]))

  static let texts = ViewNode.verticalStack(
    alignment: .leading,
    [
      ViewNode(
        .text(
          .runs([
            TextRun("Bold ", traits: [.bold]), TextRun("italic ", traits: [.italic]),
            TextRun("struck", traits: [.strikethrough]), TextRun(" and "),
            TextRun("a link", link: "https://example.org/"), TextRun(", in mint", foregroundStyle: "mint"),
          ]))),
      .text("<b>Not bold</b> & \"quoted\" 'text' `here` </style><!-- -->"),
      ViewNode(.text(.date("2026-03-03T12:30:00+01:00", style: .relative))),
      .text("A secret that nobody reads").modifier(ViewModifier("redacted", ["value": "placeholder"])),
      .text("On a filled ground").modifier(.padding(nil, 8)).modifier(ViewModifier("background", ["value": "#204080"]))
        .modifier(ViewModifier("cornerRadius", ["value": 10])),
      .text("The end of what is cut is not seen, however long the text may be that somebody has written here.")
        .modifier(.lineLimit(1)),
    ])

  static let disabled = ViewNode.verticalStack(
    alignment: .leading,
    [
      .button("Send", intent: intent), .toggle("Share with others", isOn: false, intent: intent),
      ViewNode(
        .picker(
          label: .text("To"), selection: "a", options: [PickerOption(value: "a", label: "Everyone")], intent: intent)),
    ]
  ).modifier(.disabled())
}
