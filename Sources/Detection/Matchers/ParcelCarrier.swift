/// The carriers whose names are known, with the pages on which each tells where a parcel is.
struct ParcelCarrier {
  /// A page with `{}` where the number belongs.
  private static let pages: [String: String] = {
    var pages: [String: String] = [:]
    table.forEachRow("|") { bytes, row in
      let carrier = bytes.string(row[0])
      if row.count > 1, pages[carrier] == nil { pages[carrier] = bytes.string(row[1]) }
    }
    return pages
  }()

  /// The carriers that a word names. A name of two words stands under the second one, beside the first one.
  static let names: CueWords<[Name]> = {
    var names = CueWords<[Name]>()
    table.forEachRow("|") { bytes, row in
      guard row.count > 2 else { return }
      let carrier = bytes.string(row[0])
      bytes.forEachPiece(",", in: row[2]) { name in
        let words = bytes.words(in: name)
        guard let last = words.last else { return }
        let first = words.count > 1 ? WordKey(bytes.extracting(words[0])) : nil
        names.add(bytes.extracting(last), []) { $0.append(Name(first: first, carrier: carrier)) }
      }
    }
    return names
  }()

  /// A carrier's name, as a text calls it.
  struct Name: Sendable {
    /// The word that must stand in front.
    let first: WordKey?
    let carrier: String
  }

  /// The page that tells where the parcel is; nil where the carrier has none that takes a number.
  static func page(of carrier: String, number: String) -> String? {
    guard let page = pages[carrier], let gap = page.firstIndex(of: "{") else { return nil }
    return String(page[..<gap]) + number + page[gap...].dropFirst(2)
  }

  private static let table = """
    UPS|https://www.ups.com/track?tracknum={}|ups,united parcel
    FedEx|https://www.fedex.com/fedextrack/?trknbr={}|fedex,fed ex
    USPS|https://tools.usps.com/go/TrackConfirmAction?tLabels={}|usps
    DHL|https://www.dhl.com/en/express/tracking.html?AWB={}&brand=DHL|dhl
    Amazon|https://track.amazon.com/tracking/{}|amazon,amzl
    OnTrac|https://www.ontrac.com/tracking/?number={}|ontrac
    LaserShip|https://www.ontrac.com/tracking/?number={}|lasership
    Canada Post|https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={}|canada post,postes canada
    Purolator|https://www.purolator.com/en/shipping/tracker?pin={}|purolator
    Canpar|https://www.canpar.com/en/tracking/track.htm?barcode={}|canpar
    DPD|https://tracking.dpd.de/status/en_US/parcel/{}|dpd
    Landmark Global|https://track.landmarkglobal.com/?search={}|landmark global
    Old Dominion|https://www.odfl.com/us/en/tools/trace-track-ltl-freight/trace.html?proNumbers={}|old dominion,odfl
    Yodel|https://www.yodel.co.uk/tracking/{}|yodel
    GOFO|https://www.gofo.com/us/track/?number={}|gofo
    YunExpress|https://www.yuntrack.com/parcelTracking?id={}|yunexpress
    Spee-Dee|https://speedeedelivery.com/track-a-shipment/?barcode={}|speedee,spee dee
    Royal Mail|https://www.royalmail.com/track-your-item#/tracking-results/{}|royal mail,royalmail
    Parcelforce|https://www.parcelforce.com/track-trace?trackNumber={}|parcelforce
    Evri|https://www.evri.com/track/parcel/{}|evri,hermes,myhermes
    GLS|https://gls-group.com/track/{}|gls
    Deutsche Post|https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={}|deutsche post
    PostNL|https://jouw.postnl.nl/track-and-trace/{}|postnl
    InPost|https://inpost.pl/sledzenie-przesylek?number={}|inpost
    Packeta|https://tracking.packeta.com/en/?id={}|packeta,zásilkovna
    La Poste|https://www.laposte.fr/outils/suivre-vos-envois?code={}|laposte,la poste,colissimo,chronopost
    TNT|https://www.tnt.com/express/en_us/site/tracking.html?searchType=con&cons={}|tnt
    SF Express|https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/{}|sf express,顺丰,順豐
    J&T Express|https://www.jtexpress.com/track?billcode={}|jnt
    Cainiao|https://global.cainiao.com/newDetail.htm?mailNoList={}|cainiao,菜鸟
    Yamato|https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number01={}|yamato,ヤマト
    Sagawa|https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={}|sagawa,佐川
    Japan Post|https://trackings.post.japanpost.jp/services/srv/search/?requestNo1={}|japan post,日本郵便,ゆうパック
    Aramex|https://www.aramex.com/track/results?ShipmentNumber={}|aramex
    Delhivery|https://www.delhivery.com/track-v2/package/{}|delhivery
    Blue Dart|https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={}|bluedart,blue dart
    Correos|https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={}|correos
    Australia Post|https://auspost.com.au/mypost/track/details/{}|auspost,australia post
    bpost|https://track.bpost.cloud/btr/web/#/search?itemCode={}|bpost
    Swiss Post|https://service.post.ch/ekp-web/ui/entry/search/{}|swiss post
    Austrian Post|https://www.post.at/s/sendungsdetails?snr={}|
    Poste Italiane|https://www.poste.it/cerca/#/risultati-spedizioni/{}|poste italiane
    China Post|https://www.ems.com.cn/english/queryList?mailNum={}|china post
    Singapore Post|https://www.singpost.com/track-items?trackingid={}|singpost
    Hongkong Post|https://www.hongkongpost.hk/en/mail_tracking/index.html?trackcode={}|hongkong post
    Korea Post|https://service.epost.go.kr/trace.RetrieveEmsRigiTraceList.comm?POST_CODE={}|korea post
    India Post|https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?id={}|india post
    New Zealand Post|https://www.nzpost.co.nz/tools/tracking?trackid={}|nz post
    An Post|https://www.anpost.com/Post-Parcels/Track/History?item={}|an post
    Poczta Polska|https://emonitoring.poczta-polska.pl/?numer={}|poczta polska
    PostNord|https://www.postnord.se/en/our-tools/track-and-trace?shipmentId={}|postnord
    Posti|https://www.posti.fi/en/tracking#/lahetys/{}|posti
    Posten|https://sporing.posten.no/sporing/{}|posten
    CTT|https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={}|ctt
    Correios|https://rastreamento.correios.com.br/app/index.php?objetos={}|correios
    Correos de México|https://www.correosdemexico.gob.mx/SSLServicios/SeguimientoEnvio/Seguimiento.aspx?guia={}|
    Czech Post|https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers={}|
    Magyar Posta|https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue={}|
    Israel Post|https://mypost.israelpost.co.il/itemtrace?itemcode={}|
    Ukrposhta|https://track.ukrposhta.ua/tracking_EN.html?barcode={}|ukrposhta
    Russian Post|https://www.pochta.ru/tracking#{}|
    PTT|https://gonderitakip.ptt.gov.tr/Track/Verify?q={}|ptt
    """
}
