import Testing

@testable import Detection

@Suite("Links and e-mail addresses")
struct LinkTests {
  static let found = [
    DetectionCase(
      "see https://lakeside.example/menu.", "link|https://lakeside.example/menu|https://lakeside.example/menu"),
    DetectionCase("HTTPS://Lakeside.Example/Menu", "link|HTTPS://Lakeside.Example/Menu|https://lakeside.example/Menu"),
    DetectionCase("ftp://files.lake.org/a_b", "link|ftp://files.lake.org/a_b|ftp://files.lake.org/a_b"),
    DetectionCase("lakeside.com is down", "link|lakeside.com|https://lakeside.com"),
    DetectionCase("ask at lakeside.com?", "link|lakeside.com|https://lakeside.com"),
    DetectionCase("(www.lakeside.travel)", "link|www.lakeside.travel|https://www.lakeside.travel"),
    DetectionCase(
      "try lakeside.co.uk/tables?for=2&at=7",
      "link|lakeside.co.uk/tables?for=2&at=7|https://lakeside.co.uk/tables?for=2&at=7"),
    DetectionCase(
      "http://wiki.lake.org/Pike_(fish)", "link|http://wiki.lake.org/Pike_(fish)|http://wiki.lake.org/Pike_(fish)"),
    DetectionCase("(as http://lake.org/a_(b) says)", "link|http://lake.org/a_(b)|http://lake.org/a_(b)"),
    DetectionCase("http://lake.org/a[1]b{2}", "link|http://lake.org/a[1]b{2}|http://lake.org/a[1]b{2}"),
    DetectionCase("'http://lake.org/it's'", "link|http://lake.org/it's|http://lake.org/it's"),
    DetectionCase("\"lake.org/x\",", "link|lake.org/x|https://lake.org/x"),
    DetectionCase("<http://lake.org/x>", "link|http://lake.org/x|http://lake.org/x"),
    DetectionCase("*http://lake.org/x*", "link|http://lake.org/x|http://lake.org/x"),
    DetectionCase("http://lake.org/a,b;c|d!", "link|http://lake.org/a,b;c|d|http://lake.org/a,b;c|d"),
    DetectionCase("http://ana:pw@lake.org:8080/x", "link|http://ana:pw@lake.org:8080/x|http://ana:pw@lake.org:8080/x"),
    DetectionCase("http://localhost:3000/a", "link|http://localhost:3000/a|http://localhost:3000/a"),
    DetectionCase("http://10.1.2.3/cam", "link|http://10.1.2.3/cam|http://10.1.2.3/cam"),
    DetectionCase("open 10.1.2.3:8080", "link|10.1.2.3:8080|https://10.1.2.3:8080"),
    DetectionCase("http://[fe80::1]:80/", "link|http://[fe80::1]:80/|http://[fe80::1]:80/"),
    DetectionCase("//lake.org/x", "link|//lake.org/x|https://lake.org/x"),
    DetectionCase("müllers-café.de/karte", "link|müllers-café.de/karte|https://müllers-café.de/karte"),
    DetectionCase("кафе.рф", "link|кафе.рф|https://кафе.рф"),
    DetectionCase("http://喫茶店.jp/", "link|http://喫茶店.jp/|http://喫茶店.jp/"),
    DetectionCase("http://lake.中国/a", "link|http://lake.中国/a|http://lake.中国/a"),
    DetectionCase("xn--caf-dma.example", "link|xn--caf-dma.example|https://xn--caf-dma.example"),
    DetectionCase("请看lake.com谢谢", "link|lake.com|https://lake.com"),
    DetectionCase("http://lake.orgを見て", "link|http://lake.org|http://lake.org"),
    DetectionCase("lake.org/ソース", "link|lake.org/ソース|https://lake.org/ソース"),
    DetectionCase("lake.org/naïve–x", "link|lake.org/naïve–x|https://lake.org/naïve–x"),
    DetectionCase("see lake.org.Thanks", "link|lake.org|https://lake.org"),
    DetectionCase("so...lake.org", "link|lake.org|https://lake.org"),
    DetectionCase("look.http://lake.org/–", "link|http://lake.org/|http://lake.org/"),
    DetectionCase("t.me/lakeside", "link|t.me/lakeside|https://t.me/lakeside"),
    DetectionCase("visit lakeside.so", "link|lakeside.so|https://lakeside.so"),
    DetectionCase("shop.lakeside.me", "link|shop.lakeside.me|https://shop.lakeside.me"),
    DetectionCase("lake.com, lake.net", "link|lake.com|https://lake.com", "link|lake.net|https://lake.net"),
    DetectionCase("ana.b+c@lake.org", "emailAddress|ana.b+c@lake.org|ana.b+c@lake.org"),
    DetectionCase("(ana_b@mail.lake.co.uk).", "emailAddress|ana_b@mail.lake.co.uk|ana_b@mail.lake.co.uk"),
    DetectionCase("mailto:ana@lake.org?subject=Hi", "emailAddress|mailto:ana@lake.org?subject=Hi|ana@lake.org"),
    DetectionCase("写信给ana@lake.org吧", "emailAddress|ana@lake.org|ana@lake.org"),
    DetectionCase("jürgen@müller.de", "emailAddress|jürgen@müller.de|jürgen@müller.de"),
    DetectionCase(
      "ana@lake.org/ben@lake.org", "emailAddress|ana@lake.org|ana@lake.org", "emailAddress|ben@lake.org|ben@lake.org"),
  ]

  static let silent = [
    "test.md", "main.rs", "README.md", "node.js and vue.js", "index.html", "photo.jpg", "run setup.py", "notes.zip",
    "build.sh", "src/lib/mod.rs", "C:\\docs\\plan.com", "e.g.this", "i.e.that", "1.5.3", "v2.0.1", "10.1.2.3",
    "10.1.2.0/24", "1.2.3.412", "7.am", "9.30pm", "3.5kg", "ok.so what", "done.in a minute", "see u.at 7",
    "home tomorrow.tk care", "yes.no.maybe", "this.is.it", "ASP.NET", "done.In that case", "$lake.com", "@lake.com",
    "_lake.com", "lake.com_", "hppt://lake.com", "http://", "http://#", "http://.lake.com", "http://-lake.com",
    "http://lake_.com", "http://362", "http://to-do", "javascript:alert(1)", "file://etc/passwd", "a..b.", "wait..what",
    "com.lake.app", "std::io.fm", "ok.google", "git@lake.org:a/b.git", "ana@lake", "ana@lake.c", "@lake.org",
    "a..b@lake.org", ".ana@lake.org", "ana@10.1.2.3", "u@home.so",
    "`http://lake.org`", "> http://lake.org", "obj.name = 5", "user.is(me)",
  ]

  @Test("what is linked", arguments: found) func finds(_ example: DetectionCase) {
    #expect(example.found() == example.expected)
  }

  @Test("what is no link", arguments: silent) func isSilent(_ text: String) {
    let context = DetectionContext(
      reference: DetectionCase.reference, locale: "en_US", types: [.link, .emailAddress])
    #expect(Detector().detect(text, context: context) == [])
  }
}
