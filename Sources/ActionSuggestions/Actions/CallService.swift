/// The services whose links join a call.
enum CallService {
  /// The service's name; nil of a link that joins no call.
  static func name(url: String, host: String) -> String? {
    let host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    let path = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).dropFirst(2).first ?? ""
    for service in services {
      guard host == service.host || host.hasSuffix("." + service.host) else { continue }
      if service.paths.isEmpty ? !path.isEmpty : service.paths.contains(where: { path.hasPrefix($0) }) {
        return service.name
      }
    }
    return nil
  }

  /// Without paths every page of the host is a call.
  private static let services: [(name: String, host: String, paths: [String])] = [
    ("Zoom", "zoom.us", ["j/", "my/", "w/", "s/"]),
    ("Google Meet", "meet.google.com", []),
    ("Teams", "teams.microsoft.com", ["l/meetup-join", "meet/", "l/meeting"]),
    ("Teams", "teams.live.com", ["meet/", "l/meetup-join"]),
    ("Webex", "webex.com", ["meet/", "join/", "m/", "wbxmjs/"]),
    ("FaceTime", "facetime.apple.com", ["join"]),
    ("Skype", "join.skype.com", []),
    ("Jitsi", "meet.jit.si", []),
    ("Whereby", "whereby.com", []),
    ("GoTo", "meet.goto.com", []),
    ("GoTo", "gotomeet.me", []),
    ("WhatsApp", "call.whatsapp.com", []),
    ("Signal", "signal.link", ["call"]),
    ("Chime", "chime.aws", []),
    ("BlueJeans", "bluejeans.com", []),
    ("Around", "around.co", ["r/"]),
  ]
}
