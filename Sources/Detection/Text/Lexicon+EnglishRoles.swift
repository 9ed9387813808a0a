extension Lexicon {
  mutating func addEnglishRoles() {
    add("at", role: .at)
    add("in within", role: .inside)
    add("on", role: .on)
    add("from between btw", role: .from)
    add("to till til until thru through", role: .to)
    add("by before b4 after around abt about ard", role: .near)
    add("of", role: .of)
    add("the", role: .the)
    add("a an", role: .a)
    add("this dis", role: .this)
    add("next nxt", role: .next)
    add("last past", role: .last)
    add("past", role: .past)
    add("every each", role: .every)
    add("ago", role: .ago)
    add("later hence", role: .later)
    add("half", role: .half)
    add("quarter", role: .quarter)
    add("and n", role: .and)
    add("am", role: .am)
    add("pm", role: .pm)
    add("noon midday", role: .noon)
    add("midnight", role: .midnight)
    add("ish plus", role: .ish)
    add("weekend weekends wkend", role: .weekend)
    add("i you u he she we they it who me us him her them ppl", role: .pronoun)
    add("is are was were be been am's isn aren", role: .toBe)
    add(
      """
      for if with w or but so because cos coz then please pls plz ok okay sharp latest instead can could would will shall \
      should pm's right as when where while how what which since though tho if's onwards lol haha thanks thx my your ur our \
      at's also too maybe unless outside near see bring let
      """, role: .function)
    add("ratio mix mixed diluted dilution scale score scored won lost beat beats odds aspect verse", role: .ratio)
    add(
      """
      john romans matthew mark luke psalm psalms genesis exodus corinthians proverbs isaiah hebrews ephesians galatians \
      philippians
      """, role: .ratio)
  }

  mutating func addEnglishNames() {
    add(
      """
      street st road rd avenue ave boulevard blvd lane ln drive dr court ct crescent cres place pl square sq terrace \
      parkway pkwy highway hwy close way mews broadway gardens grove alley circle cir quay
      """, role: .street)
    add(
      """
      mrt station mall library cafe restaurant airport cinema theatre theater museum plaza hotel church campus beach \
      stadium arcade bistro diner pier temple mosque cathedral clinic hospital courtyard college university hall gym park \
      market arena gallery bakery brewery pizzeria terminal garden
      """, role: .venue)
    add("café", role: .venue)
    add(
      """
      home work school sch night once least all first office house hse place class lobby gate side front back there here \
      town room lunch dinner breakfast bus hostel lt block blk void door end top bottom entrance usual same some any
      """, role: .nowhere)
    add("meet meetup meeting", role: .meet)
    add("code otp passcode pin verification password passwd codes", role: .code)
    add(
      "call ring phone tel telephone mobile cell number text whatsapp dial sms fax hp contact num no", role: .telephone)
    add(
      """
      order invoice account acct ref reference customer card tracking ticket case booking confirmation id serial isbn model \
      policy claim iban sku
      """, role: .reference)
  }
}
