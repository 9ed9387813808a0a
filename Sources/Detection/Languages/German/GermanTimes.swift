extension GermanFiles {
  /// Times of day, lengths and zones.
  static let times = #"""
    # Clock times
    with-colon : hour-digits ~":" ~minute-digits -> clock $1 $3
    hm : @notBehind:ratio with-colon -> countedTo24 $1
    hms : hour-digits ~":" ~minute-digits ~":" ~minute-digits -> clock $1 $3 $5
    hm-dot : hour-digits ~"." ~minute-digits -> clock $1 $3
    hm-h : hour-digits ~"h" ~minute-digits -> clock $1 $3
    bare : hour-digits -> clock $1
    bare-word : hour-word -> clock $1
    uhr-word : "ein" -> clock 1
    uhr-word : zero -> clock 0
    o-clock : bare|bare-word|uhr-word|hm|hm-dot|hms "uhr" -> countedTo24 $1
    o-clock-minutes : hour-digits|hour-word "uhr" minute-digits|hour-word @clean -> clock $1 $3
    hour-h : bare "h"
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
    midnight : "mitternacht"|"mitternachts" -> constant clock:00:00
    noon : "12" "mittags" -> constant clock:12:00

    # "halb acht" is 7:30, "viertel acht" is 7:15, "dreiviertel acht" is 7:45.
    some-hour : bare|bare-word|o-clock|midnight
    half-clock : "halb" some-hour -> half $2
    minutes-in-words : hour-word
    minutes : minute-digits|hour-digits|minutes-in-words
    minute-word = minuten, min, minute
    past-clock : half-clock
    past-clock : "viertel" "nach" some-hour -> after 15 $3
    past-clock : "viertel" "vor" some-hour -> before 15 $3
    past-clock : "viertel" some-hour @clean -> before 45 $2
    past-clock : "viertel" bare|bare-word @small @notBefore:counted -> before 45 $2
    past-clock : "dreiviertel" bare|bare-word @small @notBefore:counted -> before 15 $2
    past-clock : "dreiviertel" some-hour @clean -> before 15 $2
    past-clock : "drei" "viertel" some-hour @clean -> before 15 $3
    past-clock : minutes minute-word? "nach" some-hour|half-clock @clean -> after $1 $4
    past-clock : minutes minute-word? "vor" some-hour|half-clock @clean -> before $1 $4

    # What is a time by itself
    part-time : part-noun|part-adverb|part-hours -> dayPart $1
    adverb : part-adverb -> dayPart $1
    noun : part-noun -> dayPart $1
    plain-clock : hm|hms|o-clock|o-clock-minutes|midnight|noon|past-clock|hm-h
    plain-clock : hm|hm-dot ~"h"
    plain-clock : hm|hm-dot "h"
    plain-clock : plain-clock zone -> zone $1 $2
    plain-clock : plain-clock "(" zone ")" -> zone $1 $3
    clock-time : bare|hm|hm-dot "pm" -> pm $1
    clock-time : bare|hm|hm-dot ~"am" -> am $1
    clock-time : hm "nachm"|"nachmittag" -> pm $1
    clock-time : plain-clock
    clock-time : plain-clock|bare|bare-word adverb
    clock-time : plain-clock|bare part-phrase
    clock-time : plain-clock @notBefore:tomorrow noun -> merge $1 $2
    clock-time : plain-clock "frühestens"|"frühstens"|"spätestens"|"pünktlich" -> pass $1
    # What is one behind a word that says so, or beside a day
    loose-time : clock-time
    loose-time : bare @clean
    loose-time : hm-dot @clean
    loose-time : hour-h @clean
    loose-time : bare-word @clean
    at-word = um, gegen
    # "ab 8", "bis 10" are left alone beside what can be counted.
    cued : about? about? at-word about? about? loose-time -> pass $6
    cued : at-word about? bare|bare-word @small @notBefore:counted -> pass $3
    cued : @small "so" clock-time -> pass $2
    cued : "so" at-word about? loose-time -> pass $4
    cued : "ab"|"bis"|"nach"|"vor"|"seit" about? clock-time -> pass $3
    cued : "ab"|"bis" about? "um"? bare|bare-word|hm-dot|hour-h @clean -> pass $4
    cued : "ab"|"bis" about? bare|bare-word @small @notBefore:counted @notBefore:counting -> pass $3
    cued : "ab"|"um"|"gegen" about? hour-h -> pass $3
    cued : "kurz" "vor"|"nach" loose-time -> pass $3
    cued : about clock-time -> pass $2
    cued : about hm-dot @clean -> pass $2
    about-hour : late-hour -> clock $1
    cued : about about-hour ~"h" @end -> pass $2
    cued : at-word about? "kurz" "vor"|"nach" loose-time -> pass $5
    cued : adverb|noun ","? cued|clock-time|clock-range -> merge $1 $3
    found-time : @start about-hour "h" @end -> pass $1

    # Parts of the day
    part-phrase : "am"|"zu"|"zur"|"gegen"|"über"|"vorm" part-noun|part-hours -> dayPart $2
    part-phrase : "in" "der" part-noun -> dayPart $3
    part-phrase : "in" "aller" "früh"|"frühe" -> dayPart earlyMorning
    part-phrase : "am"|"in der" "frühen" part-noun -> dayPart $3
    part-phrase : "am" "späten" part-noun -> dayPart $3
    today-part : this-word part-noun -> dayPart $2
    today-part : last-word "nacht" -> within part:night last:day
    habit-part : part-adverb|part-hours -> dayPart $1

    # Lengths
    compound half-adjective : "halb" ending -> constant 0.5
    amount : whole
    amount : article
    amount : article? "paar" -> constant 2
    amount : "ein" "paar" -> constant 2
    amount : "einige"|"einigen" -> constant 3
    amount : "mehrere"|"mehreren" -> constant 7
    amount : article|"ein"? half-adjective -> constant 0.5
    amount : "anderthalb"|"eineinhalb" -> constant 1.5
    compound amount : digit-word "einhalb" -> add $1 0.5
    amount : whole "einhalb" -> add $1 0.5
    amount : whole "ein"? "halb" -> add $1 0.5
    amount : whole "und" article|"ein" half-adjective -> add $1 0.5
    amount : "dreiviertel" -> constant 0.75
    amount : "drei" "viertel" -> constant 0.75
    amount : "viertel" -> constant 0.25
    amount : digits ~"/" ~digits -> fraction $1 $3
    length : amount unit -> length $1 $2
    length : whole "-"|"bis" length -> pass $3
    length : digits "-" unit -> length $1 $3
    length : digits ~unit-short -> length $1 $2
    length : "ein"|article? part-hour -> length $2 unit:minute
    part-hour 15 = viertelstunde, viertelstündchen
    part-hour 30 = halbestunde, halbstunde
    part-hour 45 = dreiviertelstunde
    length : amount "dutzend" unit -> length 12 $3
    length-part : length
    length : length-part ","? "und"? length -> lengthSum $1 $4
    hours-part : digits ~"h" -> length $1 unit:hour
    minutes-part : minute-digits -> length $1 unit:minute
    length : hours-part ~minutes-part ~"m"|"min" -> lengthSum $1 $2
    work-day-word = werktag, werktage, werktagen, arbeitstag, arbeitstage, arbeitstagen
    work-length : amount work-day-word -> workdays $1
    """#
}
