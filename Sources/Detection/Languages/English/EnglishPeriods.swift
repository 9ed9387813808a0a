extension EnglishFiles {
  /// Decades, centuries, halves, fiscal years, numbered weeks, and units in others.
  static let periods = #"""
    # Decades and centuries
    decade-plural 20 = twenties
    decade-plural 30 = thirties
    decade-plural 40 = forties
    decade-plural 50 = fifties
    decade-plural 60 = sixties
    decade-plural 70 = seventies
    decade-plural 80 = eighties
    decade-plural 90 = nineties
    decade-digits : year-digits2 ~"s" -> pass $1
    decade-digits : year-digits2 ~"'" ~"s" -> pass $1
    decade : "the" decade-digits|decade-plural -> era $2 unit:decade
    decade : "'" ~decade-digits -> era $2 unit:decade
    decade : "the" "'" ~decade-digits -> era $3 unit:decade
    decade : year-digits4 ~"s" -> era $1 unit:decade
    decade : year-digits4 ~"'" ~"s" -> era $1 unit:decade
    decade : "nineteen" decade-plural -> era $2 unit:decade
    decade : "in" decade-plural -> era $2 unit:decade
    period : decade
    period : "the" decade
    period : "the"? rank "century" -> era $2 unit:century
    period-part : "the"? part-name "-"? decade|decade-bare -> part $2 $4
    period-part : "the"? part-name "of"|"in"|"-"? "the"? season-time -> part $2 $5
    decade-bare : decade-digits|decade-plural -> era $1 unit:decade

    year : "in"|"since"|"by"|"until"|"before"|"after" year-sum @clean -> year $2
    period : yr "~" yr -> span $1 $3
    period : "between"|"from" yr "~" yr -> span $2 $4

    # Halves of a year
    half-number 1 = 1
    half-number 2 = 2
    half : @upper "h" ~half-number -> nth $2 unit:half this:year
    half : "h" ~half-number "-"|"/"|"of"? yr -> nth $2 unit:half $4
    half : yr "-"|"/"? "h" ~half-number -> nth $4 unit:half $1
    period : half
    half-name firstHalf = first half, 1st half
    half-name secondHalf = second half, 2nd half, latter half, last half
    period-part : "the"? half-name "of"|"in" "the"? period|month|month-name|year|yr|year-period -> part $2 $5
    period-part : "the"? half-name "of"|"in" "the"? unit -> part $2 $5
    quarter : "q" ~hour-digits "of"|"in" yr -> nth $2 unit:quarter $4
    quarter : "q" ~hour-digits "of"|"in"? year-period -> nth $2 unit:quarter $4
    quarter : "the"? rank "quarter"|"qtr" "of"|"in"? year-period -> nth $2 unit:quarter $5

    # Years of schools and books
    year-kind = fiscal, financial, school, academic, tax, calendar
    year-period : this-word year-kind "year" -> cycle unit:year 0
    year-period : next-word year-kind "year" -> cycle unit:year 1
    year-period : last-word year-kind "year" -> cycle unit:year -1
    period : year-period
    year : year-kind "year" yr -> pass $3
    book-year = fiscal, financial, school, academic, tax
    year : "in"|"for"|"during"|"throughout" "the"? book-year "year" @end -> cycle unit:year 0
    year : "sy" yr -> pass $2
    year : "sy" yr-short -> pass $2
    year : @first ">"|"<"? "=" ~yr @last -> pass $3
    year : @first ">"|"<" "=" ~yr @last -> pass $3
    year : "year" "is"|"was"|"=" "greater"|"less"|"more"|"later"|"earlier" "than" yr -> pass $5
    year : "fy" ~yr -> pass $2
    year : "fy" "'"? year-digits2 -> year2 $3
    year : "fy" yr -> pass $2
    work-week = working week, work week, workweek, business week
    period : this-word work-week -> cycle unit:week 0
    period : next-word work-week -> cycle unit:week 1
    period : last-word work-week -> cycle unit:week -1

    # Numbered weeks
    period : "week" day-digits|year-digits2 "of" yr|year-period -> nth $2 unit:week $4
    period : "week" day-digits|year-digits2 ","? yr -> nth $2 unit:week $4
    period : "calendar" "week" day-digits|year-digits2 -> nth $3 unit:week this:year
    period : "cw" ~day-digits|year-digits2 -> nth $2 unit:week this:year
    period : "week" day-digits|year-digits2 @before:week-hour -> nth $2 unit:week this:year
    week-hour = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    period : "week" year-digits2 @clean -> nth $2 unit:week this:year

    # The week, the weekend of a day
    week-of : "the"? "week" "of"|"beginning"|"starting"|"commencing" "the"? day -> around unit:week $5

    week-of : "the"? weekend-word "of"|"starting" "the"? day -> around unit:weekend $5
    week-of : "the"? feast-day|feast-year weekend-word -> around unit:weekend $2
    week-of : "the"? feast-day|feast-year "week" -> around unit:week $2
    feast-year : feast-day yr
    period : week-of

    # The n-th in another one
    minus-rank : rank "last" -> multiply $1 -1
    minus-rank : rank "to" "last" -> multiply $1 -1
    last-rank : minus-rank
    day : "the"? last-rank wd "of"|"in" longer -> nth $2 $3 $5
    period : "the"? rank|last-rank weekend-unit "of"|"in" longer -> nth $2 $3 $5
    weekend-unit : weekend-word -> constant unit:weekend
    run : "the"? first-word whole unit "of"|"in" longer -> first $3 $4 $6
    run : "the"? final-word count-down unit "of"|"in" longer -> first $3 $4 $6
    count-down : whole -> multiply $1 -1
    first-word = first, opening
    final-word = last, final
    period : run
    longer : year-period
    year-period : "the"? "year" yr -> pass $3
    """#
}
