/// Signs and words that several currencies share, and which one a region means by them.
enum SharedCurrencySigns {
  /// `sign default region=code …`
  private static let table = """
    dollar USD CA=CAD AU=AUD NZ=NZD SG=SGD HK=HKD MX=MXN AR=ARS CL=CLP CO=COP TW=TWD JM=JMD TT=TTD
    yen JPY CN=CNY
    krone - NO=NOK DK=DKK SE=SEK IS=ISK
    krona - SE=SEK IS=ISK
    franc - CH=CHF FR=EUR BE=EUR
    rupee INR PK=PKR LK=LKR NP=NPR MU=MUR
    peso - MX=MXN AR=ARS CL=CLP CO=COP PH=PHP UY=UYU CU=CUP DO=DOP
    rial - IR=IRR OM=OMR YE=YER
    riyal - SA=SAR QA=QAR
    dinar - KW=KWD BH=BHD IQ=IQD JO=JOD TN=TND RS=RSD DZ=DZD LY=LYD
    dirham AED MA=MAD
    shilling - KE=KES TZ=TZS UG=UGX SO=SOS
    real BRL
    """

  private static let codes: [String: (fallback: String?, regions: [String: String])] = {
    var codes: [String: (fallback: String?, regions: [String: String])] = [:]
    table.forEachRow(" ") { bytes, parts in
      guard parts.count >= 2 else { return }
      var regions: [String: String] = [:]
      for part in parts.dropFirst(2) {
        guard let sign = bytes.index(of: UInt8(ascii: "="), in: part) else { continue }
        regions[bytes.string(part.lowerBound..<sign)] = bytes.string(sign + 1..<part.upperBound)
      }
      let fallback = bytes.string(parts[1])
      codes[bytes.string(parts[0])] = (fallback == "-" ? nil : fallback, regions)
    }
    return codes
  }()

  /// The ISO 4217 code of a unit out of a language's files; nil where it cannot be told.
  static func code(_ unit: String, region: String?) -> String? {
    guard let shared = codes[unit] else { return unit.utf8.count == 3 ? unit : nil }
    return region.flatMap { shared.regions[$0] } ?? shared.fallback
  }
}
