extension EnglishFiles {
  /// Days with their hours, intervals, distances, repetitions, and what of all that is found in a text.
  static let combined = #"""
    possessive : "'" ~"s" -> constant 0
    wds : wd
    wds : weekday-plural -> weekday $1
    minus : whole -> multiply $1 -1
    # From now
    distance : "in" "about"|"around"|"approximately"|"exactly"|"another"|"the" "next"? length|work-length -> shift $4 1
    approximately-word = about, around, abt, ard, arnd, roughly, approximately, approx, like, maybe, under, just, just under, just over, exactly, another, less than
    approximately : approximately-word
    approximately : approximately-word "~" -> constant 1
    approximately : "~"
    distance : "in" approximately length|work-length|short-length -> shift $3 1
    distance : "in" length|work-length|short-length -> shift $2 1
    several-length : whole "-"|"to"|"or" whole unit -> length $1 $4
    distance : "in"|"within" approximately? several-length -> shift $3 1
    distance : several-length "ago" -> shift $1 -1
    month-length : digits "mon"|"mons" -> length $1 unit:month
    distance : "in" month-length -> shift $2 1
    # "+15min", "-5d"
    distance : @start "+" ~length|short-length -> shift $2 1
    distance : @start "-" ~length|short-length -> shift $2 -1
    distance : now|day|datetime "+" length -> shift $3 1 $1
    distance : now|day|datetime "-" length -> shift $3 -1 $1
    distance : "in"|"within" length|work-length possessive? "time" -> shift $2 1
    distance : length|work-length|short-length "from" "now"|"today" -> shift $1 1
    distance : length|work-length "hence"|"later"|"out" -> shift $1 1
    distance : "after" length -> shift $2 1
    distance : length|work-length|short-length "ago"|"earlier"|"back" -> shift $1 -1
    distance : approximately length|work-length "ago" -> shift $2 -1
    distance : length|work-length "before" "now"|"today" -> shift $1 -1
    distance : length|work-length "from"|"after" day|datetime -> shift $1 1 $3
    distance : length|work-length "before" day|datetime -> shift $1 -1 $3
    one-day : "the" "day" -> length 1 unit:day
    distance : one-day "before" day -> shift $1 -1 $3
    distance : one-day "after"|"following" day -> shift $1 1 $3
    period : "the" "week" "before" day -> nthFrom -1 unit:week $4
    period : "the" "week" "after"|"following" day -> nthFrom 1 unit:week $4
    period : "the" "weekend" "before" day -> nthFrom -1 unit:weekend $4
    period : "the" "weekend" "after"|"following" day -> nthFrom 1 unit:weekend $4
    distance : whole wds "from" "now" -> nthFrom $1 $2 now
    distance : minus wds "ago" -> nthFrom $1 $2 now
    stretch : last-word length -> stretch $2 -1
    stretch : "in"|"over"|"for"|"during" last-word length -> stretch $3 -1
    stretch : next-word|coming-word length -> stretch $2 1
    stretch : "in"|"over"|"for"|"during"|"within" next-word|coming-word length -> stretch $3 1
    now : "right"|"just" "now" -> now
    now : "now" -> now

    # A day with an hour or a part
    weak-day : @notBehind:article weekday-weak -> weekday $1
    # "Sun 8 17:00", "Apr 21 07:33:10", "Tue May 12 17:20:33 2026"
    day-before-clock : wd dom
    day-before-clock : mo dom
    day-before-clock : wd ","? mo dom
    datetime : day-before-clock hm|hms|with-half
    datetime : day-before-clock hm|hms zone? yr
    datetime : day-before-clock zoned
    datetime : day ","? zoned-h
    zoned-h : h-time zone -> zone $1 $2
    day-with-part : weak-day part-of-day
    datetime : clock-time ","|"-"|zone-mark day
    datetime : day zone-mark clock-time
    near-day : weekday-strong|weekday-weak -> weekday $1
    near-day : today -> cycle unit:day 0
    near-day : tomorrow -> cycle unit:day 1
    near-day : tonight
    datetime : near-day ","? "at"|"@"|"by"|"around"|"from"|"till"|"b4"|"before"? compact-five @clean
    datetime : "at"|"@"|"by"|"around"|"b4"|"before"? compact-five near-day -> within $2 $3
    datetime : month-days ","? "at"|"@"|"from" loose-time
    datetime : month-days clock-time
    datetime : day-with-part|today-part ","? cued
    datetime : day-with-part|today-part ","? clock-cue? bare-word "plus"|"ish"? @clean -> within $4 $1
    datetime : weak-day ","? clock-time|cued
    datetime : weak-day "at"|"@"|"from"|"around" loose-time
    datetime : clock-time|cued ","? "on"? weak-day
    datetime-range : weak-day ","? "at"|"from"|":"|"between"? clock-range|loose-range
    datetime-range : day-with-part ","? "at"|"from"|":"|"between"? clock-range|loose-range
    day-range : wd ","? month-days -> pass $3
    day-with-part : "first" "thing" day -> within part:earlyMorning $3
    day-with-part : "early" day -> within part:earlyMorning $2
    day-with-part : "early" day "morning" -> within part:earlyMorning $2
    day-with-part : "late" day "afternoon" -> within part:lateAfternoon $2
    day-with-part : "late" day "night" -> within part:lateNight $2
    today-part : "first" "thing" "in" "the" "morning" -> within part:earlyMorning next:day
    iso-time : hm|hms -> exact $1
    iso-time : hms ~"."|"," ~digits -> exact $1
    iso : numeric-full ~"t" ~iso-time
    iso-compact-day : digits8 -> compactDate $1
    iso-compact-time : compact-clock -> exact $1
    iso : iso-compact-day ~"t" ~iso-compact-time
    iso : numeric-full iso-time
    datetime : numeric-full ~"."|":"|"-" ~iso-time
    datetime : iso
    datetime : iso ~"z" -> zone $1 UTC
    datetime : iso offset|offset-short -> zone $1 $2
    day-with-part : day part-of-day|part-phrase
    day-with-part : day "at"|"over"|"during"|"for"? meal-part
    meal-part : meal -> dayPart $1
    day-with-part : day half-part
    half-part : "am" -> dayPart morning
    half-part : "pm" -> dayPart afternoon
    day-with-part : part-of-day|today-part "of"|"on" day
    day-with-part : "the" part-of-day "of"|"on"? day
    day-with-part : day tonight
    any-day : day|distance
    datetime : day ","? loose-time
    datetime : day ","|"-"|":"? cued
    datetime : day "at"|"@"|"for"|"from"|"by"|"before"|"after"|"around"|"about"|"until"|"till"|"til" loose-time
    datetime : day "(" clock-time ")"
    datetime : day "T"|"t" ~clock-time
    datetime : loose-time|cued ","? "on"|"of"? day
    datetime : clock-time|cued day-with-part
    datetime : day-with-part ","? "at"|"@"|"from"|"around"|"about"|"by"? loose-time
    datetime : loose-time|cued part-phrase
    datetime : loose-time|cued part-of-day
    datetime : loose-time|cued tonight
    clock-in-part : loose-time|cued part-of-day|part-phrase
    datetime : day ","|"at"? clock-in-part
    datetime : part-of-day cued
    day-with-part : "at"|"over"|"during"|"for" meal-part day
    datetime : loose-time "," tonight
    datetime : today-part ","? "at"|"@"|"from"|"around"|"about"|"by"? loose-time
    datetime : loose-time|cued today-part
    datetime : datetime ","? zone -> zone $1 $3
    datetime : loose-time|cued part-phrase "on"? day
    datetime : distance "at"|"@" loose-time
    datetime : clock-time distance
    clock-interval-time : loose-time

    # Intervals
    clock-range : clock-time @spaced "-" @spaced loose-time -> interval $1 $3
    clock-range : clock-time @notBehind:greenwich "-"|"to"|"until"|"till"|"til"|"through"|"thru" loose-time -> interval $1 $3
    clock-range : bare|hm-dot|bare-word "-"|"to"|"until"|"till"|"til"|"through"|"thru" clock-time -> interval $1 $3
    clock-range : @notBehind:counting "from"|"between" loose-time "-"|"to"|"until"|"till"|"til"|"and"|"through" loose-time -> interval $2 $4
    clock-range : bare|bare-word|hm-dot "till"|"til"|"until"|"thru" bare|bare-word|hm-dot @clean -> interval $1 $3
    loose-range : bare|hm-dot|bare-word "-"|"to"|"until"|"till"|"til" bare|hm-dot|bare-word @clean -> interval $1 $3
    clock-range : "from"|"between" bare|hm-dot|bare-word "-" clock-time -> interval $2 $4
    clock-range : "at" bare "-" bare @clean -> interval $2 $4
    clock-range : "btwn"|"betw"|"between"|"btw" loose-time "n"|"&"|"and"|"-" loose-time -> interval $2 $4
    clock-range : clock-range zone -> zone $1 $2
    day-range : day|month|datetime|period|season|day-with-part|year "-"|"to"|"until"|"till"|"til"|"through"|"thru" day|month|datetime|period|season|month-name|day-with-part|year -> span $1 $3
    day-range : "from"|"between" day|month|datetime|period|month-name|season|yr|day-with-part "-"|"to"|"until"|"till"|"til"|"through"|"and" day|month|datetime|period|month-name|season|day-with-part -> span $2 $4
    day-range : "from"|"between" day|month|datetime|period|month-name|season|day-with-part "-"|"to"|"until"|"till"|"til"|"through"|"and" yr -> span $2 $4
    # "from 1990 to 2000 rows" counts rows.
    day-range : "from"|"between" yr "-"|"to"|"until"|"till"|"til"|"through"|"and" yr @notBefore:counted-noun -> span $2 $4
    found-nothing : "from"|"between" year-digits4 "-"|"to"|"and" digits4 @before:counted-noun -> constant 0
    month-end : mo yr?
    month-end : mo "of"|"in" yr
    day-range : "from"|"between" month-end|day|quarter|period-part "-"|"to"|"until"|"till"|"til"|"through"|"and" month-end|day|quarter|period-part -> span $2 $4
    day-range : quarter "-"|"to"|"through" quarter -> span $1 $3
    day-range : datetime ~"/" ~datetime -> interval $1 $3
    day-range : written-day ~"/" ~written-day -> span $1 $3
    written-day : numeric-full|monthday|fulldate
    weak-range : weak-day|near-weekday "-"|"to"|"thru"|"through" wd -> span $1 $3
    near-weekday : weekday-strong -> weekday $1
    day-range : weak-range
    day-range : mo "-"|"to"|"through"|"until" month-end -> span $1 $3
    month-days : mo day-digits "-"|"to"|"through"|"thru"|"and" day-digits -> days $2 $4 $1
    month-days : mo rank-in-digits "-"|"to"|"through"|"thru"|"and" rank-in-digits -> days $2 $4 $1
    month-days : mo rank-in-words "-"|"to"|"through"|"thru" rank-in-words -> days $2 $4 $1
    month-days : day-digits|rank-in-digits|rank-in-words "-"|"to"|"through"|"thru"|"and" day-digits|rank-in-digits|rank-in-words "of"? mo -> days $1 $3 $5
    month-days : mo day-digits ~"/" ~day-digits -> days $2 $4 $1
    month-days : "from"|"between" "the"? rank-in-words "-"|"to"|"till"|"until"|"and"|"through" "the"? rank-in-words "of"? mo -> days $3 $6 $8
    month-days : day-digits|rank-in-digits|rank-in-words "-"|"to"|"through"|"thru"|"and"|"till"|"until" day-digits|rank-in-digits|rank-in-words "of"? mo -> days $1 $3 $5
    month-days : "from"|"between" "the"? day-digits|rank-in-digits "-"|"to"|"and"|"through" "the"? day-digits|rank-in-digits "of"? mo -> days $3 $6 $8
    day-range : month-days
    day-range : month-days ","? yr -> within $1 $3
    day-range : "the" rank-in-digits "-"|"to"|"through" "the"? rank-in-digits -> days $2 $5
    datetime-range : day ","? "at"|"from"|":"|"between"? clock-range|loose-range
    datetime-range : clock-range|loose-range "on"|","? day
    datetime-range : clock-range|loose-range part-phrase
    datetime-range : numeric ","? clock-range
    datetime : numeric "at"|"@" h-time
    datetime-range : today-part clock-range|loose-range
    datetime-range : clock-range|loose-range today-part

    # Parts of periods
    part-name beginning = beginning, start, early
    part-name middle = middle, mid
    part-name end = end, late
    period-part : "the"? part-name "of"|"in"|"-"? "the"? period|month|month-name|year|yr -> part $2 $5
    period-part : "the"? part-name "of"|"in" "the"? unit -> part $2 $5
    period-part : "eod" -> part end this:day
    period-part : "eom" -> part end this:month
    period-part : "eoy" -> part end this:year

    # Repetitions
    weekday-set : weekday-strong|weekday-weak|weekday-plural -> weekdays $1
    weekday-set : weekday-set ","|"and"|"&"|"/" weekday-strong|weekday-weak|weekday-plural -> weekdays $1 $3
    weekday-set : weekday-set "," "and" weekday-strong|weekday-weak|weekday-plural -> weekdays $1 $4
    each = every, each
    weekday-any : weekday-strong|weekday-weak|weekday-plural
    weekday-span : weekday-any "-"|"to"|"thru"|"through" weekday-any -> weekdaysThrough $1 $3
    span-repeat : weekday-span -> everyWeekday $1
    span-repeat : "m" ~"-" ~"f" -> everyWeekday workweek
    repeated : span-repeat ","|":"? "from"|"at"|"between"? clock-range|loose-range|clock-time -> at $1 $4
    repeated : span-repeat cued -> at $1 $2
    repeated : clock-range|loose-range ","? span-repeat -> at $3 $1
    repeat : each span-repeat -> pass $2
    repeat : each unit -> every 1 $2
    repeat : each whole unit -> every $2 $3
    repeat : each whole "weeks"|"wks" "on" weekday-set -> everyWeekday $5 $2
    repeat : each "week" "on" weekday-set -> everyWeekday $4
    one-weekday : weekday-strong -> weekdays $1
    day-repeat : one-weekday -> everyWeekday $1
    part-plural morning = mornings
    part-plural afternoon = afternoons
    part-plural evening = evenings
    part-plural night = nights
    part-plural-time : part-plural -> dayPart $1
    repeated : day-repeat part-plural-time -> at $1 $2
    repeat : each "other"|"second" unit -> every 2 $3
    repeat : each weekday-set -> everyWeekday $2
    repeat : each "other"|"second" weekday-set -> everyWeekday $3 2
    repeat : each "weekday"|"workday" -> everyWeekday workweek
    repeat : each monthday -> everyDay $2
    repeat : each rank weekday-set "of" "the" "month" -> everyNth $2 $3
    repeat : "the"? rank|last-rank weekday-set "of" each "month" -> everyNth $2 $3
    repeat : "daily" -> every 1 unit:day
    repeat : "weekly" -> every 1 unit:week
    repeat : "monthly" -> every 1 unit:month
    repeat : "yearly"|"annually" -> every 1 unit:year
    plural-set : weekday-plural -> weekdays $1
    plural-set : plural-set ","|"and"|"&"|"/" weekday-plural -> weekdays $1 $3
    plural-set : weekday-strong "/"|"and"|"&" weekday-plural -> weekdays $1 $3
    plural-set : plural-set "," "and" weekday-plural -> weekdays $1 $4
    # "I hate mondays" tells of no plan, and "fridays meeting" is that of one Friday.
    repeat : "on" plural-set -> everyWeekday $2
    repeat : @notBehind:feeling plural-set @notBefore:event @notBefore:opinion -> everyWeekday $1
    opinion = suck, sucks, blow, rock, rule
    day-repeat : "weekday" -> everyWeekday workweek
    day-repeat : "weekend" -> everyWeekday weekendDays
    feeling = black, tgi, good, hate, hates, love, loves, loved, like, likes, dread, despise, miss, happy, these, those, such, fucking, damn, loathe, survive
    repeat : "weekdays" -> everyWeekday workweek
    repeat : "on"|"during" "weekdays"|"workdays" -> everyWeekday workweek
    repeat : "on"|"at" "weekends" -> everyWeekday weekendDays
    repeat : @notBehind:feeling "weekends" @notBefore:event -> everyWeekday weekendDays
    repeat : each weekend-word -> everyWeekday weekendDays
    repeat : each "other"|"second" weekend-word -> everyWeekday weekendDays 2
    month-rank : "the"? dom-rank -> pass $2
    repeat : "monthly" "on"|"," month-rank -> everyDay $3
    repeat : "on"? month-rank "of" each "month" -> everyDay $2
    repeat : each month-rank "of" "the" "month" -> everyDay $2
    repeat : "monthly" "on" "the" rank|last-rank weekday-set -> everyNth $4 $5
    repeat : "weekly" "on" weekday-set -> everyWeekday $3
    repeat : "biweekly"|"fortnightly" "on" weekday-set -> everyWeekday $3 2
    repeat : "biweekly"|"fortnightly" -> every 2 unit:week
    repeat : "yearly"|"annually" "on" monthday -> everyDay $3
    repeated : repeat "at"|"@"|"from"|"," loose-time|clock-range -> at $1 $3
    repeated : repeat clock-time|clock-range|cued|loose-range|loose-time -> at $1 $2
    repeated : repeat part-of-day|part-phrase -> at $1 $2
    each-day : each -> every 1 unit:day
    repeated : each-day part-of-day -> at $1 $2
    repeated : clock-time|cued|clock-range|loose-range repeat -> at $2 $1

    # Several to choose from: those that share an hour or a part of the day are one time with as many readings
    hour-choice : bare|bare-word|hm-dot "or" bare|bare-word|hm|hm-dot|with-half|past-clock @clean -> either $1 $3
    hour-choice : hm|with-half "or" bare|bare-word|hm-dot|past-clock @clean -> either $1 $3
    loose-time : hour-choice
    cued : @behind:sense hour-choice
    clock-time : bare "or" with-half -> either $1 $3
    clock-time : bare "or" hm @clean -> either $1 $3
    clock-time : noon|with-half "or" bare|bare-word|hm-dot @clean -> either $1 $3
    month : month-lone @listedBefore:month-strong
    month : @listedBehind:month-strong month-lone
    month-lone : month-weak -> month $1
    # "the 5th or 6th floor"
    found-nothing : "the"? rank-in-digits "or"|"and"|"to"|"-" "the"? rank-in-digits @before:ranked-noun -> constant 0
    ranked-noun = floor, place, time, times, grade, grader, graders, person, period, attempt, year, level, row, street, st, ave, avenue, edition, season, episode, birthday, anniversary, round, base, try, gen, generation, graders, gear, semester
    datetime : weak-day hour-choice
    # "about 7 or 8 people"
    found-nothing : clock-cue|"at" bare|bare-word "or"|"to"|"-" bare|bare-word @notBefore:unit -> constant 0
    cued : clock-cue hour-choice -> pass $2
    cued : "around"|"about"|"by"|"before"|"after"|"at"|"abt" loose-range -> pass $2
    found-duration : several-length
    day-choice : wd "or"|"/" wd -> either $1 $3
    found-time : day-slash
    day-slash : wd ~"/" ~wd -> either $1 $3
    day-choice : today-or-tomorrow "or"|"/" today-or-tomorrow|wd -> either $1 $3
    today-or-tomorrow : today -> cycle unit:day 0
    today-or-tomorrow : tomorrow -> cycle unit:day 1
    datetime : day-choice ","? "at"|"@"|"around"|"by"|"from" loose-time -> within $4 $1
    datetime : day-choice cued|clock-time -> within $2 $1
    datetime : loose-time|cued "on"? day-choice -> within $1 $3
    day-with-part : day-choice part-of-day|part-phrase -> within $2 $1
    dom-choice : dom "or" dom -> either $1 $3
    rank-choice : dom-rank "or" "the"? dom-rank -> either $1 $4
    day : mo-plain dom-choice @clean -> within $2 $1
    day : mo "the"? rank-choice -> within $3 $1
    day : dom-choice mo @clean -> within $1 $2
    day : "the"? rank-choice "of"? mo -> within $2 $4
    day : @notBehind:article weekday-weak @listedBefore:weekday-weak -> weekday $1
    day : @notBehind:article weekday-weak @listedBefore:weekday-strong -> weekday $1
    day : @listedBehind:weekday-weak weekday-weak -> weekday $1
    day : @listedBehind:weekday-strong weekday-weak -> weekday $1
    day : @listedBehind:tomorrow "the"? "day" "after" -> cycle unit:day 2
    # "see you mon then", "wed works": with a small word behind, and none in front that such a verb or a Frenchman has
    weekday-sure 1 = mon
    weekday-sure 3 = wed
    weekday-sure 4 = thu
    day : @notBehind:wedder weekday-sure @end -> weekday $1
    day : @notBehind:wedder weekday-sure @before:after-day -> weekday $1
    after-day = works, work, then, at, is, im, i, pls, please, ok, okay, good, fine, great, instead, for, sounds, after, before, if, would, can, or, maybe, around, evening, afternoon
    wedder = finally, now, once, when, i, he, she, they, we, to, newly, was, were, got, get, be, are, have, ya, hey, yeah, yo, no, cmon, the, a, my, your, our, will, would, who
    day : @behind:free-word weekday-weak @clean -> weekday $1
    free-word = free, busy, available, avail, off, open, closed, due, yes
    found-idiom : "24" ~"/" ~"7" -> constant 0
    found-nothing : "happy" weekday-strong -> constant 0
    cued : @behind:mover "to" loose-time|compact-round @clean -> pass $2
    mover = move, moved, push, pushed, postpone, postponed, reschedule, rescheduled, shift, shifted, delayed, delay
    cued : @behind:meal compact-round @end -> pass $1
    day : @behind:due-word rank-in-digits @clean -> day $1
    due-word = due, until, till, til, by, deadline
    ish-hour 5 = fiveish
    ish-hour 6 = sixish
    ish-hour 7 = sevenish
    ish-hour 8 = eightish
    ish-hour 9 = nineish
    ish-hour 10 = tenish
    ish-hour 11 = elevenish
    cued : ish-hour -> clock $1
    cued : bare-word ~"-" ~"ish"

    # What is found
    found-time : day|period|month|year|distance|stretch|datetime|day-range|datetime-range|period-part|day-with-part|today-part
    found-time : clock-time|cued|clock-range|meal-time
    found-time : after-part
    found-time : day after-part
    found-time : after-part day
    found-time : part-phrase
    found-duration : length
    found-duration : @behind:lasting short-length
    datetime : @start numeric ","? "at"|"@"? clock-time
    datetime : numeric "at"|"@" loose-time
    datetime : numeric ","? clock-time
    found-recurrence : repeat|repeated
    """#
}
