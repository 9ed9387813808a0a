public import JSONRPC

/// Reads a view from JSON.
///
/// The strict profile refuses whatever it does not know. The open one takes what newer or foreign authors write: an
/// element that is not known, or whose `requires` is not met, becomes its `fallback`, else its nearest ancestor's, else
/// nothing; modifiers and members that are not known are left out. Each of these is told as a warning.
public struct ViewDecoder {
  /// How much is taken.
  public enum Profile: Sendable, Hashable {
    case strict, open
  }

  /// What `requires` may name in this version, and how far it is understood.
  static let features: [String: Int] = [
    "dataImage": 1, "dateText": 1, "grid": 1, "namedImage": 1, "picker": 1,
  ]

  let profile: Profile
  let limits: ViewLimits
  var warnings: [ViewWarning] = []
  private var nodes = 0
  /// How many of the ancestors of the node being read have a fallback.
  private var fallbacksAround = 0

  private init(profile: Profile, limits: ViewLimits) {
    self.profile = profile
    self.limits = limits
  }

  /// Reads one view.
  public static func decode(
    _ json: JSONValue, profile: Profile = .strict, limits: ViewLimits = ViewLimits()
  ) throws(ViewError) -> (node: ViewNode, warnings: [ViewWarning]) {
    var decoder = ViewDecoder(profile: profile, limits: limits)
    let node: ViewNode
    do {
      node = try decoder.node(json, at: "", depth: 1)
    } catch {
      switch error {
      case .invalid(let viewError): throw viewError
      case .unknown(let path): throw .invalid(path, "is not known")
      }
    }
    return (node, decoder.warnings)
  }

  /// Why a node cannot be read: it is wrong, or it is not known and an ancestor's fallback takes its place.
  enum Obstacle: Error {
    case invalid(ViewError)
    case unknown(String)
  }

  mutating func node(_ json: JSONValue, at path: String, depth: Int) throws(Obstacle) -> ViewNode {
    nodes += 1
    guard nodes <= limits.nodes else { throw .invalid(.tooLarge(path, "there are more than \(limits.nodes) nodes")) }
    guard depth <= limits.depth else { throw .invalid(.tooLarge(path, "nodes are nested too deep")) }
    let fallback = profile == .open ? json["fallback"] : nil
    do {
      if fallback != nil { fallbacksAround += 1 }
      defer { if fallback != nil { fallbacksAround -= 1 } }
      return try knownNode(json, at: path, depth: depth)
    } catch {
      guard case .unknown(let place) = error else { throw error }
      return try replacement(for: place, of: path, fallback: fallback, depth: depth)
    }
  }

  private mutating func replacement(
    for place: String, of path: String, fallback: JSONValue?, depth: Int
  ) throws(Obstacle) -> ViewNode {
    guard profile == .open, fallback != nil || fallbacksAround == 0 else { throw .unknown(place) }
    warnings.append(
      ViewWarning(code: .unknownElement, path: place, message: "An element that is not known was replaced."))
    guard let fallback, fallback.string != "drop" else { return .empty }
    return try node(fallback, at: path + "/fallback", depth: depth + 1)
  }

  private mutating func knownNode(_ json: JSONValue, at path: String, depth: Int) throws(Obstacle) -> ViewNode {
    do {
      var members = try MemberReader(json, at: path)
      let type = try members.string("type")
      let id = try members.optionalString("id")
      if profile == .open {
        _ = members.optional("fallback")
        if let requires = members.optional("requires")?.object, !Self.isMet(requires) { throw Obstacle.unknown(path) }
      }
      let modifiers = try modifiers(members.optionalArray("modifiers") ?? [], at: members.place(of: "modifiers"))
      guard let content = try content(of: type, from: &members, depth: depth) else {
        throw Obstacle.unknown(path)
      }
      if profile == .strict { try members.finish() }
      return ViewNode(content, modifiers: modifiers, id: id)
    } catch let error as ViewError {
      throw .invalid(error)
    } catch let obstacle as Obstacle {
      throw obstacle
    } catch {
      throw .invalid(.invalid(path, "cannot be read"))
    }
  }

  private static func isMet(_ requires: JSONObject) -> Bool {
    requires.members.allSatisfy { member in
      guard let version = member.value.int, let ours = features[member.key] else { return false }
      return version <= ours
    }
  }

  private mutating func modifiers(_ values: [JSONValue], at path: String) throws(ViewError) -> [ViewModifier] {
    guard values.count <= 64 else { throw .tooLarge(path, "there are more than 64 modifiers") }
    var modifiers: [ViewModifier] = []
    for (index, value) in values.enumerated() {
      let place = "\(path)/\(index)"
      var members = try MemberReader(value, at: place)
      let name = try members.string("modifier")
      var arguments = members.object
      arguments["modifier"] = nil
      var modifier = ViewModifier(name, arguments)
      guard let rule = ModifierRule.all[name] else {
        guard profile == .open else { throw .invalid(place + "/modifier", "is not known") }
        warnings.append(ViewWarning(code: .unknownElement, path: place, message: "The modifier is not known."))
        continue
      }
      if profile == .open {
        modifier.arguments = JSONObject(
          members: arguments.members.filter { member in rule.arguments.contains { $0.name == member.key } })
      }
      if let fault = modifier.fault(at: place) { throw fault }
      modifiers.append(modifier)
    }
    return modifiers
  }
}
