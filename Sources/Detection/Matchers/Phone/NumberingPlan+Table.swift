import Synchronization

extension NumberingPlan {
  /// The plan of the region, ISO 3166-1 alpha-2, if it is known here.
  static func of(region: String) -> NumberingPlan? {
    let letters = Array(region.utf8)
    return Table.place(ofRegion: letters.span).map { table.regions[$0] }.flatMap(plan)
  }

  /// The plan of the calling code, if it is known here.
  static func of(code: ArraySlice<UInt8>) -> NumberingPlan? {
    Table.place(ofCode: code).map { table.codes[$0] }.flatMap(plan)
  }

  /// The lines of the plans, by regions and by calling codes.
  private struct Table {
    let text: [UInt8]
    private(set) var lines: [Range<Int>] = []
    /// The numbers of lines, by the two letters of regions; -1 for none.
    private(set) var regions = [Int16](repeating: -1, count: 26 * 26)
    /// The same by calling codes as numbers.
    private(set) var codes = [Int16](repeating: -1, count: 1_000)

    init(_ table: String) {
      let text = Array(table.utf8)
      self.text = text
      let bytes = text.span
      var start = 0
      while start < bytes.count {
        let end = bytes.lineEnd(start)
        read(bytes, start..<end)
        start = end + 1
      }
    }

    private mutating func read(_ bytes: Span<UInt8>, _ line: Range<Int>) {
      var position = line.lowerBound
      guard let names = bytes.word(from: &position, to: line.upperBound),
        let code = bytes.word(from: &position, to: line.upperBound),
        let place = Self.place(ofCode: code.map { bytes[$0] & 0x0F }[...])
      else { return }
      let number = Int16(truncatingIfNeeded: lines.count)
      bytes.forEachPiece(",", in: names) { name in
        if let region = Self.place(ofRegion: bytes.extracting(name)) { regions[region] = number }
      }
      if codes[place] < 0 { codes[place] = number }
      lines.append(line)
    }

    /// Nil where the name is not two capitals.
    static func place(ofRegion name: Span<UInt8>) -> Int? {
      guard name.count == 2, name[0].isUppercaseLetter, name[1].isUppercaseLetter else { return nil }
      return Int(name[0] - UInt8(ascii: "A")) * 26 + Int(name[1] - UInt8(ascii: "A"))
    }

    /// Nil where the digits are not one to three without a zero in front.
    static func place(ofCode digits: ArraySlice<UInt8>) -> Int? {
      guard (1...3).contains(digits.count), digits.first != 0 else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1) }
    }
  }

  private static let table = Table(lines)

  /// The plans that were asked for, by their lines.
  private static let known = Mutex<[NumberingPlan?]>([])

  private static func plan(_ line: Int16) -> NumberingPlan? {
    guard line >= 0 else { return nil }
    return known.withLock { known in
      if known.isEmpty { known = Array(repeating: nil, count: table.lines.count) }
      if let plan = known[Int(line)] { return plan }
      let text = table.text
      let bytes = text.span
      var fields: [Range<Int>] = []
      bytes.forEachPiece(" ", in: table.lines[Int(line)]) { fields.append($0) }
      if fields.count > 3 { known[Int(line)] = NumberingPlan(bytes, fields) }
      return known[Int(line)]
    }
  }

  private init?(_ bytes: Span<UInt8>, _ fields: [Range<Int>]) {
    code = fields[1].map { bytes[$0] &- UInt8(ascii: "0") }
    trunk = fields[2].filter { bytes[$0].isDigit }.map { bytes[$0] &- UInt8(ascii: "0") }
    isTrunkOptional = bytes[fields[2].upperBound - 1] == UInt8(ascii: "?")
    var series: [Series] = []
    for field in fields.dropFirst(3) { Self.add(bytes, field, to: &series) }
    guard let first = series.first else { return nil }
    self.series = series
    lengths = series.reduce(first.lengths) { known, next in
      min(known.lowerBound, next.lengths.lowerBound)...max(known.upperBound, next.lengths.upperBound)
    }
  }

  /// Reads `m6,7[1-9]:9-10`: a kind (a capital where the prefix is never dialled), beginnings and lengths.
  private static func add(_ bytes: Span<UInt8>, _ field: Range<Int>, to series: inout [Series]) {
    guard let colon = bytes.index(of: UInt8(ascii: ":"), in: field), colon > field.lowerBound else { return }
    let dash = bytes.index(of: UInt8(ascii: "-"), in: colon..<field.upperBound) ?? field.upperBound
    guard let first = bytes.integer(colon + 1..<dash) else { return }
    let last = dash < field.upperBound ? bytes.integer(dash + 1..<field.upperBound) : first
    guard let last, first <= last else { return }
    let letter = bytes[field.lowerBound]
    let kind: Kind =
      switch letter | 0x20 {
      case UInt8(ascii: "m"): .mobile
      case UInt8(ascii: "l"): .fixed
      case UInt8(ascii: "f"): .free
      default: .other
      }
    bytes.forEachPiece(",", in: field.lowerBound + 1..<colon) { beginning in
      series.append(
        Series(
          kind: kind, isWhole: letter.isUppercaseLetter, digits: digits(bytes.extracting(beginning)),
          lengths: first...last))
    }
  }

  private static func digits(_ beginning: Span<UInt8>) -> [UInt16] {
    var digits: [UInt16] = []
    var set: UInt16?
    var last: UInt16 = 0
    var isRange = false
    for index in beginning.indices {
      let byte = beginning[index]
      switch byte {
      case UInt8(ascii: "["): set = 0
      case UInt8(ascii: "]"):
        digits.append(set ?? 0)
        set = nil
      case UInt8(ascii: "-"): isRange = true
      default:
        let digit = UInt16(byte & 0x0F)
        guard let open = set else {
          digits.append(1 << digit)
          continue
        }
        for value in (isRange ? min(last, digit) : digit)...digit { set = (set ?? open) | 1 << value }
        last = digit
        isRange = false
      }
    }
    return digits
  }

  /// A plan a line: regions, calling code, what is dialled in front (`-` for nothing, `?` where people leave it out), then
  /// the series: `m`obile, `l`andline, `f`ree of charge and `s`pecial ones; in capitals those that are dialled as they
  /// are.
  private static let lines = """
    US,CA,PR,DO,JM,BS,BB,TT,AG,AI,BM,DM,GD,GU,KN,KY,LC,MP,MS,SX,TC,VC,VG,VI,AS 1 1? l[2-9]:10
    GB,GG,JE,IM 44 0 m7[1-57-9]:10 f800:7 f80:9-10 l1:9-10 l2,3:10 s5,8,9,7[06]:10
    IE 353 0 m8[2-9]:9 l1:8 l[24-79]:7-9 f1800:10 s1[589]:7-10
    DE 49 0 m1[5-7]:10-11 f800:10-11 l[2-9]:4-11 s1[0389],900,700:5-11
    AT 43 0 m6[5-9]:10-13 f800:9-12 l[1-7]:5-12 s8,9:7-12
    CH 41 0 m7[4-9]:9 f800:9 l[2-6]:9 s8,9,58:9
    LI 423 - m[67]:7 l[23]:7 f80:7
    FR 33 0 m[67]:9 f80:9 l[1-5]:9 s[89]:9
    GP,BL,MF 590 0 m69:9 l590:9
    MQ 596 0 m69:9 l596:9
    GF 594 0 m69:9 l594:9
    RE,YT 262 0 m69:9 l26:9
    BE 32 0 m4[5-9]:9 f800:8 l[1-9]:8 s70,90:8
    NL 31 0 m6:9 f800:7-10 l[1-57]:9 s8,9:7-10
    LU 352 - m6[256789]1:9 f800:8 l[2-9]:5-9
    ES 34 - m6,7[1-9]:9 f900,800:9 l[89]:9
    PT 351 - m9[1236]:9 l2:9 f800:9 s[378]:9
    IT,SM,VA 39 - m3:9-10 f80[03]:6-9 l0:6-11 s[18]:6-10
    MT 356 - m[79]:8 l2:8 f800:8
    CY 357 - m9:8 l2:8 f800:8 s[79]:8
    GR 30 - m69:10 l2:10 f800:10 s[89]:10
    DK 45 - l[2-9]:8
    FO 298 - l[2-9]:6
    GL 299 - l[2-9]:6
    NO,SJ 47 - m[49]:8 l[23567]:8 f80:8 s8:8
    SE 46 0 m7[02369]:9 f20:6-9 l[1-689]:7-9 s7,9:7-10
    FI,AX 358 0 m4,50:7-10 l[1-9]:5-10 f800:7-10
    IS 354 - m[678]:7 l[45]:7 f800:7
    EE 372 - m5,8[1-4]:7-8 l[3467]:7 f800:7-10
    LV 371 - m2:8 l6:8 f80:8 s9:8
    LT 370 0? m6:8 l[345]:8 f800:8 s9:8
    PL 48 - m45,5[0137],6[069],7[2389],88:9 f800:9 l[1-9]:9
    CZ 420 - m60,7[02379]:9 f800:9 l[2-5]:9 s[89]:9
    SK 421 0 m9:9 f800:9 l[2-5]:8-9 s8,9:9
    HU 36 06 m[23567]0,31:9 l1:8 l[2-9]:8 f80:8
    RO 40 0 m7:9 l[23]:9 f80:9 s9:9
    BG 359 0 m8[789],9[89],4[38]:8-9 f800:8 s700,90:8 l[2-9]:6-8
    AL 355 0 m6:9 l[2-58]:8 f800:7
    MK 389 0 m7:8 l[2-4]:8 f800:8
    RS 381 0 m6:8-10 l[1-3]:7-9 f800:7-9
    ME 382 0 m6:8-9 l[2-5]:8
    BA 387 0 m6:8-9 l[345]:8 f80:8
    HR 385 0 m9:8-9 l[1-5]:8-9 f800:7-9 s6:6-9
    SI 386 0 m[3467][01489],51,6[4589]:8 l[1-7]:8 f80:6-8
    XK 383 0 m4:8 l[23]:8
    MD 373 0 m[67]:8 l[25]:8 f800:8
    UA 380 0 m39,50,6[3678],73,9[1-9]:9 f800:9 l[3-6]:9
    BY 375 80? m25,29,33,44:9 l[12]:9
    RU 7 8? m9:10 f800:10 l[348]:10
    KZ 7 8? m7:10
    TR 90 0? m5:10 f800:10 l[2-4]:10 s8,9:10 S444:7
    GE 995 0? m5:9 l[34]:9
    AM 374 0 m[4-79]:8 l[1-3]:8
    AZ 994 0 m[4-79]:9 l[12]:9
    GI 350 - l[25]:8
    AD 376 - m[346]:6 l[78]:6
    MC 377 - m[46]:8-9 l9:8
    MX 52 - l[2-9]:10
    BR 55 0? m[1-9][1-9]9:11 l[1-9][1-9][2-5]:10 f800:10-11
    AR 54 0? m9:11 l1,2,3:10 f800:10-11
    CL 56 - m9:9 l[2-7]:9 f800:9
    CO 57 - m3:10 l60:10 F1800:11
    PE 51 0? m9:9 l[1-8]:8 f800:8
    VE 58 0? m4:10 l2:10 f800:10
    EC 593 0? m9:9 l[2-7]:8
    BO 591 0? m[67]:8 l[234]:8
    PY 595 0? m9:9 l[2-8]:7-9
    UY 598 0? m9:8 l[24]:8
    CR 506 - m[5-8]:8 l[24]:8
    PA 507 - m6:8 l[2-9]:7
    GT 502 - m[345]:8 l[267]:8
    SV 503 - m[67]:8 l2:8
    HN 504 - m[389]:8 l2:8
    NI 505 - m[578]:8 l2:8
    CU 53 0? m5:8 l[2-47]:7-8
    HT 509 - m[34]:8 l2:8
    IN 91 0? m[6-9]:10 f1800:10-11 l[1-8]:10
    CN 86 0? M1[3-9]:11 F[48]00:10 l10,2:10 l[3-9]:10-11
    JP 81 0 m[789]0:10 f120:9 f800:10 l[1-9]:9 s50:10
    KR 82 0 m1[016-9]:9-10 l2:8-9 l[3-6]:9-10 s70:10 f80:9-10 S1[568]:8
    HK 852 - m[4-79]:8 l[23]:8 f800:9
    MO 853 - m6:8 l[28]:8
    TW 886 0 m9:9 f80:9 l[2-8]:8-9
    SG 65 - m[89]:8 l[36]:8 F1800:11 F800:10
    MY 60 0 m1[0-9]:9-10 l3:9 l[4-9]:8-9 F1[38]00:10
    ID 62 0? m8:9-12 f800:9-11 l[2-7]:8-11
    PH 63 0? m9:10 l2:9 l[3-8]:9 f1800:10-12
    TH 66 0? m[689]:9 l[2-7]:8 F1800:10
    VN 84 0? m[35789]:9 l2:10
    KH 855 0? m[16-9]:8-9 l[2-7]:8-9
    MM 95 0? m9:8-10 l[1-8]:6-9
    PK 92 0? m3:10 l[2-9]:9-10
    BD 880 0? m1[3-9]:10 l[2-9]:7-9
    LK 94 0? m7:9 l[1-68]:9
    NP 977 0? m9[678]:10 l[1-8]:8
    IL 972 0? m5:9 l[23489]:8 s7:9 F1[78]00:10
    PS 970 0? m5:9 l[2489]:8
    AE 971 0? m5:9 l[2-4679]:8 f800:5-9 s600:9
    SA 966 0? m5:9 l1:9 f800:10 S9200:9
    QA 974 - m[3567]:8 l4:8 f800:7
    KW 965 - m[569]:8 l[12]:7-8
    BH 973 - m[36]:8 l1:8
    OM 968 - m[79]:8 l2:8
    JO 962 0? m7:9 l[23568]:8
    LB 961 0? m[378]:7-8 l[1-9]:7
    IQ 964 0? m7:10 l[1-6]:8-9
    IR 98 0? m9:10 l[1-8]:10
    EG 20 0? m1[0125]:10 l[23]:8-9 l[4-9]:8-9
    MA 212 0? m[67]:9 l5:9 f80:9
    DZ 213 0? m[5-7]:9 l[2-4]:8
    TN 216 - m[2459]:8 l[37]:8
    ZA 27 0? m[67],8[1-4]:9 f80:9 l[1-5]:9 s8[679]:9
    NG 234 0? m[789]:10 l[1-9]:7-8
    KE 254 0? m[17]:9 l[2-6]:7-9 f800:9
    GH 233 0? m[25]:9 l3:9
    TZ 255 0? m[67]:9 l2:9
    UG 256 0? m7:9 l[2-4]:9
    ET 251 0? m[79]:9 l[1-5]:9
    SN 221 - m7:9 l3:9
    CI 225 - m0[157]:10 l2:10
    CM 237 - m6:9 l2:9
    AU 61 0 m4:9 l[2378]:9 F1[38]00:10 S13:6
    NZ 64 0 m2:8-10 l[34679]:8 f[58]0[08]:8-10
    """
}
