extension EnglishFiles {
  /// Money, measures and numbers.
  static let quantities = #"""
    currency-word dollar = dollar, dollars, buck, bucks
    currency-word USD = us dollar, us dollars, american dollars, u.s. dollars
    currency-word CAD = canadian dollar, canadian dollars
    currency-word AUD = australian dollar, australian dollars
    currency-word HKD = hong kong dollar, hong kong dollars
    currency-word SGD = singapore dollar, singapore dollars
    currency-word NZD = new zealand dollar, new zealand dollars
    currency-word EUR = euro, euros
    currency-word GBP = quid, pound sterling, pounds sterling, british pound, british pounds
    currency-word JPY = yen
    currency-word CNY = yuan, renminbi, chinese yuan
    currency-word INR = rupee, rupees, rs, indian rupees
    currency-word KRW = won
    currency-word CHF = swiss franc, swiss francs
    currency-word franc = franc, francs
    currency-word peso = peso, pesos
    currency-word krone = krone, kroner
    currency-word krona = krona, kronor
    currency-word dinar = dinar, dinars
    currency-word dirham = dirham, dirhams
    currency-word riyal = riyal, riyals
    currency-word rial = rial, rials
    currency-word shilling = shilling, shillings
    currency-word RUB = ruble, rubles, rouble, roubles
    currency-word TRY = turkish lira, lira, liras
    currency-word PLN = zloty, zlotys
    currency-word ZAR = rand
    currency-word NGN = naira
    currency-word THB = baht
    currency-word IDR = rupiah
    currency-word MYR = ringgit, ringgits
    currency-word ILS = shekel, shekels
    currency-word UAH = hryvnia, hryvnias
    currency-word BRL = reais, real
    currency-word SAR = saudi riyal, saudi riyals, saudiriyal
    currency-word KWD = kuwaiti dinar, kuwaiti dinars
    currency-word MNT = tugrik, tugriks
    currency-word BTC = bitcoin, bitcoins
    currency-front INR = rs
    currency-front USD = us dollar, us dollars
    currency-front dollar = dollar, dollars
    currency-front MYR = rm
    currency-sign USD = us $, u.s. $
    currency-sign HKD = hk $
    currency-sign CAD = c $, ca $, cad $
    currency-sign AUD = a $, au $, aud $
    cent-word dollar = cent, cents, ¢
    cent-word GBP = pence, penny, pennies
    coin-word 0.05 = nickel, nickels
    coin-word 0.1 = dime, dimes
    measure-word millimetre = millimetre, millimetres, millimeter, millimeters
    measure-word centimetre = centimetre, centimetres, centimeter, centimeters
    measure-word decimetre = decimetre, decimetres, decimeter, decimeters
    measure-word metre = metre, metres, meter, meters
    measure-word kilometre = kilometre, kilometres, kilometer, kilometers
    measure-word inch = inch, inches
    measure-word foot = foot, feet
    measure-word yard = yard, yards
    measure-word mile = mile, miles
    measure-word nautical_mile = nautical mile, nautical miles
    measure-word light_year = light year, light years, light-years
    measure-word microgram = microgram, micrograms
    measure-word milligram = milligram, milligrams
    measure-word gram = gram, grams, gms, gm, gs
    measure-word kilogram = kilogram, kilograms, kilo, kilos
    measure-word tonne = tonne, tonnes, metric ton, metric tons
    measure-word ton = ton, tons
    measure-word ounce = ounce, ounces
    measure-word pound = pound, pounds
    measure-word stone = stone
    measure-word millilitre = millilitre, millilitres, milliliter, milliliters
    measure-word centilitre = centilitre, centilitres, centiliter, centiliters
    measure-word litre = litre, litres, liter, liters
    measure-word hectolitre = hectolitre, hectolitres, hectoliter, hectoliters
    measure-word fluid_ounce = fluid ounce, fluid ounces, fl oz
    measure-word teaspoon = teaspoon, teaspoons, tsp
    measure-word tablespoon = tablespoon, tablespoons, tbsp
    measure-word cup = cup, cups
    measure-word pint = pint, pints
    measure-word quart = quart, quarts
    measure-word gallon = gallon, gallons, gal, gals
    measure-word barrel = barrel, barrels
    measure-word square_metre = square metre, square metres, square meter, square meters, sq m
    measure-word square_kilometre = square kilometre, square kilometres, square kilometer, square kilometers, sq km
    measure-word square_foot = square foot, square feet, sq ft
    measure-word square_mile = square mile, square miles
    measure-word square_inch = square inch, square inches
    measure-word cubic_metre = cubic metre, cubic metres, cubic meter, cubic meters
    measure-word cubic_foot = cubic foot, cubic feet
    measure-word acre = acre, acres
    measure-word hectare = hectare, hectares
    measure-word mile_per_hour = miles per hour, miles an hour
    measure-word kilometre_per_hour = kilometres per hour, kilometers per hour, kilometres an hour, kilometers an hour, km per hour
    measure-word metre_per_second = metres per second, meters per second
    measure-word knot = knots
    measure-word byte = byte, bytes
    measure-word kilobyte = kilobyte, kilobytes
    measure-word megabyte = megabyte, megabytes
    measure-word gigabyte = gigabyte, gigabytes, gigs, gig
    measure-word terabyte = terabyte, terabytes
    measure-word watt = watt, watts
    measure-word kilowatt = kilowatt, kilowatts
    measure-word megawatt = megawatt, megawatts
    measure-word kilowatt_hour = kilowatt hour, kilowatt hours
    measure-word horsepower = horsepower
    measure-word joule = joule, joules
    measure-word calorie = calorie, calories
    measure-word kilocalorie = kilocalorie, kilocalories
    measure-word volt = volt, volts
    measure-word hertz = hertz
    measure-word kilohertz = kilohertz
    measure-word megahertz = megahertz
    measure-word gigahertz = gigahertz
    measure-word decibel = decibel, decibels
    measure-word percent = per cent, percentage, pct
    measure-word degree = degree, degrees, deg
    measure-word degree_Celsius = degrees celsius, degree celsius, celsius, degrees c, degree c, deg c, centigrade, degrees centigrade, ° celsius, ° c
    measure-word degree_Fahrenheit = degrees fahrenheit, degree fahrenheit, fahrenheit, degrees f, degree f, deg f, ° fahrenheit, ° f
    measure-word kelvin = kelvin, kelvins
    measure-word year_of_age = years old, year old, years of age, year of age, yo, yrs old, y/o, yr old
    measure-word month_of_age = months old, month old, months of age
    measure-word week_of_age = weeks old, week old, weeks of age
    measure-word day_of_age = days old, day old, days of age

    scale-word 1000 = thousand, thousands
    scale-word 1000000 = million, millions, mil, mio, mln
    scale-word 1000000000 = billion, billions, bln, bn
    scale-word 1000000000000 = trillion, trillions
    scale-word 100000 = lakh, lakhs, lac, lacs
    scale-word 10000000 = crore, crores, cr
    scale-letter 1000 = k
    scale-letter 1000000 = m, mm, mil, mio
    scale-letter 1000000000 = b, bn, g
    scale-letter 1000000000000 = t
    dozen-word = dozen, dozens, doz, dozs, dz, dzs
    article : "a"|"an" -> constant 1
    over-word = over, out of
    rank-plural 2 = halves
    rank-plural 3 = thirds
    rank-plural 4 = fourths, quarters
    rank-plural 5 = fifths
    rank-plural 6 = sixths
    rank-plural 7 = sevenths
    rank-plural 8 = eighths
    rank-plural 9 = ninths
    rank-plural 10 = tenths
    rank-plural 100 = hundredths
    rank-plural 1000 = thousandths
    rank-single 2 = half
    rank-single 3 = third
    rank-single 4 = quarter, fourth
    rank-single 5 = fifth
    rank-single 6 = sixth
    rank-single 7 = seventh
    rank-single 8 = eighth
    rank-single 9 = ninth
    rank-single 10 = tenth
    rank-single 100 = hundredth
    rank-single 1000 = thousandth
    one-word = one
    share : "a" rank-single -> fraction 1 $2
    share : one-word "-"? rank-single -> fraction 1 $3
    share : digits|below-thousand "-"? rank-plural -> fraction $1 $3
    share : digits|below-thousand over-word digits|below-thousand -> fraction $1 $3
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
    half-more : digits|below-thousand "and" share -> add $1 $3
    half-more : digits|below-thousand "and" "half" -> add $1 0.5
    half-more : digits ~vulgar -> add $1 $2
    tenths : ones -> multiply $1 0.1
    hundredths : teens|tens -> multiply $1 0.01
    two-words : tens "-"? ones -> add $1 $3
    hundredths : two-words -> multiply $1 0.01
    decimal-word : small|below-thousand "point" tenths|hundredths -> add $1 $3
    decimal-word : digits "point" digits-tenth -> add $1 $3
    digits-tenth : digits -> multiply $1 0.1
    scaled : digits|below-thousand|half-more|decimal-word scale-word -> multiply $1 $2
    scaled : digits|below-thousand scale-word "and" share -> addScaled $1 $2 $4
    scaled : digits "hundred" -> multiply $1 100
    scaled : digits scale-letter @spaced -> multiply $1 $2
    scaled : "half" "a"? scale-word -> multiply 0.5 $3
    scaled : "a" scale-word -> multiply 1 $2
    scaled : "a" "hundred" -> constant 100
    scaled : "a" "hundred" scale-word -> multiply 100 $3
    scaled : word-number scale-word -> multiply $1 $2
    scaled : scale-word -> multiply 1 $1
    big-word : scaled|word-number
    big-word : scaled "and"|","? below-thousand -> add $1 $3
    big-word : scaled "and"|","? scaled -> add $1 $3
    big-word : scaled "and"|","? scaled "and"? below-thousand -> add $1 $3 $5
    big-word : scaled "and"|","? word-number -> add $1 $3
    plain-number : digits|big-word|share|half-more|decimal-word
    plain-number : digits ~"/" ~digits @spaced -> fraction $1 $3
    plain-number : "minus"|"negative" digits|big-word|decimal-word -> multiply $2 -1
    plain-number : @spaced "-" ~digits -> multiply $2 -1
    dozens : article|digits|below-thousand|hundreds dozen-word -> multiply $1 12
    plain-number : dozens
    some-number : article
    some-number : "half" "a"|"an" -> constant 0.5
    some-number : "a" "half" -> constant 0.5
    some-number : "a" "couple" "of"? -> constant 2
    some-number : "a" "few" -> constant 3
    money : some-number currency-word -> quantity $1 $2
    money : currency-sign plain-number ~scale-letter @spaced -> quantity $2 $1 $3
    money : currency-sign plain-number scale-word -> quantity $2 $1 $3
    money : currency-front ~"."? plain-number -> quantity $3 $1
    money : digits|below-thousand currency-word|currency-code scale-word -> quantity $1 $2 $3
    money : digits|below-thousand ~"-" ~currency-word -> quantity $1 $3
    money : currency-sign ~digits ~scale-letter @spaced -> quantity $2 $1 $3
    hundredth : plain-number|some-number -> multiply $1 0.01
    money : hundredth cent-word -> quantity $1 $2
    coins : plain-number|some-number coin-word -> multiply $1 $2
    money : coins -> quantity $1 dollar
    dollars-part : plain-number currency-word|currency-code -> quantity $1 $2
    dollars-part : currency-sign digits -> quantity $2 $1
    cents-part : plain-number cent-word -> pass $1
    money : dollars-part "and"? cents-part -> quantityCents $1 $3
    money : dollars-part two-digits @clean -> quantityCents $1 $2
    two-digits : minute-digits
    two-digits : tens|teens
    money : "between"|"from" plain-number currency-word? "and"|"to" plain-number currency-word -> quantityRange $2 $5 $6
    money : "between"|"from" currency-sign plain-number "and"|"to" currency-sign? plain-number -> quantityRange $3 $6 $2
    money : plain-number "to" plain-number currency-word -> quantityRange $1 $3 $4
    grand : digits|big-word "grand" -> multiply $1 1000
    money : grand -> quantity $1 dollar
    measurement : some-number measure-word|measure-symbol -> quantity $1 $2
    measurement : small|word-number ~"-" ~measure-word -> quantity $1 $3
    measurement : plain-number "to"|"and" plain-number measure-word|measure-symbol -> quantityRange $1 $3 $4
    measurement : "between"|"from" plain-number measure-word|measure-symbol? "and"|"to" plain-number measure-word|measure-symbol -> quantityRange $2 $5 $6
    measure-part : plain-number measure-word|measure-symbol -> quantity $1 $2
    measure-part : digits ~measure-letter -> quantity $1 $2
    inch-part : digits "in"|"inches"|"inch" -> quantity $1 inch
    measurement : measure-part ","? "and"? measure-part -> quantitySum $1 $4
    measurement : measure-part ","? "and"? inch-part -> quantitySum $1 $4
    measurement : measure-part ","? measure-part ","? "and"? measure-part -> quantitySum $1 $3 $6
    feet-mark : digits ~"'" -> quantity $1 foot
    inches-mark : digits -> quantity $1 inch
    measurement : feet-mark ~inches-mark @spaced -> quantitySum $1 $2
    measurement : "age"|"aged" digits|small -> quantity $2 year_of_age
    found-number : plain-number
    found-ordinal : rank-in-digits|big-rank
    measurement : "age"|"aged" digits|small -> quantity $2 year_of_age
    found-number : plain-number
    found-ordinal : rank-word
    """#
}
