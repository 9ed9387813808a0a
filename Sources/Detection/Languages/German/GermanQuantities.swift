extension GermanFiles {
  /// Money, measures and numbers.
  static let quantities = #"""
    scale-word 1000 = tausend, tsd
    scale-word 1000000 = million, millionen, mio, mill
    scale-word 1000000000 = milliarde, milliarden, mrd
    scale-word 1000000000000 = billion, billionen, bio
    scale-word 1000000000000000 = billiarde, billiarden
    scale-word 1000000000000000000 = trillion, trillionen
    compound below-thousand-word : hundred hour-word -> add $1 $2
    compound thousand-words : hour-word "tausend" -> multiply $1 1000
    compound thousand-words : teens "hundert" -> multiply $1 100
    compound thousand-words : hundred "tausend" -> multiply $1 1000
    thousand-more : thousand-words
    compound thousands-and : scale hour-word -> add $1 $2
    compound thousands-and : scale hundred -> add $1 $2
    word-number : below-thousand-word|thousands-and|zero|thousand-more|ones-and-tens
    decimal-word : digits|word-number "komma" digits|word-number -> decimal $1 $3
    # Of digits in words no more than six are read.
    tail-1 : digit-word|zero -> multiply $1 0.1
    tail-sum-2 : digit-word|zero tail-1 -> add $1 $2
    tail-2 : tail-sum-2 -> multiply $1 0.1
    tail-sum-3 : digit-word|zero tail-2 -> add $1 $2
    tail-3 : tail-sum-3 -> multiply $1 0.1
    tail-sum-4 : digit-word|zero tail-3 -> add $1 $2
    tail-4 : tail-sum-4 -> multiply $1 0.1
    tail-sum-5 : digit-word|zero tail-4 -> add $1 $2
    tail-5 : tail-sum-5 -> multiply $1 0.1
    tail-sum-6 : digit-word|zero tail-5 -> add $1 $2
    tail-6 : tail-sum-6 -> multiply $1 0.1
    tail-1 : "eins" -> constant 0.1
    decimal-word : word-number "komma" tail-1|tail-2|tail-3|tail-4|tail-5|tail-6 -> add $1 $3
    scaled : word-one scale-word -> multiply 1 $2
    word-one = eine, einer, ein
    big-word : scaled "und"? scaled -> join $1 $3
    big-word : scaled "und"? big-word -> join $1 $3
    leading-decimal : "," ~digits -> pass $2
    digits : @spaced leading-decimal
    minus-word = minus, negativ
    plain-number : minus-word digits|big-word|decimal-word|share -> multiply $2 -1
    dozen-word = dutzend
    dozens : word-one|"ein"? dozen-word -> constant 12
    dozens : digits|word-number dozen-word -> multiply $1 12
    plain-number : dozens
    share-word 0.5 = halb, halbe, halber, halbes, halben, hälfte
    share-word 0.3333333333333333 = drittel
    share-word 0.25 = viertel
    share-word 0.2 = fünftel
    share-word 0.16666666666666666 = sechstel
    share-word 0.14285714285714285 = siebtel
    share-word 0.125 = achtel
    share-word 0.1111111111111111 = neuntel
    share-word 0.1 = zehntel
    share-word 0.05 = zwanzigstel
    share-word 0.01 = hundertstel
    share-word 0.001 = tausendstel
    share-word 0.000001 = millionstel
    share-word 0.000000001 = milliardstel
    share : digits|digit-word|teens|"ein" share-word -> multiply $1 $2
    share : word-one share-word -> pass $2
    scaled : word-one|"ein"? share-word scale-word -> multiply $2 $3
    dozens : word-one|"ein"? share-word dozen-word -> multiply $2 12
    half-more : digits|word-number "und" share -> mixed $1 $3
    compound half-numbers : digit-word "einhalb" -> add $1 0.5
    half-numbers 1.5 = anderthalb, anderthalbe, eineinhalb, einundeinhalb
    decimal-word : half-numbers
    some-number : "ein"|article -> constant 1
    some-number : "ein"|article? share-word -> pass $2
    some-number : "ein" "paar" -> constant 3
    range-word = bis
    from-word = von, zwischen
    joining-word = und
    money : "zwischen" plain-number currency-word? "und" plain-number currency-word -> quantityRange $2 $5 $6
    measurement : "zwischen" plain-number "und" plain-number unit-name -> quantityRange $2 $4 $5

    dollar-of USD = us, amerikanische, amerikanischen, amerikanischer
    dollar-of CAD = kanadische, kanadischen, kanadischer
    dollar-of AUD = australische, australischen, australischer
    dollar-of NZD = neuseeland, neuseeländische, neuseeländischen
    dollar-of HKD = hongkong
    dollar-of SGD = singapur
    currency-word : dollar-of "-"? "dollar"|"dollars" -> pass $1
    currency-word dollar = dollar, dollars
    currency-word EUR = euro, euros
    currency-word GBP = pfund sterling, britische pfund, englische pfund
    currency-word-last GBP = pfund
    currency-word CHF = franken, schweizer franken, stutz, sfr, fr
    currency-word JPY = yen, japanische yen
    currency-word CNY = yuan, renminbi, chinesische yuan
    currency-word RUB = rubel, russische rubel
    currency-word TRY = lira, türkische lira
    currency-word PLN = zloty, złoty, polnische zloty
    currency-word CZK = tschechische kronen, tschechische krone
    currency-word NOK = norwegische kronen, norwegische krone
    currency-word DKK = dänische kronen, dänische krone
    currency-word SEK = schwedische kronen, schwedische krone
    currency-word ISK = isländische kronen
    currency-word krone = krone, kronen
    currency-word HUF = forint, ungarische forint
    currency-word INR = indische rupien
    currency-word rupee = rupie, rupien
    currency-word peso = peso, pesos
    currency-word MXN = mexikanische pesos
    currency-word dinar = dinar, dinare
    currency-word dirham = dirham, dirhams
    currency-word riyal = riyal, riyals, rial
    currency-word shilling = schilling
    currency-word BRL = reais, brasilianische real
    currency-word DEM = d-mark, deutsche mark, mark
    currency-word franc = franc, francs
    currency-word ILS = schekel
    currency-word THB = baht
    currency-word ZAR = rand
    currency-word KRW = won
    currency-word RON = lei
    currency-word BGN = lew, lewa
    currency-word UAH = hrywnja, griwna
    currency-word BTC = bitcoin, bitcoins
    currency-front EUR = euro
    currency-front dollar = dollar
    cent-word EUR = cent, cents, ct
    cent-word CHF = rappen
    cent-word GBP = pence, penny
    cent-word DEM = pfennig

    measure-word millimetre = millimeter, millimetern
    measure-word centimetre = zentimeter, zentimetern
    measure-word decimetre = dezimeter
    measure-word metre = meter, metern, metres
    measure-word kilometre = kilometer, kilometern
    measure-word inch = zoll
    measure-word foot = fuß
    measure-word yard = yards
    measure-word mile = meile, meilen
    measure-word nautical_mile = seemeile, seemeilen
    measure-word light_year = lichtjahr, lichtjahre, lichtjahren
    measure-word milligram = milligramm
    measure-word gram = gramm
    measure-word kilogram = kilogramm, kilo, kilos
    measure-word tonne = tonne, tonnen
    measure-word ounce = unze, unzen
    measure-word pound = pfund, pfd
    measure-word millilitre = milliliter, millilitern
    measure-word centilitre = zentiliter
    measure-word litre = liter, litern
    measure-word hectolitre = hektoliter, hektolitern
    measure-word teaspoon = teelöffel, tl
    measure-word tablespoon = esslöffel, el
    measure-word cup = tasse, tassen
    measure-word gallon = gallone, gallonen
    measure-word barrel = barrel
    measure-word square_metre = quadratmeter, quadratmetern, qm
    measure-word square_kilometre = quadratkilometer, quadratkilometern
    measure-word square_mile = quadratmeile, quadratmeilen
    measure-word cubic_metre = kubikmeter, kubikmetern
    measure-word cubic_centimetre = kubikzentimeter
    measure-word hectare = hektar
    measure-word kilometre_per_hour = stundenkilometer, kilometer pro stunde, km pro stunde, kilometern pro stunde
    measure-word metre_per_second = meter pro sekunde
    measure-word mile_per_hour = meilen pro stunde
    measure-word byte = byte, bytes
    measure-word kilobyte = kilobyte
    measure-word megabyte = megabyte
    measure-word gigabyte = gigabyte
    measure-word terabyte = terabyte
    measure-word watt = watt
    measure-word kilowatt = kilowatt
    measure-word kilowatt_hour = kilowattstunde, kilowattstunden
    measure-word horsepower = ps
    measure-word calorie = kalorie, kalorien
    measure-word volt = volt
    measure-word percent = prozent
    temperature-word degree = grad
    temperature-word degree_Celsius = grad celsius, grad c, ° celsius, ° c, celsius
    temperature-word degree_Fahrenheit = grad fahrenheit, grad f, ° fahrenheit, ° f, fahrenheit
    temperature-word kelvin = kelvin
    measurement : plain-number temperature-word "unter" "null" -> quantity $1 $2 -1
    measure-word year_of_age = jahre alt, jahr alt, jahre jung
    measure-word month_of_age = monate alt, monat alt
    measure-word week_of_age = wochen alt, woche alt
    measure-word day_of_age = tage alt, tag alt
    found-number : "ein"|"eine"|"eins" -> constant
    """#
}
