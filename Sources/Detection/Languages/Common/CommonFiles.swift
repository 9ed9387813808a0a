/// What is written alike in every language: signs and codes of currencies, symbols of units.
enum CommonFiles {
  static let quantities = #"""
    # Signs in front of or behind the number
    currency-sign dollar = $
    currency-sign USD = us$, usd$, u$d, u$s
    currency-sign CAD = ca$, c$, cad$
    currency-sign AUD = au$, a$, aud$
    currency-sign NZD = nz$, nzd$
    currency-sign HKD = hk$, hkd$
    currency-sign SGD = s$, sgd$
    currency-sign MXN = mx$, mxn$, mex$
    currency-sign BRL = r$
    currency-sign TWD = nt$, twd$
    currency-sign EUR = €
    currency-sign GBP = £
    currency-sign yen = ¥, ￥
    currency-sign INR = ₹
    currency-sign KRW = ₩
    currency-sign RUB = ₽
    currency-sign TRY = ₺
    currency-sign UAH = ₴
    currency-sign VND = ₫
    currency-sign ILS = ₪
    currency-sign PHP = ₱
    currency-sign NGN = ₦
    currency-sign KZT = ₸
    currency-sign CRC = ₡
    currency-sign LAK = ₭
    currency-sign MNT = ₮
    currency-sign GHS = ₵
    currency-sign BTC = ₿
    currency-sign JMD = j$
    currency-sign TTD = tt$
    currency-sign PYG = ₲
    currency-sign GEL = ₾
    currency-sign AZN = ₼
    currency-sign AMD = ֏
    currency-sign BDT = ৳
    currency-sign KHR = ៛
    currency-sign THB = ฿
    currency-word PLN = zł
    currency-word CZK = kč
    currency-word krone = kr
    # ISO 4217; codes that are also words or names stand in capitals
    currency-code AED = aed
    currency-code AFN = afn
    currency-code AOA = aoa
    currency-code ARS = ars
    currency-code AUD = aud
    currency-code AWG = awg
    currency-code AZN = azn
    currency-code BBD = bbd
    currency-code BDT = bdt
    currency-code BGN = bgn
    currency-code BHD = bhd
    currency-code BIF = bif
    currency-code BMD = bmd
    currency-code BND = bnd
    currency-code BRL = brl
    currency-code BSD = bsd
    currency-code BTN = btn
    currency-code BWP = bwp
    currency-code BYN = byn
    currency-code BZD = bzd
    currency-code CDF = cdf
    currency-code CHF = chf
    currency-code CLP = clp
    currency-code CNY = cny, rmb
    currency-code CRC = crc
    currency-code CVE = cve
    currency-code CZK = czk
    currency-code DJF = djf
    currency-code DKK = dkk
    currency-code DOP = dop
    currency-code DZD = dzd
    currency-code EGP = egp
    currency-code ETB = etb
    currency-code EUR = eur
    currency-code FJD = fjd
    currency-code FKP = fkp
    currency-code GBP = gbp
    currency-code GHS = ghs
    currency-code GIP = gip
    currency-code GMD = gmd
    currency-code GNF = gnf
    currency-code GTQ = gtq
    currency-code GYD = gyd
    currency-code HKD = hkd
    currency-code HNL = hnl
    currency-code HTG = htg
    currency-code IDR = idr
    currency-code ILS = ils, nis
    currency-code INR = inr
    currency-code IQD = iqd
    currency-code IRR = irr
    currency-code ISK = isk
    currency-code JMD = jmd
    currency-code JOD = jod
    currency-code JPY = jpy
    currency-code KES = kes
    currency-code KGS = kgs
    currency-code KHR = khr
    currency-code KMF = kmf
    currency-code KPW = kpw
    currency-code KRW = krw
    currency-code KWD = kwd
    currency-code KYD = kyd
    currency-code KZT = kzt
    currency-code LBP = lbp
    currency-code LKR = lkr
    currency-code LRD = lrd
    currency-code LYD = lyd
    currency-code MDL = mdl
    currency-code MGA = mga
    currency-code MKD = mkd
    currency-code MMK = mmk
    currency-code MNT = mnt
    currency-code MRU = mru
    currency-code MVR = mvr
    currency-code MWK = mwk
    currency-code MXN = mxn
    currency-code MYR = myr
    currency-code MZN = mzn
    currency-code NGN = ngn
    currency-code NIO = nio
    currency-code NOK = nok
    currency-code NPR = npr
    currency-code NZD = nzd
    currency-code OMR = omr
    currency-code PGK = pgk
    currency-code PKR = pkr
    currency-code PLN = pln
    currency-code PYG = pyg
    currency-code QAR = qar
    currency-code RSD = rsd
    currency-code RWF = rwf
    currency-code SAR = sar
    currency-code SBD = sbd
    currency-code SDG = sdg
    currency-code SEK = sek
    currency-code SGD = sgd
    currency-code SHP = shp
    currency-code SRD = srd
    currency-code SSP = ssp
    currency-code SYP = syp
    currency-code SZL = szl
    currency-code THB = thb
    currency-code TJS = tjs
    currency-code TMT = tmt
    currency-code TND = tnd
    currency-code TTD = ttd
    currency-code TWD = twd
    currency-code TZS = tzs
    currency-code UAH = uah
    currency-code UGX = ugx
    currency-code USD = usd
    currency-code UYU = uyu
    currency-code UZS = uzs
    currency-code VES = ves
    currency-code VND = vnd
    currency-code VUV = vuv
    currency-code WST = wst
    currency-code XAF = xaf
    currency-code XCD = xcd
    currency-code XOF = xof
    currency-code XPF = xpf
    currency-code YER = yer
    currency-code ZAR = zar
    currency-code ZMW = zmw
    currency-code BTC = btc
    currency-code ETH = eth
    currency-word-code ALL = all
    currency-word-code AMD = amd
    currency-word-code ANG = ang
    currency-word-code BAM = bam
    currency-word-code BOB = bob
    currency-word-code CAD = cad
    currency-word-code COP = cop
    currency-word-code CUP = cup
    currency-word-code ERN = ern
    currency-word-code GEL = gel
    currency-word-code HUF = huf
    currency-word-code LAK = lak
    currency-word-code LSL = lsl
    currency-word-code MAD = mad
    currency-word-code MOP = mop
    currency-word-code MUR = mur
    currency-word-code NAD = nad
    currency-word-code PAB = pab
    currency-word-code PEN = pen
    currency-word-code PHP = php
    currency-word-code RON = ron
    currency-word-code RUB = rub
    currency-word-code SCR = scr
    currency-word-code SLE = sle
    currency-word-code SOS = sos
    currency-word-code STN = stn
    currency-word-code TOP = top
    currency-word-code TRY = try

    # Units by their symbols
    measure-symbol millimetre = mm
    measure-symbol centimetre = cm
    measure-symbol decimetre = dm
    measure-symbol kilometre = km, kms
    measure-symbol mile = mi
    measure-symbol foot = ft
    measure-symbol yard = yd, yds
    measure-symbol milligram = mg, mgs
    measure-symbol microgram = ug, mcg, μg, µg
    measure-symbol kilogram = kg, kgs
    measure-symbol pound = lb, lbs
    measure-symbol ounce = oz
    measure-symbol millilitre = ml, mls
    measure-symbol centilitre = cl, cls
    measure-symbol decilitre = dl
    measure-symbol gallon = gal, gals
    measure-symbol hectolitre = hl
    measure-symbol square_metre = sqm, m2, m²
    measure-symbol square_kilometre = sqkm, km2, km²
    measure-symbol square_centimetre = cm2, cm²
    measure-symbol square_foot = sqft, ft2, ft²
    measure-symbol cubic_metre = m3, m³
    measure-symbol cubic_centimetre = cm3, cm³, cc, ccm
    measure-symbol hectare = ha
    measure-symbol kilometre_per_hour = kmh, km/h, kph
    measure-symbol mile_per_hour = mph
    measure-symbol metre_per_second = m/s
    measure-symbol kilobyte = kb
    measure-symbol megabyte = mb
    measure-symbol gigabyte = gb
    measure-symbol terabyte = tb
    measure-symbol kilobit = kbit, kbps
    measure-symbol megabit = mbit, mbps
    measure-symbol gigabit = gbit, gbps
    measure-symbol kilowatt = kw
    measure-symbol megawatt = mw
    measure-symbol kilowatt_hour = kwh
    measure-symbol horsepower = hp
    measure-symbol kilojoule = kj
    measure-symbol kilocalorie = kcal
    measure-symbol hertz = hz
    measure-symbol kilohertz = khz
    measure-symbol megahertz = mhz
    measure-symbol gigahertz = ghz
    measure-symbol decibel = db
    measure-symbol percent = %, percent
    temperature-word degree = °
    temperature-word degree_Celsius = °c, ℃
    temperature-word degree_Fahrenheit = °f, ℉
    temperature-word degree_Celsius = ºc, º c, ° c
    temperature-word degree_Fahrenheit = ºf, º f, ° f
    temperature-word degree = º
    measure-word : temperature-word
    # Symbols of one letter touch their number.
    measure-small metre = m
    measure-small gram = g
    measure-small tonne = t
    measure-letter litre = l
    measure-letter volt = v
    measure-letter watt = w

    # Numbers
    scale-capital 1000000 = m
    scale-capital 1000000000 = g
    scale-letter 1000 = k
    scale-letter 1000000000 = b
    scale-money 1000000 = m, mm, mil, mio
    scale-money 1000000000 = b, bn
    scale-money 1000000000000 = t
    vulgar 0.5 = ½
    vulgar 0.25 = ¼
    vulgar 0.75 = ¾
    vulgar 0.3333333333333333 = ⅓
    vulgar 0.6666666666666666 = ⅔
    vulgar 0.2 = ⅕
    vulgar 0.16666666666666666 = ⅙
    vulgar 0.125 = ⅛
    vulgar 0.375 = ⅜
    vulgar 0.625 = ⅝
    vulgar 0.875 = ⅞
    share : vulgar
    half-more : digits vulgar -> add $1 $2
    half-more : digits digits ~"/" ~digits @spaced -> properFraction $2 $4 $1
    scaled : digits ~scale-letter @spaced -> multiply $1 $2
    scaled : digits @upper scale-capital @spaced -> multiply $1 $2
    scaled : digits scale-letter @clean -> multiply $1 $2
    scaled : digits|word-number|half-more|decimal-word scale-word -> multiply $1 $2
    big-word : scaled|word-number
    power-sign : "^"
    power-sign : "^" ~"+"
    power-sign : "*" ~"*"
    exponent : power-sign ~digits -> pass $2
    minus-digits : "-" ~digits -> multiply $2 -1
    exponent : power-sign ~minus-digits -> pass $2
    times-sign : "x"|"*"|"×"
    digits-power : digits ~exponent -> power $1 $2
    digits-power : digits times-sign "10" ~exponent -> scientific $1 $4
    digits-power : digits ~"e" ~"+"? ~digits @spaced -> scientific $1 $4
    digits-power : digits ~"e" ~minus-digits -> scientific $1 $3
    plain-number : digits-power|digits|big-word|share|half-more|decimal-word
    slash-fraction : digits ~"/" ~digits @spaced -> fraction $1 $3
    plain-number : slash-fraction
    below-zero : digits-power|digits|scaled|half-more|leading-decimal|slash-fraction -> multiply $1 -1
    plain-number : @spaced "-" ~below-zero -> pass $2
    leading-scaled : leading-decimal scale-letter @spaced -> multiply $1 $2
    leading-scaled : leading-decimal @upper scale-capital @spaced -> multiply $1 $2
    below-zero : leading-scaled -> multiply $1 -1
    plain-number : @first "-" below-zero @last -> pass $2
    minus-sign : @spaced "-"
    scaled : share scale-word -> multiply $1 $2

    # Money
    money : currency-sign plain-number -> quantity $2 $1
    money : @spaced "-" ~currency-sign ~below-zero -> quantity $3 $2
    money : plain-number currency-sign -> quantity $1 $2
    money : currency-code plain-number -> quantity $2 $1
    money : plain-number currency-code -> quantity $1 $2
    money : plain-number @upper currency-word-code -> quantity $1 $2
    money : @upper currency-word-code plain-number -> quantity $2 $1
    money : currency-sign plain-number currency-word -> quantity $2 $1
    money : currency-sign plain-number currency-code -> quantity $2 $3
    money : plain-number currency-sign currency-code -> quantity $1 $3
    money : currency-sign|currency-code ~money -> pass $2
    money : plain-number currency-word -> quantity $1 $2
    money : plain-number currency-word-last @end -> quantity $1 $2
    money : currency-front plain-number -> quantity $2 $1
    money : currency-front ~"." plain-number -> quantity $3 $1
    money : currency-sign plain-number ~scale-money @spaced -> quantity $2 $1 $3
    money : currency-sign plain-number scale-word -> quantity $2 $1 $3
    money : currency-front digits ~scale-money @spaced -> quantity $2 $1 $3
    money : digits|word-number currency-word|currency-code scale-word -> quantity $1 $2 $3
    money : digits|word-number ~"-" ~currency-word -> quantity $1 $3
    money : currency-sign digits "-" digits -> quantityRange $2 $4 $1
    money : currency-sign digits "-" currency-sign digits -> quantityRange $2 $5 $1
    money : plain-number "-"|range-word plain-number currency-sign|currency-word|currency-code -> quantityRange $1 $3 $4
    money : from-word plain-number currency-word? range-word plain-number currency-word -> quantityRange $2 $5 $6
    money : from-word currency-sign plain-number range-word currency-sign? plain-number -> quantityRange $3 $6 $2
    money : currency-sign plain-number range-word currency-sign? plain-number -> quantityRange $2 $5 $1
    money : some-number currency-word -> quantity $1 $2
    hundredth : plain-number|some-number -> multiply $1 0.01
    money : hundredth cent-word -> quantity $1 $2
    money : hundredth ~"-" ~cent-word -> quantity $1 $3
    dollars-part : plain-number currency-word|currency-code -> quantity $1 $2
    dollars-part : plain-number @upper currency-word-code -> quantity $1 $2
    dollars-part : currency-sign|currency-front plain-number -> quantity $2 $1
    cents-part : plain-number cent-word|cent-only -> pass $1
    money : dollars-part joining-word? cents-part -> quantityCents $1 $3
    two-digits : minute-digits
    money : dollars-part two-digits @clean -> quantityCents $1 $2
    money : dollars-part joining-word two-digits @end -> quantityCents $1 $3

    # Measures
    unit-name : measure-symbol|measure-word
    measurement : plain-number unit-name -> quantity $1 $2
    measurement : minus-sign plain-number temperature-word -> quantity $2 $3 -1
    measurement : digits|word-number ~"-" ~unit-name -> quantity $1 $3
    measurement : plain-number "[" ~unit-name ~"]" -> quantity $1 $3
    measurement : plain-number "{" ~unit-name ~"}" -> quantity $1 $3
    measurement : some-number unit-name -> quantity $1 $2
    letter-unit : measure-letter
    letter-unit : @small measure-small -> pass $1
    small-measure : digits ~letter-unit -> quantity $1 $2
    measurement : small-measure
    measurement : digits @spaced letter-unit @clean -> quantity $1 $2
    measurement : plain-number "-"|range-word plain-number unit-name -> quantityRange $1 $3 $4
    measurement : digits "-"|range-word digits letter-unit -> quantityRange $1 $3 $4
    measurement : measure-part "-"|range-word measure-part -> quantityRange $1 $3
    measurement : from-word measure-part range-word measure-part -> quantityRange $2 $4
    measurement : from-word plain-number range-word plain-number unit-name -> quantityRange $2 $4 $5
    measurement : from-word digits range-word digits letter-unit -> quantityRange $2 $4 $5
    measure-part : plain-number unit-name -> quantity $1 $2
    measure-part : small-measure
    measure-part : digits @spaced letter-unit -> quantity $1 $2
    measurement : scale-word unit-name -> quantity $1 $2
    inch-part : digits inch-word -> quantity $1 inch
    measurement : measure-part ","? joining-word? measure-part -> quantitySum $1 $4
    measurement : measure-part ","? joining-word? inch-part -> quantitySum $1 $4
    measurement : measure-part ","? measure-part ","? joining-word? measure-part -> quantitySum $1 $3 $6
    feet-mark : digits ~"'" -> quantity $1 foot
    inches-mark : digits -> quantity $1 inch
    inches-marked : digits|half-more """ -> quantity $1 inch
    measurement : feet-mark ~inches-mark @spaced -> quantitySum $1 $2
    measurement : feet-mark inches-marked -> quantitySum $1 $2
    measurement : @behind:inch-cue inches-marked -> pass $1
    measurement : inches-marked @before:dimension -> pass $1
    found-money : money
    found-measurement : measurement
    found-number : plain-number
    """#
}
