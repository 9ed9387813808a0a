extension FrenchFiles {
  /// Days.
  static let dates = #"""
    # Parts of a date
    wd : weekday-strong|weekday-weak -> weekday $1
    wd : weekday-strong|weekday-weak ~"." -> weekday $1
    mo : month-strong|month-weak -> month $1
    mo : month-strong|month-weak ~"." -> month $1
    dom-digits : day-digits -> day $1
    dom-digits : rank-in-digits -> day $1
    first-of = premier
    dom-word : small -> day $1
    dom-word : first-of -> day 1
    dom : dom-digits|dom-word
    yr : year-digits4 -> year $1
    yr : year-word -> year $1
    yr-short : "'" ~year-digits2 -> year2 $2
    yr-short : year-digits2 -> year2 $1

    # A day of a month
    monthday : dom "de"|"d"? "'"? mo
    monthday : dom ~"-"|"/" ~mo
    monthday : mo day-day @clean
    day-day : day-digits -> day $1
    fulldate : monthday "de"|","|"en"|"à"? yr
    fulldate : monthday ~"-"|"/" ~yr
    fulldate : monthday ~"-"|"/" ~yr-short
    fulldate : monthday yr-short @clean
    fulldate : monthday "de" "cette"|"l" "'"? "année" -> within $1 this:year
    fulldate : yr ~"-"|"/" ~mo ~"-"|"/" ~dom
    fulldate : yr ~"-"|"/" ~dom ~"-"|"/" ~mo
    fulldate : mo ~"-" ~yr ~"-" ~dom
    day-in-month : monthday|fulldate
    day : day-in-month
    day : "le"|"ce"|"au"? "jour"? "du"? day-in-month
    day : this-word|next-word wd ","? day-in-month -> pass $4
    day : "le"|"ce"|"au"? wd ","|"-"? "le"? day-in-month
    day : "le"? day-in-month ","? wd
    day : "le"? day-in-month "(" wd ")"
    day : "le"? wd "(" "le"? day-in-month ")"
    day : "le"|"ce"? wd "le"? dom-digits @clean
    day : "le"|"ce"? wd "le"? dom-number @clean
    dom-number : small -> day $1
    day : "le" dom ","? weekday-day
    weekday-day : weekday-strong -> weekday $1
    day : "le" dom-digits @clean @notBefore:of-number
    day : "le" "jour"? dom "de"? month-period
    day : "le" dom "du" month-period

    # A day that no month has names nothing, nor does its month.
    over-day : year-digits2 mo -> ymd - $2 $1
    day : "le"? over-day yr?

    # In digits
    numeric : day-digits ~"/" ~day-digits -> numeric $1 $3
    numeric-full : day-digits ~"/"|"-"|"." ~day-digits ~"/"|"-"|"." ~year-digits4 -> numeric $1 $3 $5
    numeric-full : day-digits ~"/"|"-"|"." ~day-digits ~"/"|"-"|"." ~year-digits2 -> numeric $1 $3 $5
    numeric-full : year-digits4 ~"-" ~month-digits ~"-" ~day-digits -> ymd $1 $3 $5
    numeric-full : year-digits4 ~"/" ~month-digits ~"/" ~day-digits -> ymd $1 $3 $5
    numeric-full : year-digits4 ~"." ~month-digits ~"." ~day-digits -> ymd $1 $3 $5
    numeric-full : day-digits month-digits year-digits4 -> ymd $3 $2 $1
    numeric-spaced : day-digits month-digits year-digits2 -> ymd $3 $2 $1
    numeric-spaced : day-digits month-digits -> ymd - $2 $1
    numeric-dash : day-digits ~"-" ~day-digits -> numeric $1 $3
    numeric-dot : day-digits ~"." ~month-digits -> ymd - $3 $1
    day : "le"|"au"? numeric-full
    day : "le"|"ce"? wd ","? "le"? numeric-full|numeric -> pass $5
    day : "le" numeric|numeric-spaced|numeric-dash|numeric-dot @clean
    day : numeric-cued
    day : @start numeric-spaced @end
    numeric-cued : @behind:dated numeric @clean
    numeric-cued : @start numeric @end
    month : month-digits ~"/" ~year-digits4 -> ymd $3 $1
    month : year-digits4 ~"-" ~month-digits @end -> ymd $1 $3

    # Relative days
    day : today -> cycle unit:day 0
    day : "dans" "la" "journée" -> cycle unit:day 0
    day : "ce" "jour" @end -> cycle unit:day 0
    day : tomorrow -> cycle unit:day 1
    day : "le"? "lendemain" -> cycle unit:day 1
    day : after-tomorrow -> cycle unit:day 2
    day : yesterday -> cycle unit:day -1
    day : "la" "veille" @notBefore:of-number -> cycle unit:day -1
    day : "le" "jour" "d" ~"'" ~"avant" -> cycle unit:day -1
    day : "le" "jour" "d" ~"'" ~"après" -> cycle unit:day 1
    day : before-yesterday -> cycle unit:day -2
    feast-day : "le"|"la"|"à"? "jour"? "de"|"du"? feast -> feast $4
    day : "le"? "lendemain" "de"|"du" feast-day|day-in-month -> nthFrom 1 unit:day $4
    day : "la"|"le"? "veille" "de"|"du" "la"? feast-day|day-in-month -> nthFrom -1 unit:day $5
    day : "le"|"au"? weekday-strong -> weekday $2
    day : @start weekday-weak "."? @end @notBefore:weekday-weak -> weekday $1
    day : weekday-weak ~"." -> weekday $1
    day : "depuis" "le"? wd -> relativeWeekday $3 -1
    day : this-word wd -> relativeWeekday $2 0
    day : "le"|"au"? next-word wd -> relativeWeekday $3 1
    day : "le"? wd next-behind -> relativeWeekday $2 1
    day : "le"? wd "qui" "vient" -> relativeWeekday $2 0
    day : "le"? last-word wd -> relativeWeekday $3 -1
    day : "le"? wd last-behind -> relativeWeekday $2 -1
    eight-days 1 = 8, huit
    eight-days 2 = 15, quinze
    weeks-from : eight-days -> length $1 unit:week
    from-weekday : wd -> relativeWeekday $1 0
    day : "le"? from-weekday "en" weeks-from -> shift $4 1 $2
    day : "le"? wd "de"|","? period
    day : period ","? "le"? wd
    """#
}
