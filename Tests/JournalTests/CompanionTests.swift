import TestSupport
import Testing

@testable import Journal

@Suite("The sidecar beside a picture")
struct CompanionTests {
  private func companion(of picture: String, among others: [String]) throws -> String? {
    let life = try TestLife()
    for path in [picture] + others { try life.write(path, "x") }
    let walk = try #require(DirectoryWalk.walk(life.files.path, isCancelled: { false }))
    return try #require(walk.files.first { $0.path == picture }).companion?.path
  }

  @Test(
    "is found by every name that programs give it",
    arguments: [
      ("a.jpg", "a.xmp"), ("a.jpg", "a.jpg.xmp"), ("a/b.c/d.jpg", "a/b.c/d.XMP"), ("a.jpg", "a.jpg.json"),
      ("a.jpg", "a.json"), ("p/IMG(1).jpg", "p/IMG.jpg(1).json"), ("p/IMG-edited.jpg", "p/IMG.jpg.json"),
      ("p/IMG.jpg", "p/IMG.jpg.supplemental-me.json"), ("(x).jpg", "(x).jpg.json"), ("-1.jpg", "-1.xmp"),
      ("größe/Übung.jpg", "größe/Übung.jpg.json"), ("ü.jpg", "u\u{308}.xmp"), ("日本/写真.heic", "日本/写真.heic.json"),
      (
        "p/a-name-that-is-much-longer-than-an-export-leaves-it-as-it-was.jpg",
        "p/a-name-that-is-much-longer-than-an-export-leav.json"
      ),
      (
        "p/Ein_Name_der_viel_zu_lang_ist_und_gekürzt_wird_wie_alle.jpg",
        "p/Ein_Name_der_viel_zu_lang_ist_und_gekürzt_wird.json"
      ),
    ])
  func found(_ picture: String, _ sidecar: String) throws {
    #expect(try companion(of: picture, among: ["0.json", sidecar, "z.json", "p/zz.xmp"]) == sidecar)
  }

  @Test(
    "is nothing of another name, of another folder or of another kind",
    arguments: [
      ("a.jpg", "b.xmp"), ("a.jpg", "aa.jpg.json"), ("aa.jpg", "a.jpg.json"), ("p/a.jpg", "a.jpg.json"),
      ("a.jpg", "p/a.jpg.json"), ("a.jpg", "a.jpg.jsonl"), ("IMG(1).jpg", "IMG.jpg.json"),
      ("IMG(1).jpg", "IMG.jpg(2).json"), ("ü.jpg", "u.jpg.json"),
    ])
  func none(_ picture: String, _ other: String) throws {
    #expect(try companion(of: picture, among: [other, "0.json", "z.xmp"]) == nil)
  }
}
