extension EnglishFiles {
  /// Measures, and what English has of its own in amounts.
  static let quantities = #"""
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
    temperature-word degree = degree, degrees, deg
    temperature-word degree_Celsius = degrees celsius, degree celsius, celsius, degrees c, degree c, deg c, centigrade, degrees centigrade, ° celsius, ° c
    temperature-word degree_Fahrenheit = degrees fahrenheit, degree fahrenheit, fahrenheit, degrees f, degree f, deg f, ° fahrenheit, ° f
    temperature-word kelvin = kelvin, kelvins
    measure-word year_of_age = years old, year old, years of age, year of age, yo, yrs old, y/o, yr old
    measure-word month_of_age = months old, month old, months of age
    measure-word week_of_age = weeks old, week old, weeks of age
    measure-word day_of_age = days old, day old, days of age

    inch-word = in, inch, inches
    inch-cue = over, under, about, approximately, roughly, ca, exactly, only, than, size
    dimension = long, wide, high, tall, thick, deep, across, screen, display, monitor, tv, pipe, tablet, laptop, blade
    range-word = to, through, till, until
    from-word = from, between
    joining-word = and

    measurement : share "of" "a"|"an" unit-name -> quantity $1 $4
    measurement : share "a"|"an"? unit-name -> quantity $1 $3
    part-single : rank-single -> fraction 1 $1
    measurement : part-single "of" "a"|"an" unit-name -> quantity $1 $4
    measurement : "between" plain-number "and" plain-number unit-name -> quantityRange $2 $4 $5
    measurement : "between" measure-part "and" measure-part -> quantityRange $2 $4
    measurement : "between" digits "and" digits letter-unit -> quantityRange $2 $4 $5
    money : "between" plain-number currency-word? "and" plain-number currency-word -> quantityRange $2 $5 $6
    measurement : plain-number "and" plain-number unit-name -> quantityRange $1 $3 $4
    measurement : plain-number "below" "zero" -> quantity $1 degree -1
    measurement : plain-number temperature-word "below" "zero" -> quantity $1 $2 -1
    measurement : "age"|"aged" digits|small -> quantity $2 year_of_age
    money : "between" currency-sign plain-number "and" currency-sign? plain-number -> quantityRange $3 $6 $2
    coins : plain-number|some-number coin-word -> multiply $1 $2
    coins : @first coin-word @last -> pass $1
    money : coins -> quantity $1 dollar
    grand : digits|big-word "grand" -> multiply $1 1000
    money : grand -> quantity $1 dollar
    two-digits : tens|teens|two-words
    found-ordinal : rank-in-digits|big-rank
    found-ordinal : rank-word
    """#
}
