extension FrenchFiles {
  /// Money, measures and numbers.
  static let quantities = #"""
    scale-word 1000 = mille
    scale-word 1000000 = million, millions
    scale-word 1000000000 = milliard, milliards
    scale-word 1000000000000 = billion, billions
    scale-word 1000000000000000 = billiard, billiards
    scale-word 1000000000000000000 = trillion, trillions
    zero-word 0 = zéro
    word-number : zero-word
    tail-digit : ones|zero-word
    # Of digits in words no more than six are read.
    tail-1 : tail-digit -> multiply $1 0.1
    tail-sum-2 : tail-digit tail-1 -> add $1 $2
    tail-2 : tail-sum-2 -> multiply $1 0.1
    tail-sum-3 : tail-digit tail-2 -> add $1 $2
    tail-3 : tail-sum-3 -> multiply $1 0.1
    tail-sum-4 : tail-digit tail-3 -> add $1 $2
    tail-4 : tail-sum-4 -> multiply $1 0.1
    tail-sum-5 : tail-digit tail-4 -> add $1 $2
    tail-5 : tail-sum-5 -> multiply $1 0.1
    tail-sum-6 : tail-digit tail-5 -> add $1 $2
    tail-6 : tail-sum-6 -> multiply $1 0.1
    decimal-word : word-number "virgule"|"point" tail-1|tail-2|tail-3|tail-4|tail-5|tail-6 -> add $1 $3
    decimal-word : digits|word-number "virgule"|"point" digits|word-number -> decimal $1 $3
    scaled : "un" scale-word -> multiply 1 $2
    big-word : scaled "et"? scaled -> join $1 $3
    big-word : scaled "et"? big-word -> join $1 $3
    leading-decimal : "," ~digits -> pass $2
    digits : @spaced leading-decimal
    minus-word = moins, négatif
    plain-number : minus-word digits|big-word|decimal-word|share -> multiply $2 -1
    dozens : "une"? "douzaine" -> constant 12
    dozens : digits|word-number "douzaines" -> multiply $1 12
    dozens : "une" "dizaine" -> constant 10
    dozens : "une" "vingtaine" -> constant 20
    dozens : "une" "trentaine" -> constant 30
    dozens : "une" "cinquantaine" -> constant 50
    dozens : "une" "centaine" -> constant 100
    plain-number : dozens
    share-word 0.5 = demi, demie, demis, demies, moitié
    share-word 0.3333333333333333 = tiers
    share-word 0.25 = quart, quarts, quatrième, quatrièmes
    share-word 0.2 = cinquième, cinquièmes
    share-word 0.16666666666666666 = sixième, sixièmes
    share-word 0.14285714285714285 = septième, septièmes
    share-word 0.125 = huitième, huitièmes
    share-word 0.1111111111111111 = neuvième, neuvièmes
    share-word 0.1 = dixième, dixièmes
    share-word 0.05 = vingtième, vingtièmes
    share-word 0.01 = centième, centièmes
    share-word 0.001 = millième, millièmes
    share-word 0.000001 = millionième, millionièmes
    share-word 0.000000001 = milliardième, milliardièmes
    share-word 0.000000000001 = billionième, billionièmes
    share-word 0.04 = vingt-cinquième, vingt-cinquièmes
    share-word 0.08333333333333333 = douzième, douzièmes
    share-word 0.06666666666666667 = quinzième, quinzièmes
    share-word 0.03333333333333333 = trentième, trentièmes
    share-word 0.025 = quarantième, quarantièmes
    share-word 0.02 = cinquantième, cinquantièmes
    part-count = un, une
    share : digits|below-thousand share-word -> multiply $1 $2
    share : digits|below-thousand "sur" digits|below-thousand -> properFraction $1 $3
    half-more : digits|word-number "et" share -> mixed $1 $3
    scaled : "un"|"une"? share-word "-"? scale-word -> multiply $2 $4
    scaled : digits|word-number scale-word "et" "demi"|"demie" -> addScaled $1 $2 0.5
    scaled : digits|word-number scale-word "et" share -> addScaled $1 $2 $4
    half-more : digits|word-number "et" "demi"|"demie" -> add $1 0.5
    some-number : "un"|"une" -> constant 1
    some-number : "un"|"une"? "-"? share-word "-"? -> pass $3
    range-word = à, a, jusqu'à
    from-word = de, entre
    joining-word = et
    money : "entre" plain-number currency-word? "et" plain-number currency-word -> quantityRange $2 $5 $6
    measurement : "entre" plain-number "et" plain-number unit-name -> quantityRange $2 $4 $5
    # "deux millions d'euros"
    of-word : "de"
    of-word : "d" ~"'" -> constant 0
    money : scaled of-word currency-word|currency-sign|currency-code -> quantity $1 $3
    measurement : scaled of-word unit-name -> quantity $1 $3
    measurement : share-word of-word unit-name -> quantity $1 $3
    measurement : "un"|"une" share-word of-word unit-name -> quantity $2 $4
    currency-sign USD = $ us, $ usd, $us, $usd
    currency-sign CAD = $ ca, $ can, $ cad, $ca, $cad, $ c
    currency-sign HKD = $ hk
    currency-sign AUD = $ au, $ aud

    dollar-of USD = américain, américains, us, des états-unis
    dollar-of CAD = canadien, canadiens
    dollar-of AUD = australien, australiens
    dollar-of NZD = néo-zélandais, néozélandais
    dollar-of HKD = de hong kong, hongkongais
    dollar-of SGD = de singapour, singapourien, singapouriens
    currency-word : "dollar"|"dollars" dollar-of -> pass $2
    currency-word dollar = dollar, dollars
    currency-word EUR = euro, euros, balles
    currency-word GBP = livre sterling, livres sterling, livre britannique, livres britanniques
    currency-word-last GBP = livre, livres
    currency-word CHF = franc suisse, francs suisses
    currency-word FRF = franc français, francs français
    currency-word XOF = franc cfa, francs cfa
    currency-word XPF = franc pacifique, francs pacifique
    currency-word franc = franc, francs
    currency-word JPY = yen, yens
    currency-word CNY = yuan, yuans, renminbi
    currency-word RUB = rouble, roubles, roubles russes
    currency-word TRY = lire turque, livre turque, livres turques, lires turques
    currency-word PLN = zloty, zlotys
    currency-word NOK = couronne norvégienne, couronnes norvégiennes
    currency-word DKK = couronne danoise, couronnes danoises
    currency-word SEK = couronne suédoise, couronnes suédoises
    currency-word CZK = couronne tchèque, couronnes tchèques
    currency-word krone = couronne, couronnes
    currency-word INR = roupies indiennes
    currency-word rupee = roupie, roupies
    currency-word MXN = peso mexicain, pesos mexicains
    currency-word ARS = pesos argentins
    currency-word CLP = pesos chiliens
    currency-word peso = peso, pesos
    currency-word DZD = dinars algériens, dinar algérien
    currency-word TND = dinars tunisiens, dinar tunisien
    currency-word dinar = dinar, dinars
    currency-word MAD = dirham marocain, dirhams marocains
    currency-word dirham = dirham, dirhams
    currency-word riyal = riyal, riyals
    currency-word rial = rial, rials
    currency-word shilling = shilling, shillings
    currency-word HUF = forint, forints
    currency-word RON = lei
    currency-word BGN = lev, leva
    currency-word ILS = shekel, shekels
    currency-word THB = baht, bahts
    currency-word ZAR = rand, rands
    currency-word UAH = hryvnia, hryvnias
    currency-word BRL = réal, réaux, reais, reals
    currency-word BTC = bitcoin, bitcoins
    currency-word ESP = peseta, pesetas
    currency-word ANG = florin, florins
    currency-word DEM = deutsche mark, marks, mark
    cent-word EUR = centime, centimes, cent, cents, cts
    cent-word GBP = pence, penny

    measure-word millimetre = millimètre, millimètres
    measure-word centimetre = centimètre, centimètres
    measure-word decimetre = décimètre, décimètres
    measure-word metre = mètre, mètres
    measure-word kilometre = kilomètre, kilomètres
    measure-word inch = pouce, pouces
    measure-word foot = pied, pieds
    measure-word mile = mile, miles
    measure-word light_year = année-lumière, années-lumière
    measure-word milligram = milligramme, milligrammes
    measure-word gram = gramme, grammes
    measure-word kilogram = kilogramme, kilogrammes, kilo, kilos
    measure-word tonne = tonne, tonnes, t
    measure-word ounce = once, onces
    measure-word pound = livre, livres
    measure-word millilitre = millilitre, millilitres
    measure-word centilitre = centilitre, centilitres
    measure-word litre = litre, litres
    measure-word hectolitre = hectolitre, hectolitres
    measure-word tablespoon = cuillère à soupe, cuillères à soupe
    measure-word teaspoon = cuillère à café, cuillères à café
    measure-word cup = tasse, tasses
    measure-word gallon = gallon, gallons
    measure-word barrel = baril, barils
    measure-word square_metre = mètre carré, mètres carrés
    measure-word square_kilometre = kilomètre carré, kilomètres carrés
    measure-word square_mile = mile carré, miles carrés
    measure-word cubic_metre = mètre cube, mètres cubes
    measure-word cubic_centimetre = centimètre cube, centimètres cubes
    measure-word hectare = hectare, hectares
    measure-word acre = acre, acres
    measure-word kilometre_per_hour = kilomètre-heure, kilomètres-heure, kilomètres à l'heure, kilomètres par heure, kilomètre par heure
    measure-word metre_per_second = mètres par seconde
    measure-word byte = octet, octets
    measure-word kilobyte = kilooctet, kilooctets, ko
    measure-word megabyte = mégaoctet, mégaoctets, mo, mégabyte, mégabytes
    measure-word gigabyte = gigaoctet, gigaoctets, go, gigabyte, gigabytes
    measure-word watt = watt, watts
    measure-word kilowatt = kilowatt, kilowatts
    measure-word kilowatt_hour = kilowattheure, kilowattheures
    measure-word horsepower = chevaux
    measure-word calorie = calorie, calories
    measure-word volt = volt, volts
    measure-word percent = pour cent, pourcent, pourcents, pct
    temperature-word degree = degré, degrés
    temperature-word degree_Celsius = degré celsius, degrés celsius, celsius, degrés c, degré c, deg c, deg centigrade, centigrade, ° celsius, ° c, degrés centigrades
    temperature-word degree_Fahrenheit = degré fahrenheit, degrés fahrenheit, fahrenheit, degrés f, degré f, deg f, ° fahrenheit, ° f
    temperature-word kelvin = kelvin, kelvins
    measurement : plain-number temperature-word "en"? "dessous" "de" "zéro"|"0" -> quantity $1 $2 -1
    measure-word year_of_age = ans d'âge
    found-number : "un"|"une" -> constant
    """#
}
