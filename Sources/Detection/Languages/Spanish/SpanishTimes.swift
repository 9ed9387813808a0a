extension SpanishFiles {
  /// Times of day, lengths and zones.
  static let times = #"""
    # Clock times
    hour-word 1 = una
    hour-word 2 = dos
    hour-word 3 = tres
    hour-word 4 = cuatro
    hour-word 5 = cinco
    hour-word 6 = seis
    hour-word 7 = siete
    hour-word 8 = ocho
    hour-word 9 = nueve
    hour-word 10 = diez
    hour-word 11 = once
    hour-word 12 = doce
    zero = cero, zero, 0
    small-hour 12 = 12, doce
    small-hour 1 = 1, una
    small-hour 2 = 2, dos
    small-hour 3 = 3, tres
    small-hour 4 = 4, cuatro
    hm : @notBehind:ratio hour-digits ~":" ~minute-digits -> clock $1 $3
    hms : hour-digits ~":" ~minute-digits ~":" ~minute-digits -> clock $1 $3 $5
    hm-dot : hour-digits ~"." ~minute-digits -> clock $1 $3
    hm-h : hour-digits ~"h" ~minute-digits -> clock $1 $3
    hm-mark : hm|hms|hm-dot|hm-h
    bare : hour-digits -> clock $1
    bare-word : hour-word -> clock $1
    bare-any : bare|bare-word
    minute-number : minute-digits|small
    past : bare-any "y" "media" -> after 30 $1
    past : bare-any "y" "cuarto" -> after 15 $1
    past : bare-any "y" "pico"|"algo" -> pass $1
    past : bare-any "menos" "cuarto" -> before 15 $1
    past : bare-any "menos" minute-number -> before $3 $1
    past-minutes : bare-any "y" minute-number "minutos"|"min"? -> after $3 $1
    past-minutes : bare-any zero small|minute-unit -> after $3 $1
    minute-unit : hour-digits
    past-minutes : bare-word minute-number -> after $2 $1
    past : "un"? "cuarto"|"quarto" "para"|"pa" "las"|"la" bare-any -> before 15 $5
    past : minute-number "minutos"|"min"? "para"|"pa" "las"|"la" bare-any @clean -> before $1 $5
    past : "faltan" minute-number "minutos"? "para" "las"|"la" bare-any -> before $2 $6
    am-mark = am, a.m., a. m., a.m
    pm-mark = pm, p.m., p. m., p.m
    compact-clock : digits3|digits4 -> compact $1
    with-half : bare|bare-word|hm-mark|past|past-minutes am-mark -> am $1
    with-half : bare|bare-word|hm-mark|past|past-minutes pm-mark -> pm $1
    with-half : compact-clock am-mark -> am $1
    with-half : compact-clock pm-mark -> pm $1
    hours : hour-digits ~"h" -> clock $1
    hours : hour-digits "horas"|"hs"|"hrs"|"h" -> clock $1
    hours : hm|hm-dot "horas"|"hs"|"hrs"|"h"
    timed : bare-any|hm-mark|past|past-minutes|hours
    in-part : "de"|"por"|"en"|"a" "la"? -> constant 0
    midnight-hour : small-hour-twelve "de" "la"? "noche" -> constant clock:00:00
    small-hour-twelve = 12, doce
    midday : "12"|"doce" "del" "mediodía"|"día" -> constant clock:12:00
    night-hour : small-hour -> clock $1
    with-half : night-hour "de" "la"? "noche" -> am $1
    with-half : timed in-part "mañana"|"madrugada" @notBefore:mornings -> am $1
    mornings = mañana
    with-half : timed "de" "mañana" "mañana" -> am $1
    with-half : timed in-part "tarde"|"tardecita" -> pm $1
    with-half : timed "del"|"de" "mediodía" -> pm $1
    with-half : timed "de"|"en" "la"? "noche" -> pm $1
    exact-time : midnight-hour|midday
    noon : "el"? "mediodía" -> constant clock:12:00
    noon : "el"? "medio"|"mediado" "día" -> constant clock:12:00
    midnight : "la"? "medianoche" -> constant clock:00:00
    midnight : "la"? "media" "noche" -> constant clock:00:00

    # What is a time by itself
    clock-time : hm|hms|with-half|noon|midnight|exact-time
    clock-time : past @clean
    clock-time : "las"|"la" with-half|hm-mark|past|past-minutes|exact-time|hours
    clock-time : clock-time "en" "punto"
    clock-time : "las"|"la" bare-any "en" "punto"
    clock-time : clock-time "horas"|"hs"|"hrs"|"h"
    clock-time : @start past-minutes @end
    clock-time : @start "las"|"la" bare-any @end
    clock-time : "son"|"eran" "las"|"la" with-half|hm-mark|past|past-minutes|exact-time|hours -> pass $3
    clock-time : "son"|"eran" "las"|"la" bare-any @clean -> pass $3
    one-hour : "1"|"una" -> constant 1
    one-clock : one-hour -> clock $1
    clock-time : "es" "la" one-clock @clean -> pass $3
    late-hour 13 = 13
    late-hour 14 = 14
    late-hour 15 = 15
    late-hour 16 = 16
    late-hour 17 = 17
    late-hour 18 = 18
    late-hour 19 = 19
    late-hour 20 = 20
    late-hour 21 = 21
    late-hour 22 = 22
    late-hour 23 = 23
    clock-time : late-hour "hs" @clean -> clock $1
    clock-time : hour-digits ~"h"
    # What is one behind a word that says so, or beside a day
    loose-time : clock-time
    loose-time : "las"|"la" bare-any @clean
    loose-time : past-minutes|hours|hm-dot|hm-h
    around = pa, a, al, sobre, hacia, desde, hasta, tipo, tipo a, a eso de, cerca de, alrededor de, antes de, después de, despues d, a partir de, como a, para, pasadas, aproximadamente a, a mas tardar a, de, entre
    cued : around "las"|"la" bare-any|past-minutes|hours|hm-dot|hm-h @clean -> pass $3
    cued : around clock-time -> pass $2
    cued : "tipo" bare-any @clean -> pass $2
    cued : around "las"|"la" bare-any "o" "así" -> pass $3
    cued : cued "en" "punto"
    cued : cued "o" "así"
    cued : cued "aproximadamente"|"aprox"|"más" "o" "menos"

    # Parts of the day
    part-of-day : day-part -> dayPart $1
    part-phrase : "por"|"x"|"en"|"a"|"durante" "la" part-of-day -> pass $3
    part-phrase : "de" "la"? part-of-day
    part-phrase : "al" "final" "de" "la" "tarde" -> dayPart lateAfternoon
    part-phrase : "final" "de" "la" "tarde" -> dayPart lateAfternoon
    part-phrase : "a" "primera" "hora" -> dayPart earlyMorning
    part-phrase : "a" "última" "hora" -> dayPart lateAfternoon
    part-phrase : "temprano" -> dayPart earlyMorning
    part-phrase : "a" "mediodía" -> dayPart lunch
    part-phrase : "tarde" "en" "la" "noche" -> dayPart lateNight
    part-phrase : "más" "tarde" "por"|"en" "la" "noche" -> dayPart lateNight
    part-phrase : "más" "tarde" "por"|"en" "la" "tarde" -> dayPart lateAfternoon
    found-part : "por"|"en"|"durante" "la" part-of-day -> pass $3
    found-part : "al" "final" "de" "la" "tarde" -> dayPart lateAfternoon
    today-part : this-word part-of-day -> within $2 this:day
    today-part : "esta" "misma" part-of-day -> within $3 this:day
    today-part : "al"? "final"|"fin" "de" "esta" "tarde" -> within part:lateAfternoon this:day
    today-part : "al"? "final"|"fin" "de" "esta" "mañana" -> within part:lateMorning this:day
    today-part : "más" "tarde" "esta" "tarde" -> within part:lateAfternoon this:day
    today-part : "temprano" "esta" "tarde" -> within part:afternoon this:day
    today-part : "anoche" -> within part:night last:day
    today-part : "antenoche"|"anteanoche" -> within part:night last:day
    meal-word dinner = cena
    meal-word lunch = almuerzo, comida
    meal-word breakfast = desayuno
    meal-time : "a" "la" "hora" "de"|"del" "la"|"el"? meal-word -> dayPart $6

    # Zones
    clock-time : clock-time zone -> zone $1 $2
    clock-time : clock-time "(" zone ")" -> zone $1 $3

    # Lengths
    some 3 = unos, unas, algunos, algunas, pocos, pocas, varios, varias, unos pocos, unas pocas, unos cuantos, unas cuantas
    amount : whole|some
    amount : "un" "par" "de" -> constant 2
    amount : "medio"|"media" -> constant 0.5
    amount : "una" "docena" "de" -> constant 12
    amount : digits ~"/" ~digits -> fraction $1 $3
    amount : whole "y" "medio"|"media" -> add $1 0.5
    length : amount unit -> length $1 $2
    length : digits unit-weak|unit-digits -> length $1 $2
    length : digits ~unit-short -> length $1 $2
    length : amount unit "y" "medio"|"media" -> lengthHalf $1 $2
    length : "hora" "y" "media" -> length 90 unit:minute
    length : "un"|"1"? "cuarto"|"cuartos" "de" "hora" -> length 15 unit:minute
    length : "tres"|"3" "cuartos" "de" "hora" -> length 45 unit:minute
    nights : amount "noche"|"noches"
    length : nights -> length $1 unit:day
    fortnights : amount "quincena"|"quincenas" -> multiply $1 15
    length : fortnights -> length $1 unit:day
    weekends : amount weekend-word -> multiply $1 2
    length : weekends -> length $1 unit:day
    length-part : length
    length : length-part ","? "y"|"con"? length -> lengthSum $1 $4
    hours-part : digits ~"h" -> length $1 unit:hour
    minutes-part : minute-digits -> length $1 unit:minute
    length : hours-part ~minutes-part -> lengthSum $1 $2
    work-length : amount "días" "laborables"|"hábiles"|"laborales" -> workdays $1
    """#
}
