/// The words that say which number is a code.
enum CodeWords {
  /// A code of any kind, if nothing beside it says which.
  case code
  /// A code for signing in, and nothing else.
  case secret
  /// Leads from the word to the code, or back: "is".
  case link
  /// Asks to type what follows.
  case use
  /// A number behind it is a sender, a time, an account or a sum.
  case other
  /// A number in front of it counts something.
  case unit
  /// Makes a code one of another kind: a postal code, a discount.
  case kind

  static let shared = CueWords([
    (codes, CodeWords.code), (secrets, .secret), (links, .link), (uses, .use), (others, .other), (units, .unit),
    (kinds, .kind),
  ])

  private static let codes = """
    code codes pin password passwd pwd passwort kennwort código codigo clave contraseña codice senha wachtwoord passe \
    parola parool kode sandi mã şifre hasło пароль пин 密码 密碼 パスワード コード 暗証番号 비밀번호 코드 كود رمز קוד סיסמה
    """

  private static let secrets = """
    otp passcode verification 2fa mfa onetime tan mtan smstan pincode pinkode codepin
    bestätigungscode verifizierungscode sicherheitscode zugangscode einmalcode einmalpasswort anmeldecode freischaltcode \
    aktivierungscode verificatiecode beveiligingscode toegangscode verifieringskod engångskod säkerhetskod \
    bekræftelseskode engangskode engangskoden bekreftelseskode vahvistuskoodi koodi kertakoodi koden
    kod kodu kodunuz kodem kodum kód kódja kódod cod codul код кода кодом кодът код-пароль κωδικός κωδικό
    doğrulama şifreniz
    verificación verificação vérification verifica
    验证码 驗證碼 校验码 动态码 确认码 確認碼 認證碼 認証コード 確認コード 認証番号 ワンタイム 인증번호 인증코드 확인코드 인증
    الرمز التحقق رمزك אימות הקוד कोड ओटीपी পিন কোড ওটিপি குறியீடு รหัส
    """

  private static let links = """
    is ist lautet es est è é er är on это є jest це هو הוא है คือ là adalah ialah olan este wynosi
    """

  private static let uses = """
    use enter type verwende verwenden nutze eingeben usa ingresa introduce utilisez entrez saisissez usar inserisci \
    insira gebruik wpisz введите girin
    """

  private static let others = """
    call dial helpline hotline phone tel from to at till until by before since expires valid within after ending ends ended \
    end acct account card a/c ac text reply sms fax rs inr usd eur gbp aed php order ref txn transaction invoice amount \
    anrufen unter bis um von konto gültig endet bestellung llama desde hasta válido tarjeta cuenta terminada pedido appelez \
    jusqu avant carte compte commande chiama entro carta conto ligue até cartão conta bel tot rekening
    """

  private static let units = """
    minutes minute mins min hours hour hrs hr seconds secs sec days day minuten stunden stunde sekunden tage minutos horas \
    segundos días dias minuti ore secondi heures secondes jours digits digit characters users people lines points usd eur \
    gbp inr euro euros dollars rupees pounds km miles steps am pm uhr 分 分钟 分鐘 分間 秒 小时 小時 元 円 분 원
    """

  private static let kinds = """
    zip area promo promotional dress source country error exit status postal postale qr bar barcode discount coupon dial \
    dialing dialling postcode referral voucher sort color colour product course morse http response return module \
    fiscale fiscal promocional descuento barras barre barres réduction remise sconto desconto iban swift \
    order tracking booking reservation confirmation airport station ean sku item model part tax building claim identifier posta pocztowy poçt почтовый irányítószám
    """
}
