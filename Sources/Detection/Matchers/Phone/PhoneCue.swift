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

  private static let telephone = keys(
    """
    phone tel tele telephone mobile mob cell cellphone handphone hp whatsapp wa dial call calling called ring fax sms \
    text txt contact contacting reach landline hotline helpline phoning viber signal telegram \
    telefon telefonnummer handy handynummer rufnummer rufen anrufen mobil mobilnummer fon festnetz durchwahl \
    telefono teléfono tlf móvil movil celular llama llamar llamame llámame llámanos fijo \
    téléphone portable appelle appelez appeler appel joindre fixe cellulare chiama telefone telemóvel ligue telefoon bel
    """)

  private static let number = keys("number num no nr nummer número numero numéro")

  private static let call = keys("call dial ring phone text anrufen rufen llama llamar appelle appeler")

  private static let extensions = keys(
    "x ext extn extension xtn durchwahl dw apparat poste anexo interno int ramal toestel")

  private static let reference = keys(
    """
    order invoice account acct ref reference customer card tracking ticket case booking confirmation id serial isbn issn \
    model policy claim iban sku ssn ein vat uid imei asin upc part article item member membership licence license passport \
    security credit debit bank routing transaction session pin code otp konto rechnung bestellung kunden auftrag pedido \
    factura cuenta rs inr usd eur gbp compte commande facture
    """)

  private static func keys(_ words: String) -> Set<WordKey> {
    Set(words.split { $0 == " " || $0 == "\n" }.compactMap { WordKey($0.utf8) })
  }
}
