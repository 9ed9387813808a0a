extension SpanishFiles {
  /// Days, weeks, months and years.
  static let dates = #"""
    # Parts of a date
    wd : weekday-strong|weekday-weak|weekday-sea -> weekday $1
    wd : weekday-strong|weekday-weak|weekday-sea|weekday-short ~"." -> weekday $1
    mo : month-strong|month-weak -> month $1
    mo : month-strong|month-weak ~"." -> month $1
    dom : day-digits -> day $1
    dom : rank-in-digits -> day $1
    dom : small -> day $1
    first-of = primero, primer
    dom : first-of -> day 1
    yr : year-digits4 -> year $1
    yr : year-word -> year $1
    yr-short : "'" ~year-digits2 -> year2 $2
    yr-short : year-digits2 -> year2 $1

    # A day of a month
    monthday : dom "de"|"del"|"d"|"do"? mo
    monthday : dom ~"-"|"/" ~mo
    monthday : mo dom @clean
    monthday : dom ~mo
    fulldate : monthday "de"|"del"|","|"en"? yr
    fulldate : monthday "de"|"del"|"," "año" yr
    fulldate : monthday "de"|"del"|"," "este"|"el" "año" -> within $1 this:year
    fulldate : monthday ~"-"|"/" ~yr
    fulldate : monthday ~"-"|"/" ~yr-short
    fulldate : monthday "de"|"del" yr-short @clean
    fulldate : yr ~"-"|"/" ~mo ~"-"|"/" ~dom
    fulldate : dom ~"-" ~yr ~"-" ~mo
    fulldate : day-digits "de"|"del" month-digits "de"|"del" year-digits4 -> ymd $5 $3 $1
    day-in-month : monthday|fulldate
    day : day-in-month
    day : "el"|"este"? "día"? day-in-month
    day : this-word|next-word wd ","? day-in-month -> pass $4
    day : "el"? wd ","|"-"? "el"? "día"? day-in-month
    day : day-in-month ","? wd
    day : day-in-month "(" wd ")"
    day : "el"? wd "(" day-in-month ")"
    day : "el"? wd "el"|"día" dom @clean
    day : "el"? wd dom @clean @notBefore:of-number
    day : "el" dom-digits @clean @notBefore:of-number
    dom-digits : day-digits -> day $1
    dom-digits : rank-in-digits -> day $1
    dom-any : dom-digits
    dom-any : small -> day $1
    dom-any : first-of -> day 1
    day : "el" "día" dom-any
    day : "al"|"del"|"para" "día" dom-any
    day : @start "día" dom-any @end
    day : "el" day-digits "del" month-digits @clean -> ymd - $4 $2
    day : "el"? "día"? dom-any "de"|"del" month-period
    day : dom-digits month-period
    day : day-digits "de"|"del" "corriente" -> day $1

    # A day that no month has names nothing, nor does its month.
    over-day : year-digits2 "de"|"del"? mo -> ymd - $3 $1
    over-full : over-day "de"|"del"? yr
    day : "el"? over-day|over-full

    # In digits
    numeric : day-digits ~"/" ~day-digits -> numeric $1 $3
    numeric-full : day-digits ~"/"|"-"|"." ~day-digits ~"/"|"-"|"." ~year-digits4 -> numeric $1 $3 $5
    numeric-full : day-digits ~"/"|"-"|"." ~day-digits ~"/"|"-"|"." ~year-digits2 -> numeric $1 $3 $5
    numeric-full : year-digits4 ~"-" ~month-digits ~"-" ~day-digits -> ymd $1 $3 $5
    numeric-full : year-digits4 ~"/" ~month-digits ~"/" ~day-digits -> ymd $1 $3 $5
    numeric-full : year-digits4 ~"." ~month-digits ~"." ~day-digits -> ymd $1 $3 $5
    numeric-dash : day-digits ~"-" ~day-digits -> numeric $1 $3
    day : "el"? numeric-full
    day : "el"? wd ","? "el"? "día"? numeric-full|numeric -> pass $6
    day : "el" "día"? numeric-dash @clean
    day : "el"|"este"|"día" numeric @clean
    day : numeric-cued
    day : next-word|this-word wd numeric|numeric-full -> pass $3
    numeric-cued : @behind:dated numeric @clean
    numeric-cued : @start numeric @end
    month : month-digits ~"/" ~year-digits4 -> ymd $3 $1

    # Relative days
    day : today -> cycle unit:day 0
    morning-article = la, una, toda, cada, buena, mala, otra, media, aquella
    day : @notBehind:morning-article tomorrow -> cycle unit:day 1
    day : after-tomorrow -> cycle unit:day 2
    day : yesterday -> cycle unit:day -1
    day : before-yesterday -> cycle unit:day -2
    day : "traspasado" tomorrow -> cycle unit:day 3
    day : "el"? weekday-strong -> weekday $2
    day : "el" weekday-weak -> weekday $2
    day : @start weekday-weak "."? @end -> weekday $1
    day : @start weekday-short ~"." @end -> weekday $1
    day : weekday-weak ~"." -> weekday $1
    day : this-word next-word wd -> relativeWeekday $3 0
    day : this-word wd "que" "viene" -> relativeWeekday $2 0
    day : this-word wd -> relativeWeekday $2 0
    day : "el"? next-word wd -> relativeWeekday $3 1
    day : "el"? wd next-behind -> relativeWeekday $2 1
    day : "el"? last-word wd -> relativeWeekday $3 -1
    day : "el"? wd last-behind -> relativeWeekday $2 -1
    day : "el"? wd "de"|"en"? period
    day : period ","? "el"? wd
    month-period : period-month

    # Weeks, months, years
    period-month : this-word "mes" -> cycle unit:month 0
    period-month : "el"? next-word "mes" -> cycle unit:month 1
    period-month : "el"? "mes" next-behind -> cycle unit:month 1
    period-month : "el"? last-word "mes" -> cycle unit:month -1
    period-month : "el"? "mes" last-behind -> cycle unit:month -1
    period : this-word unit -> cycle $2 0
    period : "el"|"la"|"los"|"las"? next-word unit -> cycle $3 1
    period : "el"|"la"? unit next-behind -> cycle $2 1
    period : "el"|"la"? last-word unit -> cycle $3 -1
    period : "el"|"la"? unit last-behind -> cycle $2 -1
    period : "la" "semana" "después"|"siguiente" "de"|"a" "la" "próxima" -> cycle unit:week 2
    period : this-word weekend-word -> cycle unit:weekend 0
    period : "el"? next-word weekend-word -> cycle unit:weekend 1
    period : "el"? weekend-word next-behind -> cycle unit:weekend 1
    period : "el"? last-word weekend-word -> cycle unit:weekend -1
    period : "el"? weekend-word last-behind -> cycle unit:weekend -1
    period : "el" weekend-word -> cycle unit:weekend 0
    period : "finde" -> cycle unit:weekend 0
    period : @start weekend-word @end -> cycle unit:weekend 0
    period : "la" "semana" "del" day-in-month|numeric|dom-digits -> within this:week $4
    period : "la" "semana" "de" day-in-month -> within this:week $4
    period : "la" "semana" "que" "comienza"|"empieza" "el" day-in-month|dom-digits|wd -> within this:week $6
    month-period : month
    month-full : mo "de"|"del"|","? yr
    month-full : mo "de"|"del" year-period
    month-full : mo ~"-"|"/" ~yr
    month-full : mo "'" ~year-digits2 -> ymd $3 $1
    month : month-full
    month : "en"|"hasta"|"desde"|"durante" "el"? "mes"? "de"? month-full
    month : "antes" "de" mo|month-full
    month-name : mo
    month : month-strong -> month $1
    month : month-strong ~"." -> month $1
    month : "en"|"hasta"|"desde"|"durante" "el"? "mes"? "de"? mo
    month : this-word mo -> within $2 this:year
    month : "el"? next-word mo -> nthFrom 1 $3 now
    month : mo next-behind -> nthFrom 1 $1 now
    month : last-word mo -> nthFrom -1 $2 now
    month : "el"? "mes" "de" mo
    year-period : this-word "año" -> cycle unit:year 0
    year-period : "el"? next-word "año" -> cycle unit:year 1
    year-period : "el"? last-word "año" -> cycle unit:year -1
    year-period : "el"? "año" next-behind -> cycle unit:year 1
    year-period : "el"? "año" last-behind -> cycle unit:year -1
    year : "en"|"desde"|"hasta"|"durante" "el"? "año"? year-digits4 -> year $4
    year : "antes" "de"|"del" "año"? year-digits4 -> year $4
    year : "el"? "año" year-digits4 -> year $3
    year : @start year-digits4 @end -> year $1
    decade : "la"? "década" "de"|"del" yr -> nth 1 unit:decade $4
    period : decade
    week-number : "semana" digits -> pass $2
    period : "la"|"en"? week-number "de"|"del" yr|year|year-period -> nth $2 unit:week $4
    period : "la"? week-number -> nth $2 unit:week this:year
    decade-number 1950 = cincuenta, 50
    decade-number 1960 = sesenta, 60
    decade-number 1970 = setenta, 70
    decade-number 1980 = ochenta, 80
    decade-number 1990 = noventa, 90
    decade-year : decade-number -> year $1
    decade : "en" "los" decade-year -> nth 1 unit:decade $3
    decade : "los"? "años" decade-year -> nth 1 unit:decade $3
    decade : "la"? "década" "de"|"del" "los"|"año" decade-year|yr -> nth 1 unit:decade $5
    period : "en" "la"|"el" unit @end -> cycle $3 0
    behind-word : "después" "de"|"del" "año"? -> constant 0
    behind-word : "posterior" "a"|"al" "año"? -> constant 0
    year : "el"? "año"? behind-word yr -> nthFrom 1 unit:year $4
    month : behind-word month-full|mo -> nthFrom 1 unit:month $2
    period : "más" "tarde"|"temprano" "en"|"de"? "esta"|"este"|"la"|"el" unit -> cycle $5 0
    rank-quarter : "t" ~hour-digits -> pass $2
    quarter : yr ~"-"|"/"? rank-quarter -> nth $3 unit:quarter $1
    quarter : rank-quarter ~"-"|"/"? yr -> nth $1 unit:quarter $3
    quarter : rank-quarter "de"|"del" yr|year|year-period -> nth $1 unit:quarter $3
    quarter : "el"? rank "trimestre" "de"|"del"|"-"|"/" yr|year|year-period -> nth $2 unit:quarter $5
    quarter : "el"? rank "trimestre" yr -> nth $2 unit:quarter $4
    quarter : "el"? rank "trimestre" "del"? "año"? -> nth $2 unit:quarter this:year
    quarter : "el"? rank "semestre" "de"|"del" yr|year|year-period -> nth $2 unit:half $5
    quarter : "el"? rank "semestre" "del"? "año"? -> nth $2 unit:half this:year
    period : quarter
    day : "el"|"la"|"las"|"los"? feast -> feast $2
    day : this-word feast -> feast $2 0
    day : "el"|"la"? next-word feast -> feast $3 1
    day : feast next-behind -> feast $1 1
    day : "el"|"la"? last-word feast -> feast $3 -1
    day : feast last-behind -> feast $1 -1
    feast-day : "el"|"la"? feast -> feast $2
    day : feast-day "de"|"del"|","? yr
    day : feast-day "de"|"del" year-period
    season : "la"|"el" season-name -> feast $2
    season : "en"|"este"|"esta" season-name -> feast $2
    season : @start season-name @end -> feast $1
    season : this-word season-name -> feast $2 0
    season : "el"|"la"? next-word season-name -> feast $3 1
    season : season-name next-behind -> feast $1 1
    season : "el"|"la"? last-word season-name -> feast $3 -1
    season : "el"|"la"? season-name last-behind -> feast $2 -1
    season-day : "el"|"la"? season-name -> feast $2
    season : season-day "de"|"del"? yr
    period : season

    # Ranks
    longer : month-period|month-name|year-period|yr|year|quarter
    longer : "cada" "mes" -> cycle unit:month 0
    day : "el"? rank|last-rank wd "de"|"del"|"en" longer -> nth $2 $3 $5
    day : "el"? rank|last-rank wd "del" "mes" -> nth $2 $3 this:month
    day : "el"? rank|last-rank "día" "de"|"del" longer -> nth $2 unit:day $5
    period : "el"|"la"? rank|last-rank unit "de"|"del" longer -> nth $2 $3 $5
    """#
}
