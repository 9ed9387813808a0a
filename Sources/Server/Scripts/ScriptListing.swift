internal import Foundation
internal import Glibc
internal import JSONRPC
internal import Snippets

/// What is in the directory of scripts at one moment.
struct ScriptListing: Sendable {
  struct Script: Sendable, Equatable {
    let declaration: IntentDeclaration
    let path: String
    /// Of the file as it was read.
    let signature: ScriptFile.Signature
  }

  let signatures: [ScriptFile.Signature]
  /// By the full name.
  let scripts: [OpaqueID: Script]
  let reports: [ScriptReport]

  static let empty = ScriptListing(signatures: [], scripts: [:], reports: [])
  /// More files than these are not looked at.
  static let limit = 500

  /// Reads the directory.
  ///
  /// - Parameter known: What it was before; it comes back where nothing has changed.
  static func read(_ directory: String, known: ScriptListing) -> ScriptListing {
    guard let itself = ScriptFile(".", in: directory) else { return .empty }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let wanted = names.filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") }.sorted()
    let files = wanted.prefix(limit).compactMap { ScriptFile($0, in: directory) }
    let signatures = [itself.signature] + files.map(\.signature)
    guard signatures != known.signatures else { return known }
    let refusal = ScriptFile.refusal(mode: itself.signature.mode, owner: itself.signature.owner, kind: S_IFDIR)
    if let refusal {
      let report = ScriptReport(path: directory, name: nil, refusal: refusal, message: "This is about the directory.")
      return ScriptListing(signatures: signatures, scripts: [:], reports: [report])
    }
    var scripts: [OpaqueID: Script] = [:]
    var reports: [ScriptReport] = []
    for file in files {
      guard let (declaration, report) = file.judge() else { continue }
      guard let declaration else {
        reports.append(report)
        continue
      }
      let name = OpaqueID(declaration.description.name)
      if scripts[name] != nil {
        reports.append(
          ScriptReport(path: file.path, name: name.text, refusal: .duplicateName, message: nil))
      } else {
        scripts[name] = Script(declaration: declaration, path: file.path, signature: file.signature)
        reports.append(report)
      }
    }
    if wanted.count > limit {
      reports.append(
        ScriptReport(
          path: directory, name: nil, refusal: .tooMany, message: "Only the first \(limit) files are looked at."))
    }
    return ScriptListing(signatures: signatures, scripts: scripts, reports: reports)
  }
}
