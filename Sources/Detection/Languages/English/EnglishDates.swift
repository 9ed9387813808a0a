extension EnglishFiles {
  /// Days, weeks, months and years.
  static let dates = #"""
    # Parts of a date
    wd : weekday-strong|weekday-weak -> weekday $1
    wd : weekday-strong|weekday-weak ~"." -> weekday $1
    mo : month-strong|month-weak -> month $1
    mo : month-strong|month-weak ~"." -> month $1
    cent : "nineteen" -> constant 1900
    cent : "twenty" -> constant 2000
    cent : "two" "thousand" "and"? -> constant 2000
    year-sum : cent small -> add $1 $2
    year-sum : "two" "thousand" -> constant 2000
    yr : year-sum -> year $1
    dom : day-digits -> day $1
    dom : rank-in-digits|rank-in-words -> day $1
    dom-rank : rank-in-digits|rank-in-words -> day $1
    yr : year-digits4 -> year $1
    buddhist-year : year-digits4 -> add $1 -543
    yr : buddhist-year @upper "be" -> year $1
    small-year : year-digits2|digits3|year-digits4
    christian-year : small-year @upper "ad"|"ce" -> year $1
    christian-year : day-digits @upper "ad"|"ce" -> year $1
    christian-year : small-year "a" ~"." ~"d" ~"."? -> year $1
    christian-year : "ad" small-year -> year $2
    yr-short : "'" ~year-digits2 -> year2 $2
    yr-short : year-digits2 -> year2 $1

    # A day of a month
    monthday : mo-plain "the"? dom
    monthday : mo-plain ~"-"? dom
    monthday : mo "the"? dom-rank
    monthday : mo dom @clean
    monthday : mo ~"-"|"/" ~dom
    monthday : mo "," dom-rank
    monthday : dom-rank ","? mo
    mo-plain : month-strong -> month $1
    mo-plain : month-strong ~"." -> month $1
    monthday : dom "of"? mo @notBefore:road
    monthday : "the" dom-rank "of"? mo
    monthday : dom ~"-"|"/" ~mo
    monthday : dom "day" "of" mo
    monthday : "the" dom-rank "day" "of" mo
    fulldate : mo "the"? dom ","? yr
    fulldate : monthday ","? yr
    fulldate : monthday ","? christian-year
    fulldate : monthday ","? yr-short
    fulldate : monthday "of"|"in" yr
    fulldate : monthday ~"-"|"/" ~yr
    fulldate : monthday ~"-"|"/" ~yr-short
    fulldate : monthday "," "in" yr
    fulldate : yr ~"-"|"/" ~mo ~"-"|"/" ~dom
    fulldate : yr mo dom
    fulldate : mo ~"-"|"/" ~yr ~"-"|"/" ~dom
    fulldate : dom ~"-"|"/" ~yr ~"-"|"/" ~mo
    monthday : @behind:dated month-weak-name ~dom
    month-weak-name : month-weak -> month $1
    day : monthday
    day : fulldate
    day : wd ","|"-"|"."? day-in-month
    day : wd "the" dom-rank
    day : wd ","? dom-rank
    day : wd ","? "the" dom-rank
    day-in-month : monthday
    day-in-month : fulldate
    day : day-in-month ","? wd
    day : this-word day-in-month -> pass $2
    day : day-in-month "(" wd ")"
    day : wd "(" day-in-month ")"

    # In digits
    numeric : day-digits ~"/" ~day-digits -> numeric $1 $3
    numeric-full : day-digits ~"/"|"-"|"." ~day-digits ~"/"|"-"|"." ~year-digits4 -> numeric $1 $3 $5
    numeric-full : day-digits ~"/"|"-" ~day-digits ~"/"|"-" ~year-digits2 -> numeric $1 $3 $5
    # With dots and two digits of a year it may be a version.
    dotted : @notBehind:version day-digits ~"." ~day-digits ~"." ~year-digits2 -> numeric $1 $3 $5
    day : @behind:dated dotted
    day : @start dotted @end
    day : wd ","? dotted
    numeric-full : year-digits4 ~"-" ~month-digits ~"-" ~day-digits -> ymd $1 $3 $5
    numeric-full : year-digits4 ~"/" ~month-digits ~"/" ~day-digits -> ymd $1 $3 $5
    numeric-full : year-digits4 ~"." ~month-digits ~"." ~day-digits -> ymd $1 $3 $5
    numeric-dash : day-digits ~"-" ~day-digits -> numeric $1 $3
    day : numeric-full
    day : wd ","? numeric-full
    day : wd ","? numeric
    day : numeric-cued
    numeric-cued : @behind:dated numeric @clean
    numeric-cued : @start numeric @end
    month : month-digits ~"/" ~year-digits4 -> ymd $3 $1

    # In a list
    joining = and, or, &
    listed : numeric @clean
    listed : year-digits4 @clean -> year $1
    listed : rank-in-digits @clean -> day $1

    # Relative days
    day : "today" -> cycle unit:day 0
    day : today -> cycle unit:day 0
    day : tomorrow -> cycle unit:day 1
    day : yesterday -> cycle unit:day -1
    day : "the"? "day" "after" tomorrow -> cycle unit:day 2
    day : "the"? "day" "before" yesterday -> cycle unit:day -2
    day : weekday-strong -> weekday $1
    day : weekday-strong ~"." -> weekday $1
    day : "since" wd -> relativeWeekday $2 -1
    day : "on"|"by"|"until"|"till"|"from"|"every" weekday-weak -> weekday $2
    day : this-word wd -> relativeWeekday $2 0
    day : next-word wd -> relativeWeekday $2 1
    day : next-word next-word wd -> relativeWeekday $3 2
    day : coming-word wd -> pass $2
    # The weekday's own, written without its apostrophe: "last tuesdays meeting"
    day : this-word weekday-plural -> relativeWeekday $2 0
    day : next-word weekday-plural -> relativeWeekday $2 1
    day : last-word weekday-plural -> relativeWeekday $2 -1
    day : weekday-plural @before:event -> weekday $1
    event = meeting, class, lesson, game, party, exam, test, show, dinner, lunch, session, call, practice, training, match, episode, lecture, appointment, shift, gig, trip, plan, plans, date, quiz, seminar, homework, lab, interview, deadline, event, hangout, rehearsal, breakfast, brunch, drinks, concert, service, talk, workshop, webinar, ride, run, hike, race, movie, barbecue, bbq
    week-name : this-word "week"|"wk" -> cycle unit:week 0
    week-name : next-word "week"|"wk" -> cycle unit:week 1
    week-name : last-word "week"|"wk" -> cycle unit:week -1
    day : week-name ","? "on"? wd -> within $4 $1
    # "a week on Tuesday", "Friday week", "two weeks tomorrow"
    week-count : amount "week"|"weeks"|"wk"|"wks" -> length $1 unit:week
    weeks-after : wd
    weeks-after : today -> cycle unit:day 0
    weeks-after : tomorrow -> cycle unit:day 1
    day : week-count "on"|"from"? weeks-after -> shift $1 1 $3
    one-week : "week" -> constant 1
    one-week-long : one-week -> length $1 unit:week
    day : weeks-after one-week-long @end -> shift $2 1 $1
    workday = weekday, workday, business day, working day
    one-workday : workday -> workdays 1
    day : next-word one-workday -> shift $2 1
    day : last-word one-workday -> shift $2 -1
    day : last-word wd -> relativeWeekday $2 -1
    day : "the"? wd "after" "next" -> relativeWeekday $2 2
    day : wd "next"|"nxt" "week" -> within $1 next:week
    day : wd "after" "next" -> relativeWeekday $1 2
    day : this-word|next-word wd ","|"-"? day-in-month -> pass $4
    day : this-word|next-word wd ","? numeric -> pass $4
    day : wd period
    day : wd weeks-away
    day : weeks-away "on"? wd
    weeks-away : week-distance -> around unit:week $1
    week-length : amount "week"|"weeks"|"wk"|"wks" -> length $1 unit:week
    week-distance : "in" week-length -> shift $2 1
    week-distance : week-length "from" "now"|"today" -> shift $1 1
    week-distance : week-length "ago" -> shift $1 -1
    week-distance : week-length "after"|"from" day -> shift $1 1 $3
    day : wd "of"|"in"|"from" period
    day : period possessive wd
    day : period "on" wd
    day : wd late-day @clean
    day : "on"|"by"|"until"|"till"|"since"|"from" "the" late-day @clean -> pass $3
    monthday : mo-plain dom-word @clean
    fulldate : mo-plain dom-word ","? yr
    dom-word : small -> day $1
    number-cue = number, no, nr, order, id, ref, reference, code, tracking, call, phone, tel, ticket, invoice, account, pin, serial, text
    day : @notBehind:number-cue digits8 @clean -> compactDate $1
    late-number 13 = 13
    late-number 14 = 14
    late-number 15 = 15
    late-number 16 = 16
    late-number 17 = 17
    late-number 18 = 18
    late-number 19 = 19
    late-number 20 = 20
    late-number 21 = 21
    late-number 22 = 22
    late-number 23 = 23
    late-number 24 = 24
    late-number 25 = 25
    late-number 26 = 26
    late-number 27 = 27
    late-number 28 = 28
    late-number 29 = 29
    late-number 30 = 30
    late-number 31 = 31
    late-day : late-number -> day $1
    day : "the" rank-in-digits @clean -> day $2
    day : "on"|"by"|"until"|"till"|"since"|"before"|"after" "the" rank-in-words @end -> day $3
    day : "the"? dom-rank "of"|"in" month-period
    day : dom "of" month-period
    day : "the" day-digits "of" month-period

    # Weeks, months, years
    period : this-word unit -> cycle $2 0
    period : next-word unit -> cycle $2 1
    period : next-word next-word unit -> cycle $3 2
    period : coming-word unit -> cycle $2 1
    period : coming-word weekend-word -> cycle unit:weekend 0
    day : coming-word feast -> feast $2 1
    season : coming-word season-name -> feast $2 1
    month : coming-word mo -> pass $2
    written-as-one next:week = nextweek, nxtweek, nxtwk
    written-as-one next:month = nextmonth, nxtmonth
    written-as-one next:year = nextyear
    written-as-one last:week = lastweek
    written-as-one last:month = lastmonth
    written-as-one last:year = lastyear
    written-as-one this:week = thisweek
    written-as-one this:month = thismonth
    written-as-one this:weekend = thisweekend
    written-as-one next:weekend = nextweekend
    period : written-as-one
    period : last-word unit -> cycle $2 -1
    period : "the" unit "after" "next" -> cycle $2 2
    period : unit "after" "next" -> cycle $1 2
    period : "the"? weekend-word "after" "next" -> cycle unit:weekend 2
    period : this-word weekend-word -> cycle unit:weekend 0
    period : next-word weekend-word -> cycle unit:weekend 1
    period : last-word weekend-word -> cycle unit:weekend -1
    period : this-word|"the" weekend-word -> cycle unit:weekend 0
    period : weekend-one -> cycle unit:weekend 0
    period : "weekends" @before:event -> cycle unit:weekend 0
    period : this-word "season" -> cycle unit:season 0
    period : next-word "season" -> cycle unit:season 1
    period : last-word "season" -> cycle unit:season -1
    month-period : this-word unit -> cycle $2 0
    month-period : next-word unit -> cycle $2 1
    month-period : last-word unit -> cycle $2 -1
    month-period : "the" "month" -> cycle unit:month 0
    month-period : month
    month : mo yr
    month : mo "," yr
    month : mo "of" yr
    month : mo "in" yr
    month : mo years-away
    month : mo "after" "next" -> nthFrom 2 $1 now
    month : mo ~"-"|"/" ~yr
    month : mo-plain year-digits2 -> monthYear $1 $2
    month : mo "'" ~year-digits2 -> ymd $3 $1
    month-name : mo
    month : @notBehind:rank-suffix month-strong -> month $1
    month : "in"|"by"|"until"|"till"|"since"|"during"|"before" mo
    month : this-word mo-plain -> within $2 this:year
    month : this-word @capital mo -> within $2 this:year
    month : this-word mo @end -> within $2 this:year
    month : next-word mo -> nthFrom 1 $2 now
    month : last-word mo -> nthFrom -1 $2 now
    month : mo "of"|"in"? year-period
    year-period : this-word "year" -> cycle unit:year 0
    year-period : next-word "year" -> cycle unit:year 1
    year-period : last-word "year" -> cycle unit:year -1
    year : "in"|"since"|"until"|"by"|"from"|"before"|"after"|"during" year-digits4 @notBefore:counted-noun -> year $2
    year : "year" year-digits4 -> year $2
    quarter : "q" ~hour-digits -> nth $2 unit:quarter this:year
    quarter : "q" ~hour-digits "-"|"/"? yr -> nth $2 unit:quarter $4
    quarter : yr "-"|"/"? "q" ~hour-digits -> nth $4 unit:quarter $1
    quarter : "the"? rank "quarter"|"qtr" -> nth $2 unit:quarter this:year
    quarter : "the"? rank "quarter"|"qtr" "of"|"in"|","? yr -> nth $2 unit:quarter $5
    quarter : "h" ~hour-digits "-"|"/"? yr -> nth $2 unit:half $4
    fiscal-year : "fy" ~year-digits2 -> year2 $2
    fiscal-year : "fy" "-"|"'"? year-digits4 -> year $3
    fiscal-year : "fy" ~"'" ~year-digits2 -> year2 $3
    year : fiscal-year
    quarter : "q" ~hour-digits ","? fiscal-year -> nth $2 unit:quarter $4
    quarter : "fiscal" "q" ~hour-digits -> nth $3 unit:quarter this:year
    period : quarter
    # "spring" and "fall" are verbs, and the others say what a thing is for ("a summer dress").
    season : "in"|"by"|"until"|"till"|"since"|"during"|"before"|"after"|"the" season-name|season-weak @clean -> feast $2
    season : season-noun @clean -> feast $1
    season : this-word season-name|season-weak -> feast $2 0
    season : next-word season-name|season-weak -> feast $2 1
    season : last-word season-name|season-weak -> feast $2 -1
    season-time : season-name|season-weak -> feast $1
    season : season-time "of"|"in"? yr
    season : season-time "of"|"in"? year-period
    period : season

    # Ranks
    day : "the"? rank|last-rank wd "of"|"in" longer -> nth $2 $3 $5
    day : "the"? rank|last-rank "day" "of"|"in" longer -> nth $2 unit:day $5
    period : "the"? rank|last-rank unit "of"|"in" longer -> nth $2 $3 $5
    longer : month-period
    longer : month-name
    longer : period
    longer : yr
    longer : year
    day : "the"? rank wd "after" day -> nthFrom $2 $3 $5
    """#
}
