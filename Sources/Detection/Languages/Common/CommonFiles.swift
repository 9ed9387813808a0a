/// What is written alike in every language: signs and codes of currencies, symbols of units.
enum CommonFiles {
  static let quantities = #"""
    # Signs in front of or behind the number
    currency-sign dollar = $
    currency-sign USD = us$
    currency-sign CAD = ca$, c$, cad$
    currency-sign AUD = au$, a$, aud$
    currency-sign NZD = nz$
    currency-sign HKD = hk$
    currency-sign SGD = s$
    currency-sign MXN = mx$, mxn$
    currency-sign BRL = r$
    currency-sign TWD = nt$
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
    measure-symbol microgram = mcg, μg, µg
    measure-symbol kilogram = kg, kgs
    measure-symbol pound = lb, lbs
    measure-symbol ounce = oz
    measure-symbol millilitre = ml
    measure-symbol centilitre = cl
    measure-symbol decilitre = dl
    measure-symbol hectolitre = hl
    measure-symbol square_metre = sqm, m2, m²
    measure-symbol square_kilometre = sqkm, km2, km²
    measure-symbol square_centimetre = cm2, cm²
    measure-symbol square_foot = sqft, ft2, ft²
    measure-symbol cubic_metre = m3, m³
    measure-symbol cubic_centimetre = cm3, cm³
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
    measure-symbol degree = °
    measure-symbol degree_Celsius = °c, ℃
    measure-symbol degree_Fahrenheit = °f, ℉
    # Symbols of one letter touch their number.
    measure-letter metre = m
    measure-letter gram = g
    measure-letter litre = l
    measure-letter volt = v
    measure-letter watt = w

    signed : plain-number
    money : currency-sign plain-number -> quantity $2 $1
    negative : plain-number -> multiply $1 -1
    money : @spaced "-" ~currency-sign ~negative -> quantity $3 $2
    money : plain-number currency-sign -> quantity $1 $2
    money : currency-code plain-number -> quantity $2 $1
    money : plain-number currency-code -> quantity $1 $2
    money : plain-number @upper currency-word-code -> quantity $1 $2
    money : @upper currency-word-code plain-number -> quantity $2 $1
    money : currency-sign plain-number currency-word -> quantity $2 $1
    money : currency-sign plain-number currency-code -> quantity $2 $3
    money : currency-sign ~money -> pass $2
    money : plain-number currency-word -> quantity $1 $2
    money : currency-sign digits "-" digits -> quantityRange $2 $4 $1
    money : currency-sign digits "-" currency-sign digits -> quantityRange $2 $5 $1
    money : digits "-" digits currency-sign|currency-word|currency-code -> quantityRange $1 $3 $4
    measurement : signed measure-symbol|measure-word -> quantity $1 $2
    measurement : digits ~"-" ~measure-symbol|measure-word -> quantity $1 $3
    measurement : digits ~measure-letter -> quantity $1 $2
    measurement : digits "-" digits measure-symbol|measure-word -> quantityRange $1 $3 $4
    measurement : digits ~"-" ~digits ~measure-letter -> quantityRange $1 $3 $4
    found-money : money
    found-measurement : measurement
    """#
}
