extension GermanFiles {
  /// Days, weeks, months and years.
  static let dates = #"""
    # Parts of a date
    the = der, die, das, den, dem, des
    wd-weak : weekday-weak -> weekday $1
    wd-weak : weekday-weak ~"." -> weekday $1
    wd-weak : @capital weekday-so -> weekday $1
    wd-weak : weekday-so ~"." -> weekday $1
    wd-strong : weekday-strong -> weekday $1
    wd : wd-strong|wd-weak
    led-wd : wd
    led-wd : "am"|"ab"|"bis"|"vom"|"seit"|"zum" wd-weak -> pass $2
    mo-strong : month-strong -> month $1
    mo-strong : month-strong ~"." -> month $1
    mo : mo-strong
    mo : month-weak -> month $1
    mo : month-weak ~"." -> month $1
    dom : day-digits -> day $1
    dom : rank-with-dot|rank-in-digits|rank-in-words -> day $1
    dom-rank : rank-with-dot|rank-in-digits|rank-in-words -> day $1
    month-rank : rank-in-words -> month $1
    yr : year-digits4 -> year $1
    yr-short : "'" ~year-digits2 -> year2 $2
    yr-short : year-digits2 @clean -> year2 $1

    # A day of a month
    monthday : dom mo
    monthday : dom ~"-"|"/" ~mo
    monthday : mo dom @clean
    monthday : mo ~"-" ~dom
    monthday : dom-rank "im" mo
    fulldate : monthday ","? yr
    fulldate : mo day-digits-only ","? yr
    day-digits-only : day-digits -> day $1
    fulldate : monthday yr-short
    fulldate : monthday ~"-"|"/" ~yr
    fulldate : yr ~"-"|"/" ~mo ~"-"|"/" ~dom
    fulldate : yr ~"-"|"/" ~dom ~"-"|"/" ~mo
    fulldate : mo ~"-"|"/" ~yr ~"-"|"/" ~dom
    fulldate : dom ~"-"|"/" ~yr ~"-"|"/" ~mo
    # Years of our era
    era = n. chr., n. chr, n.chr., n.chr, nach christus, nach christi geburt, u. z., u.z., n. u. z., n.u.z., nchr, n. d. z., uz, nuz, nc, ndz, dgz, ndgz, d.g.z., d. g. z.
    old-year : digits era -> year $1
    fulldate : monthday old-year
    before-era = v. chr., v. chr, v.chr., v.chr, vor christus, vor christi geburt, v. u. z., v.u.z.
    found-nothing : monthday digits before-era -> constant 0
    found-nothing : digits ~"."? mo yr? -> constant 0
    day-in-month : monthday
    day-in-month : fulldate
    day-in-month : numeric
    day-in-month : numeric-full
    day : day-in-month
    day : "bis"|"ab"|"um"|"gegen" about? day-in-month -> pass $3
    day : led-wd ","? "den"|"der"|"dem"|"am"? day-in-month -> merge $1 $4
    day : led-wd ","|"-"? "den"|"der"|"dem"? dom-rank @clean -> merge $1 $4
    day : led-wd ","? "den"|"der"|"dem"? dom-rank month-rank -> merge $1 $4 $5
    day : "am"|"den" dom-rank month-rank -> merge $2 $3
    day : "am"|"den" dom-rank ~"/"|"." ~month-number ~"."? -> merge $2 $4
    day : day-in-month "(" wd ")"
    day : day-in-month ","? wd-strong
    month-number : month-digits -> month $1

    # In digits; with a point the day always comes first.
    numeric : @notBehind:chapter day-digits ~"." ~month-digits ~"." -> ymd any $3 $1
    numeric : @behind:dated day-digits ~"." month-digits ~"." -> ymd any $3 $1
    numeric : @behind:dated day-digits ~"." ~month-digits @clean -> ymd any $3 $1
    numeric-full : day-digits ~"." ~month-digits ~"." ~year-digits4 -> ymd $5 $3 $1
    numeric-full : day-digits ~"." ~month-digits ~"." ~year-digits2 -> ymd $5 $3 $1
    numeric-full : day-digits ~"." month-digits ~"." year-digits4 -> ymd $5 $3 $1
    numeric-full : day-digits ~"/"|"-" ~day-digits ~"/"|"-" ~year-digits4 -> numeric $1 $3 $5
    numeric-full : day-digits ~"/"|"-" ~day-digits ~"/"|"-" ~year-digits2 -> numeric $1 $3 $5
    numeric-full : year-digits4 ~"-" ~month-digits ~"-" ~day-digits -> ymd $1 $3 $5
    numeric-full : year-digits4 ~"/" ~month-digits ~"/" ~day-digits -> ymd $1 $3 $5
    numeric-full : year-digits4 ~"." ~month-digits ~"." ~day-digits -> ymd $1 $3 $5
    slashed : day-digits ~"/" ~day-digits -> numeric $1 $3
    day : @behind:dated slashed @clean
    day : led-wd ","? "den"? slashed -> merge $1 $4
    day : @start slashed @end
    wd-numeric : day-digits ~"." ~month-digits -> ymd any $3 $1
    day : led-wd ","? "den"|"der"|"dem"? wd-numeric @clean -> merge $1 $4
    month : month-digits ~"/" ~year-digits4 -> ymd $3 $1
    month : month-digits ~"." ~year-digits4 -> ymd $3 $1

    # Relative days
    day : today -> cycle unit:day 0
    day : tomorrow -> cycle unit:day 1
    day : day-number -> cycle unit:day $1
    day : wd-strong
    day : @start weekday-weak ~"." @end -> weekday $1
    day : "am"|"ab"|"bis"|"kommenden"|"nächsten"|"jeden"|"diesen"|"letzten"|"vom"|"seit" weekday-weak -> weekday $2
    day : "am"|"ab"|"bis" @capital weekday-so -> weekday $2
    day : "seit" wd -> relativeWeekday $2 -1
    day : this-word wd -> relativeWeekday $2 0
    day : next-word wd -> relativeWeekday $2 1
    day : coming-word wd -> nthFrom 1 $2 now
    day : after-next-word wd -> nthFrom 2 $2 now
    day : last-word wd -> relativeWeekday $2 -1
    day : before-last-word wd -> nthFrom -2 $2 now
    day : wd "nach" "dem"|"den" next-word -> nthFrom 2 $1 now
    day : wd-strong "der"|"in"|"von"? week-period -> merge $1 $3
    day : week-period ","? "am"? wd -> merge $1 $4
    day : "am"|"zum"|"vom"|"den" rank-with-dot|rank-in-digits @clean @notBefore:ranked -> day $2
    day : "am"|"vom"|"den" rank-with-dot|rank-in-digits @small @notBefore:ranked -> day $2
    day : "am" rank-with-dot @notBefore:ranked -> day $2
    day : "am"|"zum"|"vom"|"den" rank-in-words @end -> day $2
    day : "am"? dom-rank month-genitive -> merge $2 $3
    month-genitive : this-word|next-word|coming-word|last-word "monats" -> cycle unit:month $1
    month-genitive : "des" "monats" -> cycle unit:month 0

    # Weeks, months, years
    week-period : this-word "woche" -> cycle unit:week 0
    week-period : next-word|coming-word|last-word|after-next-word|before-last-word "woche" -> cycle unit:week $1
    period : this-word unit-one -> cycle $2 0
    period : next-word|coming-word|last-word|after-next-word|before-last-word unit-one -> cycle $2 $1
    period : "heuer" -> cycle unit:year 0
    weekend : this-word|"am"|"übers"|"fürs" "we" -> cycle unit:weekend 0
    weekend : next-word|coming-word|last-word "we" -> cycle unit:weekend $1
    decade : year-digits2 ~"er" "jahre"|"jahren" -> era $1 unit:decade
    decade : "den" year-digits2 ~"ern" -> era $2 unit:decade
    compound decade-number : tens "er" -> pass $1
    decade : decade-number "jahre"|"jahren" -> era $1 unit:decade
    period : decade
    weekend : this-word|"am"|"übers"|"das"|"fürs"|"zum"|"dem" weekend-word -> cycle unit:weekend 0
    weekend : "das"|"dem"|"am"? next-word|coming-word|last-word|after-next-word|before-last-word weekend-word -> cycle unit:weekend $2
    period : weekend
    work-week = arbeitswoche
    period : "unter"|"während" "der" "woche" -> workweek this:week
    period : this-word work-week -> workweek this:week
    period : next-word|coming-word work-week -> workweek next:week
    period : last-word work-week -> workweek last:week
    year-period : this-word "jahr"|"jahres" -> cycle unit:year 0
    year-period : next-word|coming-word|last-word|after-next-word|before-last-word "jahr"|"jahres" -> cycle unit:year $1
    month : mo yr
    month : mo "," yr
    month : mo ~"-"|"/" ~yr
    month : mo "'" ~year-digits2 -> ymd $3 $1
    month-name : mo
    month : month-strong -> month $1
    month : "im"|"ab"|"bis"|"seit" mo
    month : this-word mo -> within $2 this:year
    month : next-word|coming-word|last-word mo -> pass $2
    month : "im"? mo year-period -> merge $2 $3
    month : year-period "im" mo -> merge $1 $3
    year : "in"|"seit"|"ab"|"bis"|"von" yr @clean -> pass $2
    year : "jahr"|"jahre"|"jahres" yr -> pass $2
    week-number : day-digits|digits
    week-name = kw, kalenderwoche
    period : week-name ~"."? week-number -> nth $3 unit:week this:year
    period : week-name ~"."? week-number "/"|"in"|"im"? yr -> nth $3 unit:week $5
    period : rank-with-dot|rank-in-words week-name -> nth $1 unit:week this:year
    period : rank-with-dot|rank-in-words week-name yr -> nth $1 unit:week $3
    quarter : "q" ~hour-digits -> nth $2 unit:quarter this:year
    quarter : "q" ~hour-digits "-"|"/"? yr -> nth $2 unit:quarter $4
    period : quarter
    period : rank "quartal"|"quartals" -> nth $1 unit:quarter this:year
    period : rank "quartal"|"quartals" "in"|"im"|"des"? yr|year|year-period -> nth $1 unit:quarter $4
    period : rank "halbjahr"|"halbjahres" -> nth $1 unit:half this:year
    period : rank "halbjahr"|"halbjahres" "in"|"im"|"des"? yr|year|year-period -> nth $1 unit:half $4

    # Feasts and seasons
    feast-day : feast -> feast $1
    found-nothing : wish tomorrow|feast|weekend-word|part-noun|weekday-strong|weekday-with-part -> constant 0
    found-nothing : @start @capital tomorrow "!"|"," -> constant 0
    found-nothing : title month-strong -> constant 0
    found-nothing : noun-before @capital tomorrow -> constant 0
    found-nothing : adjective-before tomorrow -> constant 0
    found-nothing : @start tomorrow greeted -> constant 0
    day : feast-day
    day : this-word feast -> feast $2 0
    day : next-word|coming-word feast -> feast $2 1
    day : last-word feast -> feast $2 -1
    day : feast-day ","? yr
    day : feast-day "im"|"in"? yr|year|year-period -> merge $1 $3
    season : "im"|"ab"|"bis"|"seit" season-name -> feast $2
    season : this-word season-name -> feast $2 0
    season : next-word|coming-word season-name -> feast $2 1
    season : last-word season-name -> feast $2 -1
    named-season : season-name -> feast $1
    season : named-season yr
    season : named-season year-period
    period : season

    # Ranks
    longer : month|month-name|period|yr|year|year-period|month-genitive
    day : the? rank|last-rank wd "im"|"in"|"des"? "der"|"dem"|"des"? longer -> nth $2 $3 $6
    day : the? rank|last-rank wd "im" "monat" -> nth $2 $3 this:month
    day : the? rank|last-rank "tag" "im" "monat" -> nth $2 unit:day this:month
    day : the? rank|last-rank "tag" "im"|"in"|"des"|"der"|"vom"? "der"|"dem"|"des"? longer -> nth $2 unit:day $6
    period : the? rank|last-rank unit-one "im"|"in"|"des" "der"|"dem"|"des"? longer -> nth $2 $3 $6
    """#
}
