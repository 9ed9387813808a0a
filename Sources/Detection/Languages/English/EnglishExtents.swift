extension EnglishFiles {
  /// Times that reach from now on, up to now, or so long from a time on; and vague ones.
  static let extents = #"""
    # From now on
    stretch : "the"? whole coming-word unit -> stretch $2 1 $4
    stretch : "the"? whole past-word unit -> stretch $2 -1 $4
    stretch : "the"? upcoming-word whole unit -> upcoming $3 $4
    stretch : "the"? whole upcoming-word unit -> upcoming $2 $4
    coming-word = next, coming, following
    past-word = last, past, previous
    stretch : next-word fortnight -> stretch $2 1
    stretch : last-word fortnight -> stretch $2 -1
    fortnight : "fortnight" -> length 14 unit:day
    stretch : next-word work-length -> stretch $2 1
    stretch : last-word work-length -> stretch $2 -1
    within-now : "within" "the"? "next"|"coming"? length|work-length -> shift $4 1
    stretch : within-now -> deadline now $1
    from-now : "from"|"between" now-word "until"|"till"|"til"|"untill"|"to"|"through"|"and"|"-" now-end -> interval now $4
    now-end : day|month|datetime|period|period-part|distance|cued|clock-time|bare-hour|season|yr|day-with-part
    bare-hour : bare|bare-word
    now-word = now, today, right now
    to-now : "between" month|month-name|day|period|year|clock-time|datetime "and" "now"|"today" -> interval $2 now
    to-now : "from"|"since" month|month-name|day|period|year "to"|"till"|"until"|"til" "date"|"now"|"present" -> interval $2 now
    found-time : from-now|to-now
    period-part : "by"|"before"|"until"|"till"|"til" "the"? period-end -> deadline now $3
    period-part : "at" "the"? period-end -> pass $3
    period-end : "end" "of" "the"? period|month|month-name|year|yr|day -> part end $4
    period-end : "end" "of" "the"? unit -> part end $4
    period-end : "eod" -> part end this:day
    period-end : "eod"|"cob" day -> part end $2
    period-part : "eod"|"cob" day -> part end $2
    period-end : "eow" -> part end this:week
    period-end : "eom" -> part end this:month
    period-end : "eoq" -> part end this:quarter
    period-end : "eoy" -> part end this:year
    period-part : "eow" -> part end this:week
    period-part : "eoq" -> part end this:quarter
    period-part : "the"? part-name "of" day -> part $2 $4

    # So long
    lasting : loose-time|datetime|day|cued "for" length -> lasting $1 $3
    lasting : @first h-time "for" length @last -> lasting $1 $3
    lasting : datetime|day|cued|loose-time "," "for" length -> lasting $1 $4
    lasting : "for" length "from"|"starting"|"beginning" "on"|"at"|"from"? day|datetime|cued|clock-time -> lasting $5 $2
    lasting-on : "for" length "from"|"starting"|"beginning" "at"|"from"? loose-time -> lasting $5 $2
    lasting : day lasting-on
    found-time : lasting

    # Later and earlier
    later-word later = later, later in, later on, later on in
    later-word earlier = earlier, earlier in
    period-part : later-word this-period|this-unit -> part $1 $2
    period-part : part-name this-unit -> part $1 $2
    this-unit : this-word unit -> cycle $2 0
    this-unit : next-word unit -> cycle $2 1
    this-unit : last-word unit -> cycle $2 -1
    this-period : "today" -> cycle unit:day 0
    this-period : "the" "day" -> cycle unit:day 0
    this-period : "the" "week" -> cycle unit:week 0
    this-period : "the" "month" -> cycle unit:month 0
    this-period : "the" "year" -> cycle unit:year 0
    found-time : today-early
    today-early : "early" "in" "the" "day" day -> part firstHalf $5
    today-late : "late"|"later" "in" "the" "day" day -> part secondHalf $5
    today-early : today-late

    period-part : "for"|"in" "the" unit-coarse @end -> cycle $3 0
    unit-coarse week = week
    unit-coarse month = month

    # Behind a month, a year
    following : "after" mo -> following $2
    following : "after" month|year|period|period-part -> following $2
    following : "later" "than" month|yr|period -> following $3
    following : "after" yr -> following $2
    following : "after" "the" "year" yr -> following $4
    year : "no"|"not" "later" "than" yr -> pass $4
    year : "earlier" "than" yr -> pass $3
    year : "through"|"thru"|"throughout" yr -> pass $2
    found-time : following

    # Now
    # "not right now", "all I need at the moment" name no time.
    denial = not, need, else, for, want, all, help, anything, thanks
    now-phrase : @notBehind:denial "right"|"just" "now" -> now
    now-phrase : @notBehind:denial "at" "the" "moment" -> now
    now-phrase : @notBehind:denial "at" "this" "time"|"moment" @end -> now
    now-phrase : "at" "the" "present"|"current" "time"|"moment" -> now
    now-phrase : "as" "soon" "as" "possible" -> now
    now-phrase : "asap" -> now
    now-verb = back, meet, leave, start, begin, call, talk
    now-phrase : @behind:now-verb "now" @end -> now
    minute-noun = mark, hand, level, book, of, when, that
    now-phrase : @notBehind:denial "at" "the" "minute" @notBefore:minute-noun -> now
    copula = is
    now-phrase : @behind:copula "now" @end -> now
    now-phrase : @first "now" @last -> now
    found-time : now-phrase

    # Said of a moment: nothing is counted and no time is meant.
    found-nothing : moment-cue "a"|"one"|"1" moment-unit -> constant 0
    found-nothing : @first "one"|"1"|"a" moment-unit -> constant 0
    found-nothing : "in" "a"|"one" "sec"|"second"|"moment" -> constant 0
    found-nothing : "any" "second"|"minute"|"moment"|"day" "now" -> constant 0
    found-nothing : "split"|"every" "second" -> constant 0
    found-nothing : wait-cue "a"|"one" "min"|"minute"|"mo" -> constant 0
    wait-cue = wait, hold on, hang on, just, give me, gimme
    moment-cue = wait, waited, hold on, hang on, hold up, just, gimme, give me, got, have, need, take, spare, for
    moment-unit = sec, second, moment, tick
    # "I second that"
    found-nothing : @behind:seconder "second" -> constant 0
    found-nothing : @start "second" "that"|"this" -> constant 0
    seconder = i, we, ill, d, ll, would, wanna, gonna, also, heartily

    # A timer rings when its time is over.
    timer-word = timer, timers, countdown, alarm
    distance : @behind:timer-word "for" length|short-length -> shift $2 1
    distance : @behind:timer-word "for" long-sum -> shift $2 1
    long-sum : length "," length -> lengthSum $1 $3
    distance : "within" approximately length|work-length|short-length -> shift $3 1
    distance : short-length "later" -> shift $1 1

    # In so many minutes, which are not named
    round-minutes = 5, 10, 15, 20, 25, 30, 40, 45, 50
    distance : "in"|"within" @before:round-minutes few-minutes @end -> shift $2 1
    distance : "in" approximately|"about" @before:round-minutes few-minutes @end -> shift $3 1
    few-minutes : digits -> length $1 unit:minute
    length : amount "more" unit -> length $1 $3
    length : "a" "pair" "of" unit -> length 2 $4
    distance : minus wds "back" -> nthFrom $1 $2 now

    # Whole messages
    day : @first weekday-weak @last -> weekday $1
    day : @first day-digits "/" day-digits @last -> numeric $1 $3
    day : @first day-digits day-digits year-digits4 @last -> numeric $1 $2 $3
    month : @first "march" @last -> month 3
    month : @first year-digits4 "-"|"/" month-digits @last -> ymd $1 $3
    month : year-digits4 ~"-" ~month-digits @clean -> ymd $1 $3
    """#
}
