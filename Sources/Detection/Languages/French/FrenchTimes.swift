extension FrenchFiles {
  /// Times of day, lengths and zones.
  static let times = #"""
    # Behind the first ones an hour is a length, and in front of the second ones.
    lasting = dure, durent, duré, durer, durera, dura, pendant, durant, pour, dans, depuis, encore, toutes, les, reste, déjà, total, passé, attendu, attendre, mis, prend, met, mets, en, ces, ai, a, dormi, bossé, travaillé, quelques, environ, des, autre, y, chaque
    trip = de, d, environ, par
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
    hour-mark = h, heures, heure, hrs, heur
    hm : @notBehind:ratio hour-digits ~":" ~minute-digits -> clock $1 $3
    hms : hour-digits ~":" ~minute-digits ~":" ~minute-digits -> clock $1 $3 $5
    hm-dot : hour-digits ~"." ~minute-digits -> clock $1 $3
    bare : hour-digits -> clock $1
    bare-word : small -> clock $1
    hourly : hour-digits hour-mark -> clock $1
    hourly-word : small hour-mark -> clock $1
    any-hour : hourly|hourly-word
    minute-number : minute-digits|hour-digits|small
    hm-h : hour-digits ~"h" ~minute-digits -> clock $1 $3
    hm-h : hour-digits ~"h" ~minute-digits ~"m"|"min"|"mn" -> clock $1 $3
    hm-h : hour-digits ~"h" ~minute-digits ~"m" ~minute-digits ~"s"? -> clock $1 $3 $5
    hm-h : hour-digits "h"|"heures"|"heure" minute-digits -> clock $1 $3
    past : any-hour "et" "demie"|"demi" -> after 30 $1
    past : any-hour "et"|"un"? "quart" -> after 15 $1
    past : any-hour "trois"|"3" "quarts" -> after 45 $1
    past : any-hour "moins" "le"|"un"? "quart" -> before 15 $1
    past : any-hour "moins" minute-number -> before $3 $1
    past : any-hour "et"? small "minutes"? -> after $3 $1
    past : any-hour "et" minute-number "minutes"|"min"|"mn" -> after $3 $1
    past : any-hour "passées"|"passée"
    past : bare|bare-word "et" "demie"|"demi" hour-mark -> after 30 $1
    noon : "midi" -> constant clock:12:00
    midnight : "minuit" -> constant clock:00:00
    twelve : noon|midnight
    past-noon : twelve "et" "demi"|"demie" -> after 30 $1
    past-noon : twelve "et" "quart" -> after 15 $1
    past-noon : twelve "moins" "le"? "quart" -> before 15 $1
    past-noon : twelve "moins" minute-number -> before $3 $1
    past-noon : twelve small|minute-digits @clean -> after $2 $1
    am-mark = am, a.m., a.m, a. m.
    pm-mark = pm, p.m., p.m, p. m.
    pm-glued = p, mp
    compact-clock : digits3|digits4 -> compact $1
    marked : bare|hm|hms|hm-dot|hm-h|any-hour|past
    with-half : marked am-mark -> am $1
    with-half : unpointed pm-mark -> pm $1
    unpointed : bare|hm|hms|hm-h|any-hour|past
    with-half : @before:half-hour-of-day hm-dot pm-mark -> pm $1
    half-hour-of-day = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    with-half : compact-clock am-mark -> am $1
    with-half : compact-clock pm-mark -> pm $1
    with-half : hm|hm-h ~pm-glued -> pm $1
    morning-word = matin, mat, matinée, mat'
    with-half : marked|bare-word "du"|"au"? morning-word -> am $1
    with-half : hourly-small "de" "la" "nuit" -> am $1
    hourly-small : "1"|"2"|"3"|"4"|"5" hour-mark
    with-half : marked|bare-word "du"|"de"? "soir" -> pm $1
    with-half : marked "de"? "l" "'"? afternoon-word -> pm $1
    with-half : marked afternoon-word -> pm $1
    afternoon-word = après-midi, après midi, aprèm, aprem, ap-midi

    # What is a time by itself
    clock-time : hm|hms|with-half|noon|midnight|past-noon
    clock-time : @notBehind:lasting hm-h @notBefore:trip -> pass $1
    clock-time : @start hm-h
    clock-time : past @clean
    clock-time : late-hour "h" @notBefore:trip -> clock $1
    clock-time : @start hourly @clean @notBefore:trip -> pass $1
    clock-time : clock-time "pile"|"précises"|"précise"|"tapantes"|"environ"
    clock-time : "il" "est" any-hour|past|hm-h|clock-time -> pass $3
    # What is one behind a word that says so, or beside a day
    loose-time : clock-time
    loose-time : hourly @notBefore:trip -> pass $1
    loose-time : hm-h|past
    around = à, a, vers, dès, avant, après, autour de, aux alentours de, aux environs de, jusqu'à, jusqu à, à partir de, à environ, vers environ, vers les, sur les, sur les coups de, plus tard que, avant les, pas avant, dans les environs de, depuis
    cued : around any-hour @notBefore:trip -> pass $2
    cued : around clock-time|hm-h|past -> pass $2
    cued : around hm-dot @clean -> pass $2
    cued : cued "pile"|"précises"|"environ"|"max"|"maximum"

    # Parts of the day
    part-of-day : day-part -> dayPart $1
    start-of = début, tout début, le début
    middle-of = milieu, le milieu
    end-of = fin, la fin
    in-the = en, au, à la, à, aux, dans, vers, en tout
    early : start-of "de" "la"? "matinée" -> dayPart startOfMorning
    early : "très"|"plus"? "tôt" "dans"|"en"? "le"|"ce"|"la"? "matin"|"matinée" -> dayPart startOfMorning
    early : "au" "petit" "matin" -> dayPart earlyMorning
    early : "de" "bonne" "heure" -> dayPart startOfMorning
    early : middle-of "de" "la"? "matinée" -> dayPart middleOfMorning
    early : end-of "de" "la"? "matinée" -> dayPart lateMorning
    early : start-of "d"|"de" "l"? "'" afternoon-word -> dayPart afternoon
    early : middle-of "d"|"de" "l"? "'" afternoon-word -> dayPart middleOfAfternoon
    early : end-of "d"|"de" "l"? "'" afternoon-word -> dayPart lateAfternoon
    early : start-of "de" "la"? "soirée" -> dayPart evening
    early : end-of "de" "la"? "soirée" -> dayPart lateNight
    early : "tard" "le"|"dans"? "la"? "soir"|"soirée" -> dayPart lateNight
    early : start-of "de" "la"? "journée" -> dayPart earlyMorning
    early : middle-of "de" "la"? "journée" -> dayPart lunch
    early : end-of "de" "la"? "journée" -> dayPart endOfDay
    early : "après" "le"? "déjeuner" -> dayPart afternoon
    early : "avant" "le"? "déjeuner" -> dayPart lateMorning
    early : "à"|"pour"|"vers"? "l" ~"'" ~"heure" "du" "déjeuner" -> dayPart lunch
    early : "au" "déjeuner"|"dèj"|"dej" -> dayPart lunch
    early : "au"|"pour" "le"? "dîner"|"souper" -> dayPart dinner
    early-phrase : in-the early -> pass $2
    early-phrase : early
    part-phrase : "un" "peu" "plus" "tard" part-phrase -> pass $5
    part-phrase : "plus" "tard" part-phrase -> pass $3
    part-phrase : "dans"|"durant"|"pendant" "la"|"le" part-of-day -> pass $3
    part-phrase : "dans"|"durant"|"pendant"? "l" ~"'" ~part-of-day -> pass $4
    part-phrase : "en" part-of-day -> pass $2
    part-phrase : "dès" "le" part-of-day -> pass $3
    part-phrase : "au" "matin" -> dayPart morning
    part-phrase : early-phrase
    today-part : this-word part-of-day -> within $2 this:day
    today-part : "tôt" this-word "matin" -> within part:earlyMorning this:day
    today-part : "tard" this-word "soir" -> within part:lateNight this:day
    today-part : "ce" "midi" -> within part:lunch this:day

    # Zones
    clock-time : clock-time zone -> zone $1 $2
    clock-time : clock-time @upper zone-after -> zone $1 $2
    clock-time : clock-time "(" zone ")" -> zone $1 $3
    cued : cued zone -> zone $1 $2

    # Lengths
    some 3 = quelques, plusieurs
    amount : whole|some
    amount : "une" "paire" "de" -> constant 2
    amount : "deux" "ou" "trois" -> constant 2
    amount : "un"|"une"? "demi"|"demie" "-"? -> constant 0.5
    amount : "une" "dizaine" "de" -> constant 10
    amount : "une" "quinzaine" "de" -> constant 15
    amount : "une" "vingtaine" "de" -> constant 20
    amount : digits ~"/" ~digits -> fraction $1 $3
    length : @notBehind:ones amount unit -> length $1 $2
    length : digits unit-weak|unit-digits -> length $1 $2
    length : small-one unit-weak -> length $1 $2
    small-one : digits
    length : digits ~unit-short -> length $1 $2
    length : amount unit "et" "demie"|"demi" -> lengthHalf $1 $2
    length : "un"|"1"? "quart" "d" ~"'" ~"heure" -> length 15 unit:minute
    length : "trois"|"3" "quarts" "d" ~"'" ~"heure" -> length 45 unit:minute
    length : "une"? "quinzaine" -> length 15 unit:day
    length : "une"|"1" "heure" "et" "quart" -> length 75 unit:minute
    nights : amount "nuit"|"nuits"
    length : nights -> length $1 unit:day
    length : digits ~"'" @end -> length $1 unit:minute
    length-part : length
    length : length-part ","? "et"? length -> lengthSum $1 $4
    hours-part : digits "h"|"heures"|"heure" -> length $1 unit:hour
    minutes-part : minute-digits -> length $1 unit:minute
    length : hours-part minutes-part -> lengthSum $1 $2
    work-length : amount "jours" "ouvrés"|"ouvrables" -> workdays $1
    """#
}
