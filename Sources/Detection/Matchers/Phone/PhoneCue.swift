/// The words beside which a number is a telephone number.
enum PhoneCue {
  /// They speak of telephones.
  static func isTelephone(_ key: WordKey) -> Bool { telephone.contains(key) }
  /// They speak of numbers of any kind.
  static func isNumber(_ key: WordKey) -> Bool { number.contains(key) }
  /// They ask for a call.
  static func isCall(_ key: WordKey) -> Bool { call.contains(key) }
  /// They announce an extension.
  static func isExtension(_ key: WordKey) -> Bool { extensions.contains(key) }
  /// They say that the number stands for something else.
  static func isReference(_ key: WordKey) -> Bool { reference.contains(key) }

  private static let telephone = WordSet(
    """
    phone tel tele telephone mobile mob cell cellphone handphone hp whatsapp wa dial call calling called ring fax sms \
    text txt contact contacting reach landline hotline helpline phoning viber signal telegram \
    telefon telefonnummer handy handynummer rufnummer rufen anrufen mobil mobilnummer fon festnetz durchwahl \
    telefono teléfono tlf móvil movil celular llama llamar llamame llámame llámanos fijo \
    téléphone portable appelle appelez appeler appel joindre fixe cellulare chiama telefone telemóvel ligue telefoon bel telp \
    телефон телефона тел звони звоните
    """)

  private static let number = WordSet("number num no nr nummer número numero numéro номер numer")

  private static let call = WordSet("call dial ring phone text anrufen rufen llama llamar appelle appeler")

  private static let extensions = WordSet(
    "x ext extn extension xtn durchwahl dw apparat poste anexo interno int ramal toestel")

  private static let reference = WordSet(
    """
    order invoice account acct ref reference customer card tracking ticket case booking confirmation id serial isbn issn \
    model policy claim iban sku ssn ein vat uid imei asin upc part article item member membership licence license passport parcel package shipment shipping waybill awb paket sendung colis \
    paquete \
    security credit debit bank routing transaction session pin code otp konto rechnung bestellung kunden auftrag pedido \
    factura cuenta conta cartão rs inr usd eur gbp compte commande facture
    """)

  /// What a word of ideographs or syllables speaks of, of which the last letters are looked at: nil for neither.
  static func isTelephone(foreign word: ArraySlice<UInt8>) -> Bool? {
    guard word.count > 5, word.contains(where: { $0 >= 0xE3 }) else { return nil }
    let ending = Array(word.suffix(30))
    for start in 0...ending.count - 6 {
      let piece = ending[start..<start + 6]
      if foreignTelephone.contains(where: { piece.elementsEqual($0.utf8) }) { return true }
      if foreignReference.contains(where: { piece.elementsEqual($0.utf8) }) { return false }
    }
    return nil
  }

  private static let foreignTelephone = [
    "电话", "電話", "手机", "手機", "携帯", "拨打", "撥打", "联系", "전화", "연락", "번호",
  ]

  private static let foreignReference = ["订单", "訂單", "身份", "银行", "銀行", "邮编", "郵便", "注文", "会員", "주문", "계좌"]
}
