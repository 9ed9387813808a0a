/// The numbers that all post offices share: two letters, eight digits with a check digit, and the country, as UPU
/// standard S10 has it.
struct ParcelPost {
  /// The post office that gave the number; nil for characters that are no such number.
  static func carrier(_ characters: ArraySlice<UInt8>) -> String? {
    let start = characters.startIndex
    guard characters.count == 13, characters.prefix(2).allSatisfy(\.isLetter),
      characters.suffix(2).allSatisfy(\.isLetter), characters[start + 2..<start + 11].allSatisfy(\.isDigit),
      ParcelCheck.s10.passes(characters[start + 2..<start + 11])
    else { return nil }
    let country = String(decoding: characters.suffix(2), as: UTF8.self)
    if let name = operators[country[...]] { return String(name) }
    return others.contains(country[...]) ? "UPU" : nil
  }

  /// Whether the service indicator is one that only post offices use: parcels, express, registered, insured and tracked
  /// items. Others are a country's own, and need a word beside them.
  static func isUnmistakable(_ characters: ArraySlice<UInt8>) -> Bool {
    characters.first.map { "CEHLRUV".utf8.contains($0) } ?? false
  }

  private static let operators: [Substring: Substring] = Dictionary(
    """
    US USPS,GB Royal Mail,CA Canada Post,DE Deutsche Post,FR La Poste,ES Correos,IT Poste Italiane,NL PostNL,BE bpost,\
    CH Swiss Post,AT Austrian Post,IE An Post,PT CTT,PL Poczta Polska,CZ Czech Post,HU Magyar Posta,SE PostNord,\
    DK PostNord,NO Posten,FI Posti,AU Australia Post,NZ New Zealand Post,JP Japan Post,CN China Post,HK Hongkong Post,\
    SG Singapore Post,KR Korea Post,IN India Post,BR Correios,MX Correos de México,IL Israel Post,UA Ukrposhta,\
    RU Russian Post,TR PTT
    """.split(separator: ",").map { ($0.prefix(2), $0.dropFirst(3)) }, uniquingKeysWith: { first, _ in first })

  private static let others = Set(
    """
    AD AE AF AG AI AL AM AN AO AR AS AW AX AZ BA BB BD BF BG BH BI BJ BM BN BO BS BT BW BY BZ CD CF CG CI CK CL CM CO CR CU CV CW CY \
    DJ DM DO DZ EC EE EG ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HN HR HT ID IM IQ IR IS JE \
    JM JO KE KG KH KI KM KN KP KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MS MT MU \
    MV MW MY MZ NA NC NE NG NI NP NR NU OM PA PE PF PG PH PK PM PR PS PY QA RE RO RS RW SA SB SC SD SH SI SK SL SM SN SO \
    SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TT TV TW TZ UG UY UZ VA VC VE VG VI VN VU WF WS YE YP YT ZA ZM ZW
    """.split(separator: " "))
}
