extension GermanFiles {
  /// Days with their hours, intervals, distances, repetitions, and what of all that is found in a text.
  static let combined = #"""
    # From now
    distance : "in"|"binnen" about? length|work-length -> shift $3 1
    distance : length|work-length "ab" "jetzt"|"heute" -> shift $1 1
    distance : "heute"|"jetzt" "in" length|work-length -> shift $3 1
    distance : "heute" "vor" length|work-length -> shift $3 -1
    distance : "vor" about? length|work-length -> shift $3 -1
    # People say eight days and mean a week.
    eight-days : "acht"|"8" "tagen" -> length 7 unit:day
    distance : day "in" eight-days -> shift $3 1 $1
    distance : day "in" length|work-length -> shift $3 1 $1
    distance : day "vor" length|work-length -> shift $3 -1 $1
    distance : length|work-length "nach" the? day|datetime -> shift $1 1 $4
    distance : length|work-length "vor" the? day|datetime -> shift $1 -1 $4
    ago-word = her
    distance : length "her" -> shift $1 -1
    odd-past : whole last-word unit -> length $1 $3
    odd-coming : whole next-word|coming-word unit -> length $1 $3
    few-past : last-word "paar" unit -> length 2 $3
    few-coming : next-word|coming-word "paar" unit -> length 2 $3
    stretch : last-word length -> stretch $2 -1
    stretch : next-word|coming-word length -> stretch $2 1
    stretch : odd-past|few-past -> stretch $1 -1
    stretch : odd-coming|few-coming -> stretch $1 1
    now : "gerade"|"jetzt" "eben"|"gleich"? "jetzt"|"eben" -> now
    now : "jetzt"|"soeben" -> now

    # A day with an hour or a part
    iso-time : hm|hms
    iso : numeric-full ~"t" ~iso-time
    datetime : iso
    month-first : mo day-digits-only
    datetime : month-first ","? plain-clock -> merge $1 $3
    datetime : iso ~"z" -> zone $1 UTC
    datetime : numeric-full ","? hm|hms
    day-with-part : weekday-with-part
    day-with-part : day ","? noun|adverb|part-phrase -> merge $1 $3
    day-with-part : noun|adverb|part-phrase "am"|"vom"|"des"|"," day -> merge $1 $3
    day-with-part : adverb day
    day-with-part : wd-weak noun|adverb
    day-with-part : "am"|"ab"|"bis" wd-weak noun|adverb -> merge $2 $3
    day-with-part : next-word weekday-with-part -> merge next:week $2
    day-with-part : coming-word|this-word weekday-with-part -> pass $2
    day-with-part : last-word weekday-with-part -> merge last:week $2
    day-with-part : week-period weekday-with-part
    day-with-part : weekday-with-part week-period
    any-time : clock-time|cued
    datetime : day ","|"-"|":"? any-time -> merge $1 $3
    datetime : day "(" any-time ")" -> merge $1 $3
    datetime : day|day-with-part|today-part hour-h @clean -> merge $1 $2
    datetime : day-with-part ","? any-time -> merge $1 $3
    datetime : day ","? "um"|"gegen" loose-time -> merge $1 $4
    datetime : any-time ","? "am"|"den"|"vom"|"des"|"den"? day|day-with-part -> merge $1 $4
    datetime : today-part ","? any-time -> merge $1 $3
    datetime : wd-weak ","|":"|"-"? any-time -> merge $1 $3
    datetime : any-time wd-weak
    datetime : distance "um"|"gegen" loose-time -> merge $1 $3
    datetime : week-period ","? "am"? wd any-time -> merge $1 $4 $5

    # Intervals
    dash = "-", bis
    number-time : bare|bare-word|hm|hm-dot|hour-h
    clock-range : number-time|clock-time "-"|"bis"|"/" about? clock-time -> interval $1 $4
    clock-range : clock-time "-"|"bis" about? number-time @clean -> interval $1 $4
    clock-range : "von"|"zwischen" about? number-time|clock-time|midnight "-"|"bis"|"und" about? clock-time -> interval $3 $6
    loose-range : @notBehind:ratio "von"|"zwischen" number-time "-"|"bis"|"und" number-time @clean -> interval $2 $4
    bare-range : number-time "-"|"bis" number-time @clean -> interval $1 $3
    clock-range : clock-range zone -> zone $1 $2
    clock-range : clock-range adverb -> merge $1 $2
    range-end : day|month|period|season|day-with-part|datetime|month-name|year|yr
    day-range : day|month|datetime|period|season|day-with-part "-"|"bis" "zum"|"zur"|"den"|"einschließlich"? range-end -> span $1 $4
    day-range : "von"|"vom"|"zwischen"|"ab" "dem"|"der"? range-end "-"|"bis"|"und"|"auf" "zum"|"zur"|"den"|"dem"|"einschließlich"? range-point -> span $3 $6
    day-range : "von"|"vom"|"zwischen"|"ab" range-point "-"|"bis"|"und" yr -> span $2 $4
    # "von 1990 bis 2000 Zeilen" counts lines.
    day-range : "von"|"zwischen" yr "-"|"bis"|"und" yr @notBefore:counted -> span $2 $4
    found-nothing : "von"|"zwischen" year-digits4 "-"|"bis"|"und" digits4 @before:counted -> constant 0
    range-point : day|month|period|season|day-with-part|datetime|month-name|year
    weak-day : wd-weak
    day-range : weak-day "-"|"bis" wd -> span $1 $3
    day-range : "von" weak-day "-"|"bis" wd -> span $2 $4
    dom-number : day-digits|rank-with-dot|rank-in-digits|rank-in-words
    month-days : dom-number "-"|"bis"|"/"|"und"|"+"|"auf" "zum"|"den"? dom-number mo -> days $1 $4 $5
    month-days : "von"|"vom"|"zwischen" "dem"? dom-number "-"|"bis"|"und"|"auf" "zum"|"den"|"dem"? dom-number mo -> days $3 $6 $7
    day-range : month-days
    day-range : month-days ","? yr -> within $1 $3
    digit-days : rank-with-dot "-"|"bis"|"/"|"und"|"+"|"auf" "zum"|"den"? day-digits ~"." ~month-number ~"." -> days $1 $4 $6
    digit-days : day-digits "-"|"bis" day-digits ~"." ~month-number ~"." -> days $1 $3 $5
    digit-days : day-digits|rank-with-dot @spaced "-"|"bis" @spaced day-digits ~"." ~month-number @clean -> days $1 $3 $5
    full-digit-days : rank-with-dot|day-digits "-"|"bis"|"/"|"und"|"+"|"auf" "zum"|"den"? day-digits ~"." ~month-number ~"." ~yr -> days $1 $4 $6 $8
    full-digit-days : rank-with-dot|day-digits "-"|"bis"|"/"|"und"|"+"|"auf" "zum"|"den"? day-digits ~"." ~month-number ~"." ~yr-short -> days $1 $4 $6 $8
    day-range : "vom"? digit-days -> pass $2
    day-range : "vom"? full-digit-days -> pass $2
    day-range : "vom"|"von" rank-with-dot "-"|"bis" "zum"? rank-with-dot @clean -> days $2 $5
    day-range : slashed "-" numeric-full -> span $1 $3
    dm-only : day-digits ~"." ~month-digits -> ymd any $3 $1
    day-range : "vom"|"von" dm-only "-"|"bis" "zum"? dm-only @clean -> span $2 $5
    range-day : day|weak-day|day-with-part
    datetime-range : range-day ","|":"? "von"|"zwischen"? clock-range|loose-range|bare-range -> merge $1 $4
    datetime-range : clock-range|loose-range "am"|","? day -> merge $1 $3
    datetime-range : today-part clock-range|loose-range
    time-range : adverb|part-phrase clock-range|loose-range -> merge $1 $2

    # Parts of periods
    part-name beginning = anfang, beginn
    part-name middle = mitte
    part-name end = ende
    period-part : part-name "der"|"des"|"vom"|"dieses"|"diesen"? period|month|month-name|yr|year|season -> part $1 $3
    period-part : part-name "der"|"des"|"vom" unit-one -> part $1 $3
    unit-stem month = monats
    unit-stem year = jahres
    unit-stem week = wochen
    unit-stem quarter = quartals
    part-stem beginning = anfang, beginn
    part-stem middle = mitte
    part-stem end = schluss
    compound unit-part : unit-stem part-stem -> part $2 $1
    unit-stem-end month = monats
    unit-stem-end year = jahres
    unit-stem-end quarter = quartals
    compound unit-part : unit-stem-end "ende" -> part end $1
    period-part : "zum"|"am"|"bis"|"vor"|"nach"? unit-part -> pass $2

    # Repetitions
    weekday-set : weekday-strong|weekday-weak|weekday-so|weekday-plural -> weekdays $1
    weekday-set : weekday-set ","|"und"|"&"|"/"|"+" weekday-strong|weekday-weak|weekday-plural|weekday-so -> weekdays $1 $3
    repeat : each unit-one -> every 1 $2
    repeat : "alle" whole unit -> every $2 $3
    repeat : each rank unit-one -> every $2 $3
    repeat : each weekday-set -> everyWeekday $2
    repeat : each rank weekday-set -> everyWeekday $3 $2
    repeat : "alle" whole weekday-plural -> everyWeekday $3 $2
    repeat : each rank|last-rank weekday-set "im"|"des" "monat"|"monats" -> everyNth $2 $3
    repeat : the|"am"? rank|last-rank weekday-set "im"|"des"|"in" each "monat"|"monats" -> everyNth $2 $3
    repeat : "immer"? "am"? rank|last-rank weekday-set "jeden"|"jedes" "monats"|"monat" -> everyNth $3 $4
    month-day-set : rank-with-dot|rank-in-words
    repeat : each "monat" "am" month-day-set -> everyDay $4
    repeat : each month-day-set "des"|"im" "monats"|"monat" -> everyDay $2
    repeat : "am"|"zum" month-day-set each "monats" -> everyDay $2
    repeat : each "jahr" "am"|"an"? monthday -> everyDay $4
    repeat : "monatlich" ","? "am"|"zum" month-day-set -> everyDay $4
    repeat : "wöchentlich" "am"|"jeden" weekday-set -> everyWeekday $3
    repeat : "täglich" -> every 1 unit:day
    repeat : "wöchentlich" -> every 1 unit:week
    repeat : "monatlich" -> every 1 unit:month
    repeat : "vierteljährlich"|"quartalsweise" -> every 1 unit:quarter
    repeat : "halbjährlich" -> every 1 unit:half
    repeat : "jährlich"|"alljährlich" -> every 1 unit:year
    repeat : "stündlich" -> every 1 unit:hour
    interval-unit day = tägig, täglich
    interval-unit week = wöchig, wöchentlich
    interval-unit month = monatig, monatlich
    interval-unit year = jährig, jährlich
    compound every-length : digit-word interval-unit -> every $1 $2
    workdays = werktags, wochentags
    workdays = an werktagen, an wochentagen, unter der woche immer
    repeat : "immer"? workdays -> everyWeekday workweek
    repeat : each "werktag"|"wochentag"|"arbeitstag" -> everyWeekday workweek
    weekend-days 6 = wochenends
    plural-set : weekday-plural -> weekdays $1
    plural-set : plural-set ","|"und"|"&"|"/"|"+" weekday-plural -> weekdays $1 $3
    repeat : @notBehind:feeling "immer"? plural-set -> everyWeekday $2
    feeling = hasse, hasst, hassen, liebe, liebt, mag
    weekday-span : weekday-strong|weekday-weak "-"|"bis" weekday-strong|weekday-weak -> weekdaysThrough $1 $3
    span-repeat : weekday-span -> everyWeekday $1
    repeated : "von"|"immer"? span-repeat ","|":"? clock-range|loose-range|bare-range|cued|clock-time -> at $2 $4
    repeat : "immer" "am"? weekday-strong-set -> everyWeekday $3
    weekday-strong-set : weekday-strong -> weekdays $1
    repeat : "immer"|each "am"? weekend-word -> everyWeekday weekendDays
    repeat : "am"? weekend-word "immer" -> everyWeekday weekendDays
    repeat : "wochenends" -> everyWeekday weekendDays
    repeated : repeat ","? cued|clock-time|clock-range|loose-range|bare-range -> at $1 $3
    repeated : repeat part-adverb-time|part-phrase -> at $1 $2
    part-adverb-time : part-adverb|part-noun -> dayPart $1
    each-day : each -> every 1 unit:day
    each-part : each-day noun -> at $1 $2
    repeated : each-part
    part-clock : noun cued|clock-time
    each-part-clock : each-day part-clock -> at $1 $2
    repeated : each-part-clock
    repeated : cued|clock-time repeat -> at $2 $1

    # Several to choose from: those that share an hour or a part of the day are one time with as many readings
    found-idiom : "24" ~"/" ~"7" -> constant 0
    joining = und, oder, bzw
    hour-choice : bare|bare-word|hm-dot "oder" bare|bare-word|hm|hm-dot|o-clock|past-clock @clean -> either $1 $3
    hour-choice : hm|o-clock "oder" bare|bare-word|hm-dot @clean -> either $1 $3
    loose-time : hour-choice
    clock-time : bare|hm "oder" o-clock -> either $1 $3
    day-choice : wd-strong "oder" wd-strong -> either $1 $3
    datetime : day-choice any-time -> within $2 $1
    datetime : hour-choice "am" day -> within $1 $3
    datetime : day|wd-weak hour-choice -> within $2 $1
    day-with-part : day-choice noun|adverb|part-phrase -> within $2 $1
    day : weekday-weak @listedBefore:weekday-weak -> weekday $1
    day : weekday-weak @listedBefore:weekday-strong -> weekday $1
    day : @capital weekday-weak @listedBefore:weekday-so -> weekday $1
    day : @listedBehind:weekday-weak weekday-weak -> weekday $1
    day : @listedBehind:weekday-strong weekday-weak -> weekday $1
    day : @listedBehind:weekday-weak @capital weekday-so -> weekday $1
    listed : rank-with-dot @clean -> day $1
    listed : "der"|"den"|"dem" rank-with-dot @clean -> day $2
    day : "der" rank-with-dot @listedBefore:day-article -> day $2
    day-article = der, am, den

    distance : "in" @before:round-minutes few-minutes @end -> shift $2 1
    distance : "in" @before:round-minutes few-minutes @before:there -> shift $2 1
    there = da, dort, los, fertig, zurück
    round-minutes = 5, 10, 15, 20, 25, 30, 40, 45, 50
    few-minutes : digits -> length $1 unit:minute
    # Said of a moment: nothing is counted and no time is meant.
    found-idiom : "in"? article|"ein" moment-unit -> constant 0
    found-nothing : @first moment-unit -> constant 0
    moment-unit = sekunde, sek, sekündchen, moment, momentchen
    now-phrase : "so" "schnell"|"bald" "wie" "möglich" -> now
    now-phrase : "asap"|"schnellstmöglich"|"baldmöglichst" -> now
    found-time : now-phrase

    # What is found
    found-time : day|period|month|year|distance|stretch|now|datetime|day-range|datetime-range|period-part|day-with-part|today-part
    found-time : clock-time|cued|clock-range|loose-range|time-range
    found-time : part-phrase|habit-part
    found-duration : length|work-length @notBefore:age-word
    found-nothing : "alter" "von" length -> constant 0
    found-nothing : length age-word -> constant 0
    found-nothing : "ab"|"unter"|"über"|"mit" digits "jahre"|"jahren" -> constant 0
    found-recurrence : repeat|repeated
    """#
}
