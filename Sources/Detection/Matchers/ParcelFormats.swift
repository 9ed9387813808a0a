/// The forms of the carriers' numbers, by length. What the Universal Postal Union's members share (S10) is ``ParcelPost``.
struct ParcelFormats {
  static let shared = ParcelFormats()

  private let byLength: [[ParcelFormat]]

  private init() {
    var byLength = [[ParcelFormat]](repeating: [], count: CompactRun.maximumLength + 1)
    Self.table.forEachRow("|") { bytes, fields in
      guard let format = ParcelFormat(bytes, fields) else { return }
      for length in format.lengths where byLength.indices.contains(length) { byLength[length].append(format) }
    }
    self.byLength = byLength
  }

  /// The forms that the characters have.
  func fitting(_ characters: ArraySlice<UInt8>) -> [ParcelFormat] {
    guard byLength.indices.contains(characters.count) else { return [] }
    return byLength[characters.count].filter { $0.fits(characters) }
  }

  private static let table = """
    UPS|1Z *15 #1|ups 2|-
    UPS|[AHJKTV] #10|ups 1|word
    UPS|#9|none|name
    FedEx|#12|fedex|word
    FedEx|#15|gs1|word
    FedEx|61 #18|gs1|word
    FedEx|#18|gs1|word
    FedEx|#20|gs1|name
    FedEx|92 #20|gs1|name
    FedEx|96 #20|gs1 -15|word
    FedEx|1 #33|fedex -12|word
    FedEx|96 #32|fedex -12|word
    FedEx|#32|fedex 16 12|word
    USPS|0 [123456789] #18|gs1|word
    USPS|[237] #19|gs1|word
    USPS|8 #19|gs1|word
    USPS|7 #19|gs1Behind91|word
    USPS|9 [12345] #20|gs1|-
    USPS|9 [12345] #24|gs1|-
    USPS|420 #5 9 [12345] #20|gs1 8|-
    USPS|420 #9 9 [12345] #20|gs1 12|-
    USPS|420 #5 9 [2345] #24|gs1 8|-
    USPS|420 #9 9 [2345] #24|gs1 12|-
    DHL|#10|modulo7|word
    DHL|#11|modulo7|word
    DHL|60 #12|none|word
    DHL|#14|none|name
    DHL|#12|none|name
    DHL|JJD #10|none|-
    DHL|JJD #17-20|none|-
    DHL|JVGL #10-20|none|-
    DHL|003 #17|gs1|word
    DHL|GM #16-20|none|-
    DHL|GM *16-20|none|word
    Amazon|TBA #12|none|-
    Amazon|TBM #12|none|-
    Amazon|TBC #12|none|-
    Amazon|C1 #9|none|word
    OnTrac|C #14|ups|word
    OnTrac|D #14|ups|word
    LaserShip|L [ABCDEFGHIJKLMNOPQRSTUVWXYZ] #8|none|word
    LaserShip|1LS7 #11-13|none|-
    LaserShip|1LSCX *10|none|-
    Canada Post|#16|gs1|word
    Purolator|#12|luhn|word
    Purolator|@3 #9|none|word
    Canpar|[DFLRS] #21|none|word
    DPD|#27 *1|modulo37|word
    DPD|#14 *1|modulo37|word
    DPD|#14|none|name
    Landmark Global|LTN #7-9 N #1|none|-
    Old Dominion|#11|luhn|word
    Yodel|JJD #16|none|-
    Yodel|JD #16|none|-
    GOFO|GFUS #14|none|-
    YunExpress|YT #16|none|-
    Spee-Dee|SP #18|none|word
    Royal Mail|#16|none|name
    Evri|#16|none|name
    Evri|[CHPT] 0 *14|none|name
    GLS|#11-12|none|name
    GLS|@1 *7|none|name
    PostNL|3S *11-13|none|word
    InPost|#24|none|name
    Packeta|Z #10|none|word
    La Poste|#1 @1 #11|none|word
    TNT|#9|none|name
    SF Express|SF #12-13|none|-
    J&T Express|JT #13|none|word
    Cainiao|LP #14|none|word
    Yamato|#12|modulo7|name
    Sagawa|#12|modulo7|name
    Japan Post|#11-12|none|name
    Aramex|#10-12|none|name
    Delhivery|#12-14|none|name
    Blue Dart|#11|none|name
    Correos|P *22|none|name
    Australia Post|#12|none|name
    Australia Post|#21-23|none|name
    bpost|32 #22|none|word
    """
}
