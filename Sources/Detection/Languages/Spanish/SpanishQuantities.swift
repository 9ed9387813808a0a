extension SpanishFiles {
  /// Money, measures and numbers.
  static let quantities = #"""
    scale-word 1000 = mil
    scale-word 1000000 = millón, millones
    scale-word 1000000000 = mil millones, millardo, millardos
    scale-word 1000000000000 = billón, billones
    scale-word 1000000000000000000 = trillón, trillones
    zero-word 0 = cero
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
    decimal-word : word-number "coma"|"punto"|"con" tail-1|tail-2|tail-3|tail-4|tail-5|tail-6 -> add $1 $3
    decimal-word : digits|word-number "coma"|"punto"|"con" digits|word-number -> decimal $1 $3
    decimal-word : "coma"|"punto" digits|word-number -> decimal 0 $2
    scaled : "un" scale-word -> multiply 1 $2
    big-word : scaled "y"? scaled -> join $1 $3
    big-word : scaled "y"? big-word -> join $1 $3
    leading-decimal : "," ~digits -> pass $2
    digits : @spaced leading-decimal
    minus-word = menos, negativo
    plain-number : minus-word digits|big-word|decimal-word|share -> multiply $2 -1
    dozens : "una"? "docena" -> constant 12
    dozens : digits|word-number "docenas" -> multiply $1 12
    dozens : "media" "docena" -> constant 6
    dozens : digits|word-number "dz"|"doz"|"dzs"|"dozs" -> multiply $1 12
    dozens : "un"|"una" "par" "de" -> constant 2
    plain-number : dozens
    share-word 0.5 = medio, media, medios, medias, mitad
    share-word 0.3333333333333333 = tercio, tercios
    share-word 0.25 = cuarto, cuartos
    share-word 0.2 = quinto, quintos
    share-word 0.16666666666666666 = sexto, sextos
    share-word 0.14285714285714285 = séptimo, séptimos
    share-word 0.125 = octavo, octavos
    share-word 0.1111111111111111 = noveno, novenos
    share-word 0.1 = décimo, décimos, décima, décimas
    share-word 0.2 = quinta, quintas
    share-word 0.25 = cuarta, cuartas
    share-word 0.05 = vigésimo, vigésimos
    avo = avo, avos, ava, avas
    compound share-word : ones avo -> fraction 1 $1
    compound share-word : teens avo -> fraction 1 $1
    compound share-word : tens avo -> fraction 1 $1
    compound share-word : hundred avo -> fraction 1 $1
    share-word 0.03333333333333333 = treintavo, treintavos
    share-word 0.025 = cuarentavo, cuarentavos
    share-word 0.02 = cincuentavo, cincuentavos
    share-word 0.000001 = millonésimo, millonésimos, millonésima, millonésimas
    share-word 0.000000001 = milmillonésimo, milmillonésimos, milmillonésima, milmillonésimas
    share-word 0.000000000001 = billonésimo, billonésimos, billonésima, billonésimas
    share-word 0.01 = centésimo, centésimos, centésima, centésimas
    share-word 0.001 = milésimo, milésimos, milésima, milésimas
    share : digits|word-number share-word -> multiply $1 $2
    share : "un"|"una" share-word -> pass $2
    share : digits|below-thousand "sobre" digits|below-thousand -> properFraction $1 $3
    half-more : digits|word-number "y"|"con" share -> mixed $1 $3
    scaled : digits|word-number scale-word "y"|"con" share -> addScaled $1 $2 $4
    scaled : digits|word-number scale-word "y" "medio" -> addScaled $1 $2 0.5
    scaled : share-word scale-word -> multiply $1 $2
    half-more : digits|word-number "y" "medio"|"media" -> add $1 0.5
    some-number : "un"|"una" -> constant 1
    some-number : share-word
    range-word = a, hasta
    from-word = de, desde, entre
    joining-word = y, con
    money : "entre" plain-number currency-word? "y" plain-number currency-word -> quantityRange $2 $5 $6
    measurement : "entre" plain-number "y" plain-number unit-name -> quantityRange $2 $4 $5
    # "dos millones de euros"
    money : scaled "de" currency-word|currency-word-last|currency-sign|currency-code -> quantity $1 $3
    currency-front dollar = dólar, dólares
    currency-front EUR = euro, euros
    measurement : scaled "de" unit-name -> quantity $1 $3

    dollar-of USD = americano, americanos, estadounidense, estadounidenses, de estados unidos, de ee. uu., us
    dollar-of CAD = canadiense, canadienses, de canadá
    dollar-of AUD = australiano, australianos, de australia
    dollar-of NZD = neozelandés, neozelandeses, de nueva zelanda
    dollar-of HKD = de hong kong, hongkonés, hongkoneses
    dollar-of SGD = de singapur, singapurense, singapurenses
    dollar-of TWD = de taiwán, taiwanés, taiwaneses
    dollar-of JMD = jamaicano, jamaicanos, jamaiquino, jamaiquinos
    dollar-of BBD = de barbados, barbadense, barbadenses
    dollar-of BSD = bahameño, bahameños, de bahamas
    dollar-of BZD = beliceño, beliceños, de belice
    dollar-of FJD = fiyiano, fiyianos, de fiyi
    dollar-of GYD = guyanés, guyaneses, de guyana
    dollar-of LRD = liberiano, liberianos
    dollar-of NAD = namibio, namibios
    dollar-of BND = de brunéi
    dollar-of XCD = del caribe oriental
    currency-word : "dólar"|"dólares" dollar-of -> pass $2
    currency-word dollar = dólar, dólares, dolar, dolares
    currency-word EUR = euro, euros, pavos
    currency-word GBP = libra esterlina, libras esterlinas, libra británica, libras británicas
    currency-word EGP = libra egipcia, libras egipcias
    currency-word LBP = libra libanesa, libras libanesas
    currency-word SYP = libra siria, libras sirias
    currency-word SDG = libra sudanesa, libras sudanesas
    currency-word-last GBP = libra, libras
    peso-of MXN = mexicano, mexicanos
    peso-of ARS = argentino, argentinos
    peso-of CLP = chileno, chilenos
    peso-of COP = colombiano, colombianos
    peso-of CUP = cubano, cubanos
    peso-of DOP = dominicano, dominicanos
    peso-of UYU = uruguayo, uruguayos
    peso-of PHP = filipino, filipinos
    currency-word : "peso"|"pesos" peso-of -> pass $2
    currency-word peso = peso, pesos
    franc-of CHF = suizo, suizos
    franc-of FRF = francés, franceses
    franc-of BEF = belga, belgas
    franc-of RWF = ruandés, ruandeses
    franc-of GNF = guineano, guineanos
    franc-of XOF = cfa, cfa de áfrica occidental
    currency-word : "franco"|"francos" franc-of -> pass $2
    currency-word franc = franco, francos
    krone-of NOK = noruega, noruegas
    krone-of DKK = danesa, danesas
    krone-of SEK = sueca, suecas
    krone-of ISK = islandesa, islandesas
    krone-of CZK = checa, checas
    krone-of EEK = estonia, estonias
    krone-of SKK = eslovaca, eslovacas
    currency-word : "corona"|"coronas" krone-of -> pass $2
    currency-word krone = corona, coronas
    rupee-of INR = india, indias, hindú, hindúes
    rupee-of PKR = pakistaní, pakistaníes, paquistaní, paquistaníes
    rupee-of LKR = de sri lanka
    rupee-of NPR = nepalí, nepalíes
    rupee-of MUR = de mauricio, mauriciana, mauricianas
    currency-word : "rupia"|"rupias" rupee-of -> pass $2
    currency-word IDR = rupia indonesia, rupias indonesias
    currency-word rupee = rupia, rupias
    dinar-of KWD = kuwaití, kuwaitíes
    dinar-of BHD = bareiní, bareiníes, de bahréin
    dinar-of IQD = iraquí, iraquíes
    dinar-of JOD = jordano, jordanos
    dinar-of TND = tunecino, tunecinos
    dinar-of DZD = argelino, argelinos
    dinar-of LYD = libio, libios
    dinar-of RSD = serbio, serbios
    currency-word : "dinar"|"dinares" dinar-of -> pass $2
    currency-word dinar = dinar, dinares
    currency-word MAD = dirham marroquí, dirhams marroquíes
    currency-word dirham = dirham, dirhams, dírham, dírhams
    currency-word SAR = riyal saudí, riyales saudíes, rial saudí, riales saudíes
    currency-word IRR = rial iraní, riales iraníes
    currency-word OMR = rial omaní, riales omaníes
    currency-word YER = rial yemení, riales yemeníes
    currency-word QAR = riyal catarí, riyales cataríes, rial catarí, riales cataríes
    currency-word riyal = riyal, riyales
    currency-word rial = rial, riales
    currency-word KES = chelín keniano, chelines kenianos, chelín keniata, chelines keniatas
    currency-word UGX = chelín ugandés, chelines ugandeses
    currency-word TZS = chelín tanzano, chelines tanzanos
    currency-word SOS = chelín somalí, chelines somalíes
    currency-word shilling = chelín, chelines
    currency-word JPY = yen, yenes, yen japonés, yenes japoneses
    currency-word CNY = yuan, yuanes, yuan chino, yuanes chinos, renminbi
    currency-word KRW = won surcoreano, wones surcoreanos, wones
    currency-word RUB = rublo, rublos, rublo ruso, rublos rusos
    currency-word TRY = lira turca, liras turcas, lira, liras
    currency-word PLN = zloty, zlotys, esloti, eslotis
    currency-word HUF = forinto, forintos, forint
    currency-word RON = leu rumano, lei, leus
    currency-word BGN = lev, levas, leva
    currency-word HRK = kuna, kunas
    currency-word ALL = lek, leks
    currency-word UAH = grivna, grivnas
    currency-word BRL = real brasileño, reales brasileños, reales
    currency-word PEN = nuevo sol, nuevos soles, soles
    currency-word BOB = boliviano, bolivianos
    currency-word VES = bolívar, bolívares
    currency-word PYG = guaraní, guaraníes
    currency-word GTQ = quetzal, quetzales
    currency-word HNL = lempira, lempiras
    currency-word NIO = córdoba, córdobas
    currency-word CRC = colones
    currency-word PAB = balboa, balboas
    currency-word HTG = gourde, gourdes
    currency-word ILS = séquel, séqueles, shekel, shekels
    currency-word THB = baht, bahts
    currency-word ZAR = rand, rands
    currency-word ESP = peseta, pesetas
    currency-word PTE = escudos
    currency-word DEM = marco alemán, marcos alemanes
    currency-word FIM = marco finlandés, marcos finlandeses
    currency-word VND = dong
    currency-word MYR = ringgit, ringgits
    currency-word KZT = tenge
    currency-word GEL = lari, laris
    currency-word AZN = manat, manats
    currency-word BDT = taka, takas
    currency-word AFN = afgani, afganis
    currency-word NGN = naira, nairas
    currency-word GHS = cedi, cedis
    currency-word ETB = birr
    currency-word BTC = bitcoin, bitcoins
    cent-word dollar = centavo, centavos
    cent-word EUR = céntimo, céntimos, cent, cents
    cent-word GBP = penique, peniques

    measure-word millimetre = milímetro, milímetros
    measure-word centimetre = centímetro, centímetros
    measure-word decimetre = decímetro, decímetros
    measure-word metre = metro, metros
    measure-word kilometre = kilómetro, kilómetros
    measure-word inch = pulgada, pulgadas
    measure-word foot = pie, pies
    measure-word yard = yarda, yardas
    measure-word mile = milla, millas
    measure-word nautical_mile = milla náutica, millas náuticas
    measure-word light_year = año luz, años luz
    measure-word milligram = miligramo, miligramos
    measure-word gram = gramo, gramos, gr, grs
    measure-word kilogram = kilogramo, kilogramos, kilo, kilos
    measure-word tonne = tonelada, toneladas, tonelada métrica, toneladas métricas
    measure-word ounce = onza, onzas
    measure-word pound = libra, libras
    measure-word millilitre = mililitro, mililitros
    measure-word centilitre = centilitro, centilitros
    measure-word litre = litro, litros
    measure-word hectolitre = hectolitro, hectolitros
    measure-word tablespoon = cucharada, cucharadas
    measure-word teaspoon = cucharadita, cucharaditas
    measure-word cup = taza, tazas
    measure-word pint = pinta, pintas
    measure-word gallon = galón, galones
    measure-word barrel = barril, barriles
    measure-word square_metre = metro cuadrado, metros cuadrados
    measure-word square_kilometre = kilómetro cuadrado, kilómetros cuadrados
    measure-word square_foot = pie cuadrado, pies cuadrados
    measure-word square_mile = milla cuadrada, millas cuadradas
    measure-word cubic_metre = metro cúbico, metros cúbicos
    measure-word cubic_centimetre = centímetro cúbico, centímetros cúbicos
    measure-word cubic_foot = pie cúbico, pies cúbicos
    measure-word hectare = hectárea, hectáreas
    measure-word acre = acre, acres
    measure-word kilometre_per_hour = kilómetros por hora, kilómetro por hora, km por hora
    measure-word metre_per_second = metros por segundo
    measure-word mile_per_hour = millas por hora
    measure-word byte = byte, bytes
    measure-word kilobyte = kilobyte, kilobytes
    measure-word megabyte = megabyte, megabytes
    measure-word gigabyte = gigabyte, gigabytes
    measure-word terabyte = terabyte, terabytes
    measure-word watt = vatio, vatios
    measure-word kilowatt = kilovatio, kilovatios
    measure-word kilowatt_hour = kilovatio hora, kilovatios hora
    measure-word horsepower = caballos de fuerza, caballos de vapor
    measure-word calorie = caloría, calorías
    measure-word volt = voltio, voltios
    measure-word percent = por ciento, por cien, porciento
    temperature-word degree = grado, grados
    temperature-word degree_Celsius = grados celsius, grado celsius, celsius, grados centígrados, grado centígrado, centígrados, centígrado, grados c, ° celsius, ° c
    temperature-word degree_Fahrenheit = grados fahrenheit, grado fahrenheit, fahrenheit, grados f, ° fahrenheit, ° f
    temperature-word kelvin = kelvin, kelvins
    measurement : plain-number temperature-word "bajo" "cero" -> quantity $1 $2 -1
    measurement : plain-number "bajo" "cero" -> quantity $1 degree -1
    measure-word year_of_age = años de edad
    measure-word month_of_age = meses de edad
    measure-word week_of_age = semanas de edad
    measure-word day_of_age = días de edad
    found-number : "un"|"una"|"uno" -> constant
    """#
}
