import Foundation
import Glibc
import JSONRPC
import TestSupport
import Testing

@testable import Server

@Suite("Scripts", .timeLimit(.minutes(1)))
struct ScriptTests {
  /// A server with a directory of scripts.
  private final class Life {
    let directory: TemporaryDirectory
    let server: Server

    init(refusing client: String? = nil) throws {
      directory = try TemporaryDirectory()
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory.path)
      var configuration = Configuration()
      configuration.scripts = directory.path
      if let client {
        var settings = Configuration.Client()
        settings.refused = ["scripts"]
        configuration.set(settings, for: client)
      }
      server = TestServer.make(configuration: configuration)
    }

    func write(_ name: String, _ body: String, metadata: String = "", mode: Int = 0o755) throws {
      let words = metadata.split(separator: "\n").map { "# @intent.\($0)\n" }.joined()
      let url = directory.url.appending(path: name)
      try Data("#!/bin/sh\n# @intent.schema 1\n\(words)\(body)\n".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    }

    func perform(_ name: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
      let host = try await TestHost.initialized(server)
      return await host.reply(
        to: host.start("snippet.perform", ["intent": ["name": .string("scripts/\(name)"), "parameters": parameters]]))
    }
  }

  @Test("A script gets JSON on its input, the same in its environment, and nothing else")
  func surroundings() async throws {
    let life = try Life()
    try life.write(
      "Say.sh", #"printf '{"value": [%s, "%s"]}' "$(cat)" "$(env | sed 's/=.*//' | sort | tr '\n' ' ')""#,
      metadata: #"argument1 {"name": "city-name"}"#)
    let result = try await life.perform("Say", ["city-name": "Bern"])["result"]
    let value = result?["value"]?.array
    #expect(
      value?.first == [
        "schema": 1, "intent": "scripts/Say", "parameters": ["city-name": "Bern"], "purpose": "act", "locale": "en_US",
        "timeZone": "GMT",
      ])
    let names = value?.last?.string?.split(separator: " ").map(String.init) ?? []
    // A shell makes some of its own.
    #expect(
      names.filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0) } == [
        "INTENT_DIRECTORY", "INTENT_LOCALE", "INTENT_NAME", "INTENT_PARAMETER_city_name", "INTENT_PURPOSE",
        "INTENT_SCHEMA", "INTENT_TIME_ZONE",
      ])
  }

  @Test("A script gets no descriptor of ours, no blocked signal, and a group of its own")
  func descriptors() async throws {
    let life = try Life()
    // Descriptors as whoever started the process may have left them, or a careless library.
    let leaks = (0..<3).map { _ in open(life.directory.path + "/.leak", O_RDWR | O_CREAT, 0o600) }
    #expect(!leaks.contains(-1))
    defer { for leak in leaks { close(leak) } }
    try life.write(
      "Look.sh",
      #"printf '{"value": ["%s", "%s", "%s"]}' "$(ls -l /proc/$$/fd | grep -c '[.]leak')" "#
        + #""$(grep SigBlk /proc/$$/status | cut -f2)" "$(cut -d' ' -f5 /proc/$$/stat):$$""#)
    let value = try await life.perform("Look")["result"]?["value"]?.array
    #expect(value?.first == "0")
    #expect(value?[1] == "0000000000000000")
    let group = value?.last?.string?.split(separator: ":") ?? []
    #expect(group.first == group.last)
  }

  @Test("Plain text is a view; an interactive script is run again for a tap, and for the view after it")
  func cycle() async throws {
    let life = try Life()
    try life.write("Hello.sh", "printf '\\033[1mHello\\033[0m\\nworld\\n'")
    let text = try await life.perform("Hello")["result"]
    #expect(text?["view"]?["children"]?.array?.map { $0["text"] } == ["Hello", "world"])
    #expect(text?["dialog"]?["full"] == "Hello\nworld")

    let body = #"""
      if [ "$INTENT_PURPOSE" = act ]; then echo "$INTENT_PARAMETER_by" >> "$INTENT_DIRECTORY/.log"; exit 0; fi
      n=$(cat "$INTENT_DIRECTORY/.log" 2>/dev/null | wc -l)
      printf '{"view":{"type":"Button","id":"more","label":{"type":"Text","text":"%s"},"intent":{"name":"Count","parameters":{"by":"2"}}}}' "$n"
      """#
    try life.write(
      "Count.sh", body, metadata: "kind snippet\n" + #"argument1 {"name":"by","isOptional":true}"#)
    let host = try await TestHost.initialized(life.server)
    let shown = try await host.result("snippet.perform", ["intent": ["name": "scripts/Count"]])
    #expect(shown["view"]?["label"]?["text"] == "0")
    let tapped = try await host.result(
      "snippet.interact",
      ["snippetId": shown["snippetId"] ?? .null, "revision": 1, "controlId": "more", "interactionId": "t"])
    #expect(tapped["outcome"] == "performed")
    #expect(tapped["snippetId"] == shown["snippetId"], "one file is both the snippet and its action")
    #expect(tapped["view"]?["label"]?["text"] == "1")
  }

  @Test("What a script needs to be told is asked for, with its choices")
  func arguments() async throws {
    let life = try Life()
    try life.write("Go.sh", "cat", metadata: #"argument1 {"name":"way","title":"Way","enum":["left","right"]}"#)
    let result = try await life.perform("Go")["result"]
    #expect(result?["needsInput"]?["options"] == ["left", "right"])
    let error = try await life.perform("Go", ["way": "up"])["error"]
    #expect(error?["data"]?["pointer"] == "/intent/parameters/way")
  }

  @Test(
    "What goes wrong is told",
    arguments: [
      ("echo first >&2; printf '\\033[31mno such city\\n' >&2; exit 3", "providerFailed", 3, "no such city"),
      ("exit 1", "providerFailed", 1, nil), ("kill -9 $$", "providerFailed", 137, "The script was ended by signal 9."),
      ("echo '{\"value\":'", "providerInvalid", nil, nil), ("echo '{\"dialog\": 3}'", "providerInvalid", nil, nil),
      ("head -c 262145 /dev/zero | tr '\\0' x", "providerInvalid", nil, nil), ("yes", "providerInvalid", nil, nil),
    ] as [(String, String, Int?, String?)])
  func failures(body: String, reason: String, code: Int?, said: String?) async throws {
    let life = try Life()
    try life.write("Fail.sh", body)
    let data = try await life.perform("Fail")["error"]?["data"]
    #expect(data?["reason"]?.string == reason)
    #expect(data?["providerCode"]?.int == code)
    #expect(data?["providerMessage"]?.string == said)
  }

  @Test("What is no program cannot be run: no shell tries it")
  func noShell() async throws {
    let life = try Life()
    let url = life.directory.url.appending(path: "Bare")
    try Data("# @intent.schema 1\ntouch \(life.directory.path)/proof\n".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    let error = try await life.perform("Bare")["error"]
    #expect(error?["data"]?["reason"] == "providerFailed")
    #expect(!FileManager.default.fileExists(atPath: life.directory.path + "/proof"))
  }

  @Test(
    "A script that does not end is ended with all that it has started",
    arguments: [
      "sleep 60 & echo $! > $INTENT_DIRECTORY/.pid; wait",
      "trap '' TERM HUP; sleep 60 & echo $! > $INTENT_DIRECTORY/.pid; exec >&- 2>&-; wait",
    ])
  func late(body: String) async throws {
    let life = try Life()
    try life.write("Late.sh", body, metadata: "timeout 1")
    let error = try await life.perform("Late")["error"]
    #expect(error?["data"] == ["reason": "providerTimeout", "milliseconds": 1_000])
    #expect(try await isGone(life))
  }

  @Test("A script that leaves something running ends all the same, and takes it along")
  func leftBehind() async throws {
    let life = try Life()
    try life.write("Leave.sh", "sleep 60 & echo $! > $INTENT_DIRECTORY/.pid; echo done")
    #expect(try await life.perform("Leave")["result"]?["dialog"]?["full"] == "done")
    #expect(try await isGone(life))
  }

  /// Whether the process whose number the script wrote down ends. It was killed by now, but the system may take a moment,
  /// and it may be a zombie of whoever adopted it.
  private func isGone(_ life: Life) async throws -> Bool {
    let text = try String(contentsOf: life.directory.url.appending(path: ".pid"), encoding: .utf8)
    let number = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    let clock = ContinuousClock()
    let end = clock.now + .seconds(10)
    while clock.now < end {
      guard let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8) else { return true }
      if status.contains(") Z ") || kill(number, 0) != 0 { return true }
      await Task.yield()
    }
    return false
  }

  @Test("Whoever cancels ends the script")
  func cancelled() async throws {
    let life = try Life()
    let fifo = life.directory.path + "/.fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    try life.write("Wait.sh", "echo x > $INTENT_DIRECTORY/.fifo; sleep 60", metadata: "timeout 30")
    let host = try await TestHost.initialized(life.server)
    let id = host.start("snippet.perform", ["intent": ["name": "scripts/Wait"]])
    await written(to: fifo)
    host.notify("$/cancelRequest", ["id": JSONValue(id)])
    #expect(await host.reply(to: id)["error"]?["code"]?.int == -32800)
  }

  @Test("When the process ends, no script runs on")
  func closed() async throws {
    let life = try Life()
    let fifo = life.directory.path + "/.fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    try life.write(
      "Wait.sh", "echo $$ > $INTENT_DIRECTORY/.pid; echo x > $INTENT_DIRECTORY/.fifo; sleep 60", metadata: "timeout 30")
    let host = try await TestHost.initialized(life.server)
    let id = host.start("snippet.perform", ["intent": ["name": "scripts/Wait"]])
    await written(to: fifo)
    life.server.close()
    #expect(await host.reply(to: id)["error"] != nil)
    #expect(try await isGone(life))
    let later = await host.error("snippet.perform", ["intent": ["name": "scripts/Wait"]])
    #expect(later != .null)
  }

  /// Waits, on a thread of its own, until the script has written: then it is known to run.
  private func written(to fifo: String) async {
    await withCheckedContinuation { continuation in
      Thread {
        let end = open(fifo, O_RDONLY)
        var byte: UInt8 = 0
        _ = read(end, &byte, 1)
        close(end)
        continuation.resume()
      }.start()
    }
  }

  @Test("A script that writes to both ends, and reads late, is no deadlock")
  func pipes() async throws {
    let life = try Life()
    try life.write(
      "Flood.sh", "head -c 300000 /dev/zero >&2; echo hello; head -c 300000 /dev/zero >&2; cat > /dev/null",
      metadata: #"argument1 {"name":"text"}"#)
    let text = String(repeating: "x", count: 65_000)
    #expect(try await life.perform("Flood", ["text": .string(text)])["result"]?["dialog"]?["full"] == "hello")
  }

  @Test("Many scripts at once leave no descriptor and no zombie behind")
  func nothingLeft() async throws {
    let life = try Life()
    try life.write("Quick.sh", "echo ok")
    let host = try await TestHost.initialized(life.server)
    let ids = (0..<40).map { _ in host.start("snippet.perform", ["intent": ["name": "scripts/Quick"]]) }
    for id in ids { #expect(await host.reply(to: id)["result"]?["dialog"]?["full"] == "ok") }
    let children = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").compactMap { task in
      try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)
    }.joined(separator: " ").split(separator: " ")
    for child in children {
      let status = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
      #expect(!status.contains("Quick.sh) Z"), "a zombie")
    }
  }

  @Test("Files that may not be run are refused, each with its reason")
  func refusals() async throws {
    let life = try Life()
    try life.write("A.sh", "echo")
    try life.write("B.sh", "echo", metadata: "name A")
    try life.write("Everyones.sh", "echo", mode: 0o757)
    try life.write("NotMine.sh", "echo", mode: 0o644)
    try life.write("Wrong.sh", "echo", metadata: "colour red")
    try Data("#!/bin/sh\n".utf8).write(to: life.directory.url.appending(path: "Plain.sh"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: life.directory.path + "/Plain.sh")
    try Data("Notes\n".utf8).write(to: life.directory.url.appending(path: "README"))
    try life.write(".hidden.sh", "echo")
    try life.write("backup.sh~", "echo")
    #expect(mkfifo(life.directory.path + "/pipe", 0o700) == 0)
    try FileManager.default.createDirectory(atPath: life.directory.path + "/more", withIntermediateDirectories: true)
    let reports = Server.scripts(in: life.directory.path)
    let found = reports.map { "\(URL(filePath: $0.path).lastPathComponent) \($0.refusal?.rawValue ?? "ok")" }
    #expect(
      found == [
        "A.sh ok", "B.sh duplicateName", "Everyones.sh worldWritable", "NotMine.sh notExecutable",
        "Plain.sh noMetadata",
        "Wrong.sh invalidMetadata", "pipe notAFile",
      ])
    let host = try await TestHost.initialized(life.server)
    let listed = try await host.result("intents.list", ["provider": "scripts"])["intents"]?.array ?? []
    #expect(listed.map { $0["name"] } == ["scripts/A"])
  }

  @Test("A directory that everybody may write to gives no scripts")
  func openDirectory() throws {
    let life = try Life()
    try life.write("A.sh", "echo")
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: life.directory.path)
    #expect(Server.scripts(in: life.directory.path).map(\.refusal) == [.worldWritable])
    #expect(Server.scripts(in: life.directory.path + "/none").isEmpty)
  }

  @Test("Another user's files are refused")
  func owners() {
    let mode = UInt32(S_IFREG | 0o700)
    #expect(ScriptFile.refusal(mode: mode, owner: geteuid(), kind: S_IFREG) == nil)
    #expect(ScriptFile.refusal(mode: mode, owner: geteuid() + 1, kind: S_IFREG) == .notOwned)
  }

  @Test("A file that is changed for the worse between two calls is not run any more")
  func changedMeanwhile() async throws {
    let life = try Life()
    try life.write("A.sh", "echo ok")
    #expect(try await life.perform("A")["result"] != nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o757], ofItemAtPath: life.directory.path + "/A.sh")
    #expect(try await life.perform("A")["error"]?["data"]?["reason"] == "unknownIntent")
  }

  @Test("When scripts change, the client hears of it, once")
  func changes() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    #expect(life.server.scripts.directory.map { host.session.watchedDirectories().contains($0) } == true)
    host.session.noticeFiles()
    #expect(host.notifications.isEmpty)
    try life.write("A.sh", "echo one", metadata: "kind snippet")
    host.session.noticeFiles()
    host.session.noticeFiles()
    #expect(host.notifications.count == 1)
    #expect(await host.notification("intents.changed") == [:])
    let shown = try await host.result("snippet.perform", ["intent": ["name": "scripts/A"]])
    try life.write("A.sh", "echo three", metadata: "kind snippet")
    host.session.noticeFiles()
    #expect(await host.notification("snippet.reload")["snippetId"] == shown["snippetId"])
    let again = try await host.result("snippet.perform", ["snippetId": shown["snippetId"] ?? .null])
    #expect(again["view"]?["children"]?.array?.first?["text"] == "three")
  }

  @Test("The person can keep the scripts from a client")
  func refusedClient() async throws {
    let life = try Life(refusing: "test")
    try life.write("A.sh", "echo ok")
    #expect(try await life.perform("A")["error"]?["data"]?["reason"] == "unknownIntent")
    let other = try await TestHost.initialized(life.server, name: "other")
    #expect(try await other.result("intents.list", ["provider": "scripts"])["intents"]?.array?.count == 1)
    let json = #"{"clients": {"a": {"refuse": ["scripts"]}}, "scripts": "/x"}"#
    let configuration = try Configuration(json: Array(json.utf8))
    #expect(configuration.client("a").refused == ["scripts"])
    #expect(configuration.scripts == "/x")
  }
}
