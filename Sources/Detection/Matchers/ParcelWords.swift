/// The words for parcels and their numbers.
enum ParcelWords {
  /// Says that a number is a parcel's.
  case parcel
  /// Says that it is something else.
  case other

  static let shared = CueWords([(parcels, ParcelWords.parcel), (others, .other)])

  private static let parcels = """
    parcel parcels package packages shipment shipments shipping shipped ship delivery deliveries deliver delivered \
    delivering track tracking tracked courier waybill airwaybill awb consignment carrier pkg
    paket pakete päckchen sendung sendungsnummer sendungsverfolgung paketnummer lieferung zustellung zugestellt versand
    paquete paquetes envío envio seguimiento rastreo guía guia rastrear
    colis livraison suivi expédition livré expédié
    pacco pacchi spedizione tracciamento consegna encomenda rastreamento rastreio entrega
    pakje pakket zending bezorging paczka przesyłka przesyłki paczki balíček zásilka csomag kargo gönderi takip
    forsendelse pakke försändelse lähetys посылка посылки отправление трек δέμα
    快递 快遞 包裹 运单 運單 单号 單號 荷物 追跡 伝票 配送 宅配 택배 운송장 송장 배송 พัสดุ
    """

  private static let others = """
    call phone tel telephone mobile cell whatsapp dial sms fax ring telefon handy anrufen teléfono telefono móvil llama \
    téléphone portable appelez order invoice account acct customer card ticket booking policy bestellung bestellnummer \
    rechnung kundennummer konto pedido factura cuenta commande facture compte pin otp code
    """
}
