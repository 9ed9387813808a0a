// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A module of the product: its target, from the lowest floor up. A module imports only what stands above it in this list.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["TestSupport"], exclude: exclude, swiftSettings: settings)
}

let modules: [Target] = [
  // Floor 1
  module("CivilTime"),
  module("JSONRPC"),
  module("Store", ["CSQLite"]),
  module("Detection", ["CivilTime"]),
  module("Formats", ["CivilTime", "CZlib", "JSONRPC", "Store"]),
  module("TerminalWidth"),
  // Floor 2
  module("ActionSuggestions", ["CivilTime", "Detection", "JSONRPC", "Store"]),
  module("Snippets", ["CivilTime", "JSONRPC", "TerminalWidth"]),
  module("Journal", ["CivilTime", "Formats", "JSONRPC", "Store", "TerminalWidth"]),
  // Floor 3
  module("Intents", ["CivilTime", "Formats", "JSONRPC", "Snippets"]),
  // Floor 4
  module(
    "Server",
    ["ActionSuggestions", "CivilTime", "Detection", "Intents", "JSONRPC", "Journal", "Snippets", "Store"]),
  // Floor 5
  module("Serving", ["CTimer", "JSONRPC", "Server"]),
]

let package = Package(
  name: "inkling",
  products: modules.map { .library(name: $0.name, targets: [$0.name]) }
    + [.executable(name: "inkling", targets: ["inkling"])],
  targets: modules + [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CTimer"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Floor 6
    .executableTarget(
      name: "inkling",
      dependencies: ["ActionSuggestions", "CivilTime", "JSONRPC", "Journal", "Server", "Serving", "Store"],
      swiftSettings: settings),
    // Beside
    .executableTarget(
      name: "Groceries", dependencies: ["Server", "Serving", "Snippets"], path: "Examples/Groceries",
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["CivilTime", "JSONRPC"], path: "Tests/TestSupport", swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks", dependencies: ["CivilTime", "Detection", "JSONRPC", "Server", "Serving", "Snippets"],
      path: "Tests/Benchmarks",
      exclude: ["actions.py", "detection.py", "journal.py", "run.py", "snippets.py"],
      swiftSettings: settings),
    tests("CivilTime", ["CivilTime"]),
    tests("JSONRPC", ["JSONRPC"]),
    tests("Store", ["Store"]),
    tests("Detection", ["CivilTime", "Detection"], exclude: ["Cases", "Languages"]),
    tests("Formats", ["CivilTime", "Formats", "Store"]),
    tests(
      "ActionSuggestions", ["ActionSuggestions", "CivilTime", "Detection", "JSONRPC", "Store"],
      exclude: ["Conversations"]),
    tests(
      "Snippets", ["CivilTime", "JSONRPC", "Snippets", "TerminalWidth"],
      exclude: ["Drawings", "Views", "check-views.py", "open-profile.py", "well-formed.py", "widths.py"]),
    tests("Journal", ["CivilTime", "Formats", "JSONRPC", "Journal", "Store", "TerminalWidth"]),
    tests("Intents", ["CivilTime", "Formats", "Intents", "JSONRPC", "Snippets"]),
    tests("Server", ["CivilTime", "JSONRPC", "Journal", "Server", "Snippets", "Store"]),
    tests("Process", ["JSONRPC"]),
    tests("Serving", ["Serving"]),
  ],
  swiftLanguageModes: [.v6]
)
