import Testing

@Suite("Codes")
struct CodeTests {
  /// A text, and the code in it as it is typed; languages in turn.
  static let named: [(text: String, code: String)] = [
    ("Your verification code is 482913", "482913"),
    ("OTP: 5520", "5520"),
    ("G-482915 is your Heron verification code", "G-482915"),
    ("your login code: ABC-123", "ABC-123"),
    ("passcode 123 456", "123456"),
    ("*482913* is your one-time passcode", "482913"),
    ("OTP for Rs.2500 on A/c XX4321 is 559012", "559012"),
    ("Your a/c ending 1234: OTP 567890, valid till 2359", "567890"),
    ("12345: your code is 678901", "678901"),
    ("Use OTP 482913 for INR 1,500 on card ending 4455", "482913"),
    ("Your code is 730915. Valid for 10 minutes. Help: 18005550123", "730915"),
    ("your code\n\n482913", "482913"),
    ("enter 71930 to finish", "71930"),
    ("Dein Bestätigungscode lautet 448291", "448291"),
    ("448291 ist dein Code für Reiherbank", "448291"),
    ("TAN 993021 für die Überweisung von 500 EUR", "993021"),
    ("Tu código es 5591", "5591"),
    ("Tu código de verificación de Garza: 55912", "55912"),
    ("Usa 448120 para entrar", "448120"),
    ("Votre code de vérification est 221903", "221903"),
    ("Utilisez 221903 pour vous connecter", "221903"),
    ("il tuo codice è 889012", "889012"),
    ("Seu código é 556677", "556677"),
    ("Uw verificatiecode is 443322", "443322"),
    ("Ваш код: 5566", "5566"),
    ("Код подтверждения 90112, никому не говорите", "90112"),
    ("Twój kod to 482913", "482913"),
    ("Doğrulama kodunuz: 482913", "482913"),
    ("【白鹭】您的验证码是482913，5分钟内有效", "482913"),
    ("482913是您的验证码", "482913"),
    ("您的驗證碼：5520", "5520"),
    ("認証コードは482913です", "482913"),
    ("確認コード：5520", "5520"),
    ("인증번호[482913]를 입력하세요", "482913"),
    ("인증번호는 482913입니다", "482913"),
    ("รหัส OTP ของคุณคือ 482913", "482913"),
    ("OTPของคุณคือ482913 ใช้ได้ใน 5 นาที", "482913"),
    ("आपका ओटीपी 482913 है", "482913"),
    ("رمز التحقق الخاص بك هو 482913", "482913"),
    ("رمز التحقق: ٤٨٢٩١٣", "482913"),
    ("קוד האימות שלך הוא 482913", "482913"),
    ("Mã xác thực của bạn là 482913", "482913"),
    ("Kode verifikasi Anda adalah 482913", "482913"),
  ]

  static let none = [
    "i wrote that code in 2015", "code review at 1530", "what's your area code, 5034?", "promo code HERON2024",
    "error code 5000 again", "text the code to 56767", "zip code 94110", "the code expires at 1530",
    "source code: 4000 lines", "line 2000 of the code", "pin it at 1200 please", "a 4-digit code",
    "we split 1500 evenly", "room 4021 then", "see you in 2031", "order code 55512", "OTP valid till 2359",
    "bring the code, it's 1234 Aldous Road", "Postleitzahl 80331", "PLZ 80331 bitte", "der Code hat 2000 Zeilen",
    "im Jahr 2025 kam der Code", "código postal 28013", "código de descuento 55512", "vale 4500 pesos",
    "code postal 75011",
    "code promo 20245", "le code a 4000 lignes", "codice fiscale 889012", "il codice ha 2000 righe", "CEP 01310",
    "a senha vence em 2030", "postcode 1012", "в коде 2000 строк", "kod pocztowy jest inny", "posta kodu 34000",
    "代码有2000行", "一共4500元", "郵便番号 1000001", "우편번호 03187", "รวม 4500 บาท", "कुल 4500 रुपये", "المبلغ 4500",
    "card ending 4455", "Your a/c XX4321 is debited", "code is poetry",
  ]

  private func codes(_ text: String) -> [String] {
    DetectionCase(text).found().filter { $0.hasPrefix("oneTimeCode|") }.compactMap {
      $0.split(separator: "|").last.map(String.init)
    }
  }

  @Test("the number that a word calls a code is one", arguments: named) func finds(_ text: String, _ code: String) {
    #expect(codes(text) == [code])
  }

  @Test("numbers of other kinds are no codes", arguments: none) func silent(_ text: String) {
    #expect(codes(text) == [])
  }

  @Test("the last line binds its code to a site, and no other code counts") func bound() {
    #expect(codes("@example.com #747723") == ["747723@example.com"])
    #expect(codes("Code: 111222\n@login.example.com #747723 @frame.example") == ["747723@login.example.com"])
    #expect(codes("It is 747723\n\n@example.com #747723\n") == ["747723@example.com"])
    #expect(codes("@example.com #Ab.c-9 %later") == ["Ab.c-9@example.com"])
  }

  @Test(
    "a line of another form binds nothing",
    arguments: [
      "@example.com 747723", "@example.com  #747723", "@example.com #", "@friend #747723", "hi @example.com #747723",
      "@example.com #747723\nsee you", "@.com #747723", "@a..b #747723", "@ #747723",
    ]) func unbound(_ text: String)
  {
    #expect(codes(text) == [])
  }
}
