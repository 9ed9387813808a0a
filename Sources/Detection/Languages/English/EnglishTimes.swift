extension EnglishFiles {
  /// Times of day, lengths and zones.
  static let times = #"""
    # Clock times
    hour-word : ones|teens
    hour-number : hour-digits
    minute-number : minute-digits
    minute-word : teens|tens|small
    hm : @notBehind:ratio hour-padded ~":" ~minute-digits @notBefore:ratio -> padded $1 $3
    hm : @notBehind:ratio hour-digits ~":" ~minute-digits @notBefore:ratio -> clock $1 $3
    hms : @notBehind:ratio hour-padded ~":" ~minute-digits ~":" ~minute-digits -> padded $1 $3 $5
    hms : @notBehind:ratio hour-digits ~":" ~minute-digits ~":" ~minute-digits -> clock $1 $3 $5
    hm-dot : hour-digits ~"." ~minute-digits -> clock $1 $3
    hm-h : hour-digits ~"h" ~minute-digits -> clock $1 $3
    bare : hour-digits -> clock $1
    bare-word : hour-word -> clock $1
    meridiem-am : am-word
    meridiem-am : am-word ~"." ~"m" ~"."
    meridiem-am : am-word ~"." ~"m"
    meridiem-am : "a" "m"
    meridiem-pm : pm-word
    meridiem-pm : pm-word ~"." ~"m" ~"."
    meridiem-pm : pm-word ~"." ~"m"
    meridiem-pm : "p" "m"
    with-half : bare|bare-word|hm|hm-dot|hms "am" -> am $1
    with-half : bare|bare-word|hm|hm-dot|hms "pm" -> pm $1
    with-half : @notBehind:counted bare|hm|hm-dot ~"a" @spaced @clean -> am $1
    with-half : @notBehind:counted bare|hm|hm-dot ~"p" @spaced @clean -> pm $1
    with-half : bare|hm|hm-dot "a" ~"." ~"m" ~"." -> am $1
    with-half : bare|hm|hm-dot "p" ~"." ~"m" ~"." -> pm $1
    with-half : bare|hm|hm-dot "a" ~"." ~"m" -> am $1
    with-half : bare|hm|hm-dot "p" ~"." ~"m" -> pm $1
    with-half : bare|hm "a" "." "m" "." -> am $1
    with-half : bare|hm "p" "." "m" "." -> pm $1
    am-mark : "am" -> constant 1
    am-mark : "a" ~"." ~"m" ~"." -> constant 1
    am-mark : "a" ~"." ~"m" -> constant 1
    am-mark : "a" "m" -> constant 1
    pm-mark : "pm" -> constant 1
    pm-mark : "p" ~"." ~"m" ~"." -> constant 1
    pm-mark : "p" ~"." ~"m" -> constant 1
    pm-mark : "p" "m" -> constant 1
    half-clock : hm-word|compact-clock|o-clock|past-clock|bare-word
    with-half : half-clock am-mark -> am $1
    with-half : half-clock pm-mark -> pm $1
    with-half : bare|hm am-mark -> am $1
    with-half : bare|hm pm-mark -> pm $1
    half-letter : bare|hm ~"a" @end -> am $1
    half-letter : bare|hm ~"p" @end -> pm $1
    cued : "at"|"@"|"from"|"by"|"until" half-letter
    # "seven thirty", "four twenty-three", "ten oh five"
    two-figures : teens|tens
    two-figures : tens "-"? ones -> add $1 $3
    two-figures : "oh"|"o" ones -> pass $2
    hm-word : hour-word "-"? two-figures -> clock $1 $3
    loose-time : hm-word @clean
    cued : "later"|"earlier" "than" loose-time -> pass $3
    cued : "no"|"not" "later"|"earlier" "than" loose-time -> pass $4
    # As the French write it: "16h", "15h30"
    h-clock : hour-digits ~"h" -> clock $1
    h-clock : hm-h
    h-time : h-clock -> exact $1
    cued : "at"|"@"|"by"|"before"|"after"|"until"|"till"|"til"|"around"|"about"|"from"|"since" h-time
    clock-range : h-time "-"|"to"|"until"|"till" h-time -> interval $1 $3
    clock-range : "from"|"between" h-time "-"|"to"|"until"|"till"|"and" h-time -> interval $2 $4
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
    clock-time : @first late-hour ~"h" ~minute-digits @last -> clock $1 $3
    # Digits in one, and apart
    compact4 : digits4|digits3 -> compact $1 15
    cued : "at"|"@"|"by"|"before"|"after"|"until"|"till"|"til"|"around"|"about"|"from"|"since" compact4 @clean
    loose-time : compact-clock ~"ish"
    in-four : digits4 -> compact $1
    full-compact : in-four -> exact $1
    compact-range : full-compact "-"|"to"|"till"|"until" full-compact @clean -> interval $1 $3
    compact-range : full-compact "and" full-compact @clean -> interval $1 $3
    clock-range : "between" compact-range -> pass $2
    cued : "at"|"@" hour-digits minute-digits @clean -> clock $2 $3
    clock-range : "later"|"after" "than"? clock-time "but"|"and"|"," "before" loose-time -> interval $3 $6
    clock-range : "from" loose-time "untill" loose-time -> interval $2 $4
    with-half : o-clock "am" -> am $1
    with-half : o-clock "pm" -> pm $1
    compact-clock : digits3|digits4 -> compact $1
    with-half : compact-clock "am" -> am $1
    with-half : compact-clock "pm" -> pm $1
    exact-clock : digits4 "hrs"|"hours"|"h" -> compact $1
    o-clock : bare|bare-word "o" ~"'" ~"clock"
    o-clock : bare|bare-word "'" "o" "clock"
    o-clock : bare|bare-word "o" "clock"
    o-clock : bare|bare-word "o" ~"""|"`" ~"clock"
    o-clock : bare|bare-word "oclock"
    o-clock : bare|bare-word "o" ~"-" ~"clock"
    noon : "noon"|"midday" -> constant clock:12:00
    noon : "12" "noon"|"noontime"|"midday" -> constant clock:12:00
    noon : "12" ~"nn"|"noonish" -> constant clock:12:00
    midnight : "midnight" -> constant clock:00:00
    midnight : "midnite"|"midnyt" -> constant clock:00:00
    midnight : "12" "midnight"|"midnite" -> constant clock:00:00
    midnight : "12" ~"mn" -> constant clock:00:00
    past-clock : small|hour-digits|minute-digits "past"|"after" bare|bare-word|noon|midnight|o-clock -> after $1 $3
    minute-count : small|hour-digits|minute-digits
    past-clock : minute-count "minutes"|"mins"|"min" "past"|"after" bare|bare-word|noon|midnight -> after $1 $4
    past-clock : small|minute-digits "to"|"before"|"till"|"til" bare-word|noon|midnight -> before $1 $3
    past-clock : word-minutes "to"|"before"|"till"|"til" bare -> before $1 $3
    past-clock : minute-count "minutes"|"mins"|"min" "to"|"before"|"till"|"til" bare|bare-word|noon|midnight -> before $1 $4
    word-minutes 5 = five
    word-minutes 10 = ten
    word-minutes 20 = twenty
    word-minutes 25 = twenty-five, twenty five
    past-clock : "a"? "quarter" "past"|"after" bare|bare-word|noon|midnight|o-clock -> after 15 $4
    past-clock : "a"? "quarter" "to"|"before"|"till"|"til"|"of" bare|bare-word|noon|midnight|o-clock -> before 15 $4
    past-clock : "half" "past"|"after" bare|bare-word|noon|midnight|o-clock -> after 30 $3
    past-clock : "half" bare|bare-word @clean -> half $2
    past-clock : "half" with-half -> half $2
    with-half : past-clock "am" -> am $1
    with-half : past-clock "pm" -> pm $1

    # What is a time by itself
    clock-time : hm|hms|with-half|o-clock|noon|midnight|past-clock|exact-clock
    clock-time : clock-time ~"ish"
    clock-time : clock-time ~"-" ~"ish"
    clock-time : clock-time "ish"
    clock-time : clock-time "sharp"|"exactly"|"approximately"
    # What is one behind a word that says so, or beside a day
    loose-time : clock-time
    loose-time : bare @clean
    loose-time : bare ~"ish"
    loose-time : bare ~"-" ~"ish"
    cued : bare ~"-" ~"ish"
    cued : bare|hm-dot "onwards"|"onward"|"latest"|"sharp"
    loose-time : bare "ish"
    loose-time : hm-dot @clean
    loose-time : hm-h
    loose-time : bare-word @clean
    cued : "at"|"@" approximately? loose-time -> pass $3
    clock-cue = by, before, b4, bfr, bfore, befor, after, aft, until, untill, till, til, around, arnd, ard, about, abt, from, frm, since, circa, latest, earliest
    compact-five : digits3|digits4 -> compactFive $1
    compact-round : compact-five -> notWholeHour $1
    compact-short : digits3 -> compactFive $1
    compact-short-round : compact-short -> notWholeHour $1
    cued : "at"|"@" approximately? compact-round @clean -> pass $3
    cued : clock-cue compact-short-round @clean -> pass $2
    loose-time : bare ~"+"
    cued : clock-cue bare ~"+" -> pass $2
    cued : @notBehind:counting clock-cue bare @clean -> pass $2
    cued : clock-cue approximately bare @clean -> pass $3
    loose-time : bare|bare-word|hm-dot|clock-time part-phrase
    cued : clock-cue hm-dot @clean -> pass $2
    cued : "at"|"@"|clock-cue "the"? part-of-day loose-time -> within $4 $3
    cued : @start part-of-day bare|bare-word @end -> within $2 $1
    cued : bare ~"ish"
    cued : bare-word "ish"

    # Parts of the day
    part-of-day : day-part|morning-part -> dayPart $1
    part-phrase : "in" "the" part-of-day -> pass $3
    part-phrase : "in" part-of-day -> pass $2
    part-phrase : "at" "night" -> dayPart night
    part-phrase : "in" "the" "am" -> dayPart morning
    part-phrase : "in" "the" "pm" -> dayPart afternoon
    after-part : "after" after-what -> dayPart $2
    today-part : next-word|"tomorrow" part-of-day -> within $2 next:day
    today-part : last-word|"yesterday" part-of-day -> within $2 last:day
    part-phrase : "during" "the" part-of-day -> pass $3
    part-phrase : "this" part-of-day -> within $2 this:day
    tonight : tonight-word -> constant part:tonight
    today-part : "this" part-of-day -> within $2 this:day
    today-part : tonight-word -> within part:tonight this:day
    today-part : "late" tonight-word -> within part:lateNight this:day
    today-part : "last" "night"|"nite" -> within part:night last:day
    today-part : "yesterday" "night" -> within part:night last:day
    meal-time : "at" meal -> dayPart $2
    meal-time : "over"|"during"|"for" meal -> dayPart $2

    # Zones
    clock-time : clock-time zone -> zone $1 $2
    clock-time : clock-time "(" zone ")" -> zone $1 $3
    clock-time : clock-time zone-side @clean -> zone $1 $2

    # Lengths
    amount : whole
    amount : "a"|"an" -> constant 1
    amount : "a"? "couple" "of"? -> constant 2
    amount : "a"? "few" -> constant 3
    amount : "several" -> constant 7
    amount : "half" "a"|"an"? -> constant 0.5
    amount : "a" "half" -> constant 0.5
    amount : whole "and" "a"|"an"? "half" -> add $1 0.5
    quarters 0.25 = a quarter, one quarter, quarter
    quarters 0.5 = two quarters, two quarter
    quarters 0.75 = three quarters, three quarter
    amount : whole "and" quarters "of"? -> add $1 $3
    amount : "quarter" "of" "an"|"a" -> constant 0.25
    amount : "a" "quarter" "of" "an"|"a" -> constant 0.25
    amount : "three" "-"? "quarters" "of" "an"|"a" -> constant 0.75
    amount : digits ~"/" ~digits -> fraction $1 $3
    amount : "a"|"an"|"one" "dozen" -> constant 12
    length : amount "-"? unit -> length $1 $3
    length : digits "-"? unit-weak -> length $1 $3
    half-digits : digits ~"/" ~digits -> fraction $1 $3
    length : half-digits unit-short -> length $1 $2
    length : hours-only "and"? bare-minutes @clean -> lengthSum $1 $3
    hours-only : whole "hour"|"hours"|"hr"|"hrs" -> length $1 unit:hour
    bare-minutes : minute-digits|small -> length $1 unit:minute
    length : digits ~"h" -> length $1 unit:hour
    short-length : digits ~unit-short -> length $1 $2
    short-hours : digits "h"|"hr"|"hrs" -> length $1 unit:hour
    # From the coarse to the fine, so that "1h 1h 1h" is not tried in every way.
    unit-fine minute = m
    unit-fine second = s
    unit-rough year = y
    unit-rough week = w
    unit-rough day = d
    fine-length : digits ~unit-fine -> length $1 $2
    rough-length : digits ~unit-rough -> length $1 $2
    short-pair : short-hours|fine-length fine-length -> lengthSum $1 $2
    short-pair : rough-length rough-length|short-hours|fine-length -> lengthSum $1 $2
    length : short-pair
    length : short-length short-pair -> lengthSum $1 $2
    length : digits "h" -> length $1 unit:hour
    length : amount unit "and" "a" "half" -> lengthHalf $1 $2
    length : amount unit "and" "half" @clean -> lengthHalf $1 $2
    fortnight-days : amount "fortnight"|"fortnights" -> multiply $1 14
    length : fortnight-days -> length $1 unit:day
    length : length-part ","? "and"? short-length -> lengthSum $1 $4
    length-part : length
    length : length-part ","? "and"? length -> lengthSum $1 $4
    hours-part : digits ~"h" -> length $1 unit:hour
    minutes-part : minute-digits -> length $1 unit:minute
    length : hours-part ~minutes-part -> lengthSum $1 $2
    work-length : amount "business"|"working"|"work" "day"|"days" -> workdays $1
    work-length : amount "weekdays"|"workdays" -> workdays $1
    """#
}
