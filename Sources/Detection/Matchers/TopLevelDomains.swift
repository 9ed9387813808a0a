/// The top-level domains that are read without a scheme in front (IANA's root zone: all of ISO 3166-1 and the generic
/// ones that people meet).
enum TopLevelDomains {
  /// How much a host name's last label says by itself.
  enum Kind: Sendable {
    /// It hardly ever ends a word of a sentence or a file's name.
    case plain
    /// It is a word, a name or a clock's half too: a path, a third label or a word for a link must stand beside it.
    case word
    /// It ends files' names too.
    case file
  }

  /// The kind of the last label, which is a few bytes of UTF-8; nil if no such domain is known.
  static func kind(_ label: some Collection<UInt8>) -> Kind? {
    guard let key = WordKey(label) else { return nil }
    if let kind = table[key] { return kind }
    // An encoded domain of another script (RFC 5890) is nothing else.
    return label.count > 7 && label.starts(with: "xn--".utf8) ? .plain : nil
  }

  /// Whether the label is one of the oldest domains, with which names of programs begin.
  static func isGeneric(_ label: some Collection<UInt8>) -> Bool {
    label.elementsEqual("com".utf8) || label.elementsEqual("org".utf8) || label.elementsEqual("net".utf8)
  }

  /// Whether a file is often called so, whatever its ending.
  static func isFileName(_ stem: some Collection<UInt8>) -> Bool {
    WordKey(stem).map(stems.contains) ?? false
  }

  private static let table: WordMap<Kind> = {
    var table = WordMap<Kind>(capacity: 1_024)
    for (kind, words) in [(Kind.plain, plain), (.word, word), (.file, file)] {
      words.forEachWord { label in
        if let key = WordKey(label) { table.update(key, from: kind) { $0 = kind } }
      }
    }
    return table
  }()

  private static let plain = """
    com org net edu gov mil int info biz arpa aero asia coop jobs mobi museum tel travel cat post xxx io dev app ai co tv \
    ac ae af ag ao aq ar au aw az ba bb bd bf bg bh bi bj bm bn bo br bs bt bw bz ca cd cf cg ch ci ck cl cn cr \
    cv cw cx cy cz de dj dk dm dz ec ee eg er es eu fi fj fk fm fo fr ga gb ge gf gg gh gi gl gp gq gr gs gt gu gw \
    gy hk hn hr ht hu im io iq ir it je jm jo jp ke kh ki kn kp kr kw ky kz lb lc li lk lr ls lt lu lv ly mc mh \
    mn mp mq mr mt mu mv mw mx mz nc ne nf ng ni nl np nr nz om pe pf pg pk pn pt pw qa ro ru rw sa sb sd se sg \
    sk sl sm sn sr ss su sv sx sy sz td tf tg th tj tk tl tn tr tt tw tz ua ug uk uy uz va vc ve vg vi vn wf ws \
    ye yt za zm zw xyz online website site cloud agency dental doctor museum example bbc bmw aws azure \
    academy accountants apartments associates attorney auction berlin bike biz boutique brussels builders business capital \
    careers catering church clinic clothing codes coffee community company computer condos construction consulting \
    contractors credit cricket cruises dating deals democrat diamonds digital directory discount domains education engineer \
    engineering enterprises equipment estate events exchange expert express finance financial fitness flights florist \
    foundation gallery glass graphics gratis guitars hamburg healthcare holdings hospital immobilien industries institute \
    international investments jewelry kitchen koeln lawyer limited limo london maison management marketing media melbourne \
    moscow nagoya network ninja nyc okinawa osaka paris partners photography photos plumbing productions properties quebec \
    realty recipes rentals repair republican restaurant schule services shiksha solar solutions supplies support surgery \
    sydney systems tattoo technology theatre tienda tokyo university vegas ventures versicherung viajes villas vlaanderen \
    wales wang webcam wien wtf yokohama zuerich xin icu vip ltd llc inc shop store tech fyi lgbt ooo \
    рф рус срб бел укр мкд мон қаз бг ею москва онлайн сайт дети орг ком ελ ευ հայ გე ישראל קום भारत বাংলা భారత் \
    भारतम் ভারত భారత్ ભારત ਭਾਰਤ ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் ලංකා ไทย ລາວ كوم شبكة موقع امارات مصر السعودية \
    پاکستان ایران ایران قطر تونس المغرب الجزائر الاردن فلسطين عمان سورية سوريا العراق اليمن بھارت بازار 中国 中國 香港 台湾 \
    台灣 澳門 新加坡 公司 网络 網路 公益 政务 中文网 在线 网址 网站 商城 商店 集团 移动 みんな コム ストア クラウド セール グーグル 한국 닷컴 닷넷 삼성
    """

  private static let word = """
    google apple amazon al at by cm cu gm gn il kg km mg tc am ad as ax be do et id ie in is la ma me mm mo ms mu my na no nu pa pm pr re si so st to us vu \
    name pro page blog link live world design studio work works zone team space run email life news today now one top best \
    fun group social club plus art bar bet bid bio blue boo buy cab cafe camp car cards care cars cash casa center chat \
    cheap city click college cool country courses dance date day delivery diet dog energy family fan fans farm fashion fish \
    fit football forum fund futbol game games garden gay gift gifts gives gold golf green guide guru hair health help here \
    hiphop hockey home horse host hosting hot house how ing ink insure kids kim land law lease legal lol love luxury market \
    mba meet men menu moe mom money monster movie music navy new observer open organic party pet phd phone photo pics \
    pictures pink pizza place play poker porn press promo pub racing radio red rent report rest review reviews rich rip \
    rocks rodeo room sale salon save school science secure security services sex sexy shoes show singles ski skin soccer \
    software soy storage stream style sucks supply surf tax taxi tennis theater tickets tips tires tools tours town toys \
    trade training tube video vision vodka vote voyage watch weather wed wedding wiki win wine wow yoga you zero auto baby \
    beauty beer band book box call channel charity cooking data degree bible black abogado able audio army bank
    """

  private static let file = """
    md rs sh py pl cc ps zip mov gdn mk ml map hm ph sc foo tf gd download
    """

  private static let stems = WordSet(
    """
    readme main index test tests script run setup build config install utils util file lib mod app server client hello foo \
    bar demo changelog license contributing notes todo plan draft deploy start stop update backup archive export photos \
    __init__ manage models views data game player parser lexer makefile doc docs report resume cv
    """)
}
