extension SpanishFiles {
  /// Days with their hours, intervals, distances, repetitions, and what of all that is found in a text.
  static let combined = #"""
    minus : whole -> multiply $1 -1
    # From now
    distance : "en"|"dentro" "de"? "unos"|"unas"|"aproximadamente"|"otros"|"otras"|"menos"? length|work-length -> shift $4 1
    distance : "de" "aquí"|"acá" "a" length|work-length -> shift $4 1
    distance : "en"? length|work-length "a"? "partir"|"desde" "de"? "hoy"|"ahora" -> shift $2 1
    distance : "en"? length|work-length "a" "partir" "de" day|datetime -> shift $2 1 $6
    distance : "hace" "ya"|"unos"|"unas"|"como"|"casi"|"más"|"aproximadamente"? "de"? length|work-length -> shift $4 -1
    distance : length|work-length "atrás" -> shift $1 -1
    distance : length|work-length "antes" "de" "hoy"|"ahora" -> shift $1 -1
    distance : length|work-length "después"|"despues" -> shift $1 1
    distance : length|work-length "más" "tarde" -> shift $1 1
    distance : length|work-length "después" "de"|"del" day|datetime -> shift $1 1 $4
    distance : length|work-length "antes" "de"|"del" day|datetime -> shift $1 -1 $4
    distance : "en"|"dentro" "de"? whole wd -> nthFrom $3 $4 now
    distance : "hace" minus wd -> nthFrom $2 $3 now
    many : "los"|"las"|"el"|"la"? next-many length -> stretch $3 1
    many : "los"|"las"|"el"|"la"? length next-many-behind -> stretch $2 1
    many : "los"|"las"|"el"|"la"? last-many length -> stretch $3 -1
    many : "los"|"las"|"el"|"la"? length last-many-behind -> stretch $2 -1
    inverted : whole next-many unit -> length $1 $3
    inverted-past : whole last-many unit -> length $1 $3
    many : "los"|"las"? inverted -> stretch $2 1
    many : "los"|"las"? inverted-past -> stretch $2 -1
    stretch : many
    stretch : "en"|"durante"|"por" many
    now : "ahora" "mismo" -> now
    now : "ahorita" -> now
    now : "ahora" -> now
    now-alone : "ahora" "mismo" -> now
    now-alone : @start "ahora"|"ahorita" @end -> now
    now-alone : "es" "ahora" @end -> now

    # A day with an hour or a part
    weak-day : weekday-weak|weekday-sea -> weekday $1
    weak-day : weekday-weak|weekday-sea ~"." -> weekday $1
    datetime : weak-day ","? clock-time|cued|hours
    datetime-range : weak-day ","? clock-range
    day-with-part : weekday-sure part-of-day|part-phrase
    weekday-sure : weekday-weak -> weekday $1
    distance : "en" @before:round-minutes few-minutes @end -> shift $2 1
    round-minutes = 5, 10, 15, 20, 25, 30, 40, 45, 50
    few-minutes : digits -> length $1 unit:minute
    iso-time : hm|hms
    iso-time : hms ~"." ~digits
    iso : numeric-full ~"t" ~iso-time
    datetime : iso
    datetime : iso ~"z" -> zone $1 UTC
    day-with-part : day ","? "de"|"muy"? part-phrase
    day-with-part : day ","? "tarde" -> merge
    day-with-part : day part-of-day
    day-with-part : "la"|"en"? part-of-day "del"|"de" day
    day-with-part : "la" part-of-day "del"|"de" day
    day-with-part : "por" "la" part-of-day "del"|"de" day
    datetime : day ","? loose-time|cued
    datetime : day ","|"-"|":"? "a"|"@"? loose-time
    datetime : day "(" clock-time ")"
    datetime : loose-time|cued ","? "del"|"de"|"el"|"en"? day
    datetime : "las"|"la" bare-any "del"|"de" day
    datetime : bare-any "del"|"de" day-in-month
    datetime : around "las"|"la" bare-any "del"|"de" day
    datetime : loose-time|cued ","? day-with-part
    datetime : day-with-part ","? cued|loose-time
    datetime : part-phrase ","? cued|loose-time
    datetime : today-part ","? cued|loose-time
    datetime : loose-time|cued today-part
    datetime : bare-any today-part
    datetime : datetime ","? zone -> zone $1 $3
    datetime : distance ","? cued|loose-time

    # Intervals
    to : "a"|"-"|"hasta"|"al"|"~"
    clock-range : clock-time "a"|"-"|"hasta" loose-time|bare -> interval $1 $3
    day-word = el, día, lunes, martes, miércoles, jueves, viernes, sábado, domingo, lun, mar, mié, jue, vie, sáb, dom
    clock-range : @notBehind:day-word bare|hm-dot "a"|"hasta" with-half -> interval $1 $3
    clock-range : bare|hm-dot "-" clock-time -> interval $1 $3
    late-clock : late-hour -> clock $1
    clock-range : bare "-" late-clock "h"|"hs" -> interval $1 $3
    clock-range : "de"|"desde"|"entre" "las"|"la"? loose-time|bare|bare-word "a"|"-"|"hasta"|"y" "las"|"la"? clock-time -> interval $3 $6
    clock-range : "de"|"desde"|"entre" "las"|"la"? loose-time|bare|bare-word "a"|"-"|"hasta"|"y" "las"|"la"? loose-time|bare|bare-word @clean -> interval $3 $6
    clock-range : "las" loose-time|bare|bare-word "a"|"-"|"hasta" "las"|"la"? loose-time|bare|bare-word @clean -> interval $2 $5
    clock-range : "las" bare "-" bare @clean -> interval $2 $4
    compact-range : digits3|digits4 -> compact $1
    clock-range : compact-range ~"-" ~with-half -> interval $1 $3
    loose-range : bare|hm-dot "-"|"a" bare|hm-dot @clean -> interval $1 $3
    loose-range : compact-range "-" compact-range|with-half -> interval $1 $3
    clock-range : loose-range "de"|"por"|"en" "la" part-of-day
    clock-range : clock-range zone -> zone $1 $2
    end-point : day|month|datetime|period|season|month-name|day-with-part|year|yr|now|numeric|month-days
    day-range : day|month|datetime|period|season|day-with-part|year|numeric "-"|"a"|"hasta"|"al"|"~" end-point -> span $1 $3
    day-range : "de"|"desde"|"entre"|"del" "el"|"la"|"año"? end-point "-"|"a"|"hasta"|"y"|"al"|"~" "el"|"la"? far-point -> span $3 $6
    day-range : "de"|"desde"|"entre"|"del" "el"|"la"? far-point "-"|"a"|"hasta"|"y"|"al" yr -> span $3 $5
    # "de 1990 a 2000 filas" counts rows.
    day-range : "de"|"desde"|"entre"|"del" "año"? yr "-"|"a"|"hasta"|"y"|"al" yr @notBefore:counted-noun -> span $3 $5
    found-nothing : "de"|"entre" year-digits4 "a"|"y"|"-" digits4 @before:counted-noun -> constant 0
    counted-noun = filas, personas, gente, usuarios, pasos, puntos, palabras, caracteres, líneas, archivos, páginas, votos, euros, pesos, pavos, calorías, km, metros, seguidores, likes, vistas, alumnos, estudiantes, plazas, entradas, miembros, empleados, unidades, veces, fotos, mensajes, correos, clientes, pedidos, horas, minutos, segundos, días, semanas, años, habitantes, invitados, ejemplares, kg, g, ml, mb, gb, de
    far-point : day|month|datetime|period|season|month-name|day-with-part|year|now|numeric|month-days
    day-range : "desde"|"entre" now "-"|"a"|"hasta"|"y" distance|end-point -> span $2 $4
    month-end : mo "de"|"del"|","|"en"? yr?
    day-range : mo "-"|"a"|"hasta" month-end -> span $1 $3
    day-range : "de"|"desde"|"entre" mo "-"|"a"|"hasta"|"y" month-end -> span $2 $4
    day-number : day-digits|rank-in-digits|small
    first-number : first-of -> constant 1
    month-days : day-digits|first-number|small "-"|"a"|"al"|"hasta"|"y" day-digits|small "de"|"d"? mo -> days $1 $3 $5
    month-days : "del"|"de"|"desde"|"entre" "el"? day-digits|first-number|small "-"|"a"|"al"|"hasta"|"y" "el"? day-digits|small "de"? mo -> days $3 $6 $8
    month-days : mo day-digits "-"|"a"|"al" day-digits -> days $2 $4 $1
    month-days : "el"|"los"? "días"? day-digits "-"|"a"|"al"|"y" day-digits "de" mo -> days $3 $5 $7
    day-range : month-days
    day-range : month-days "de"|"del"|","|"en"? yr -> within $1 $3
    day-range : "del" day-digits "al" day-digits -> days $2 $4
    day-range : "del" day-digits "al" day-digits "de"|"del" month-period -> days $2 $4 $6
    datetime-range : day|day-with-part ","|"de"|":"? clock-range|loose-range
    datetime-range : clock-range|loose-range "del"|"de"|"el"|","? day|day-with-part
    datetime-range : today-part clock-range|loose-range
    datetime-range : clock-range today-part

    # Parts of periods
    part-name beginning = principios, principio, comienzos, comienzo, inicios, inicio, a principios, a comienzos, a inicios, a principio, a inicio, al principio, al comienzo, al inicio
    part-name middle = mediados, a mediados, medianos, mitad, a mitad
    part-name end = finales, fines, final, fin, a finales, a fines, a final, a fin, al final, al fin
    period-part : part-name "de"|"del" "la"|"el"? period|month|month-name|year|yr|year-period -> part $1 $4
    period-part : part-name "de"|"del" "la"|"el"? month-unit-time -> part $1 $4
    month-unit-time : "mes" -> constant this:month
    month-unit-time : "año" -> constant this:year
    month-unit-time : "semana" -> constant this:week
    period-part : "al"|"el"? "final"|"fin" "del"|"de" "día" -> part end this:day
    half-part firstHalf = primera mitad, primera quincena
    half-part secondHalf = segunda mitad, segunda quincena
    period-part : "la"? half-part "de"|"del" period|month|month-name|year|yr|year-period|month-unit-time -> part $2 $4

    # Repetitions
    weekday-set : weekday-strong|weekday-plural -> weekdays $1
    weekday-set : weekday-set ","|"y"|"e"|"/" "los"|"el"? weekday-strong|weekday-plural -> weekdays $1 $4
    each : "cada"
    each : "todos"|"todas" "los"|"las"
    repeat : "cada" unit -> every 1 $2
    repeat : "cada" whole unit -> every $2 $3
    repeat : "todos"|"todas" "los"|"las" unit -> every 1 $3
    repeat : "cada" weekday-set -> everyWeekday $2
    repeat : "cada" "dos"|"2" weekday-set -> everyWeekday $3 2
    repeat : "todos" "los" weekday-set -> everyWeekday $3
    repeat : "los" weekday-set -> everyWeekday $2
    repeat : "uno"|"un" "de" "cada" "dos" weekday-set -> everyWeekday $5 2
    repeat : "un" weekday-set "sí"|"si" "y" "otro" "no" -> everyWeekday $2 2
    repeat : "todos" "los" "días" "laborables"|"hábiles" -> everyWeekday workweek
    repeat : "entre" "semana" -> everyWeekday workweek
    repeat : "cada" weekend-word -> everyWeekday weekendDays
    repeat : "todos" "los" weekend-word -> everyWeekday weekendDays
    repeat : "los" weekend-many -> everyWeekday weekendDays
    weekend-many = fines de semana, findes
    weekday-span : weekday-strong "-"|"a" weekday-strong -> weekdaysThrough $1 $3
    span-repeat : weekday-span -> everyWeekday $1
    repeated : "de"? span-repeat ","|":"? loose-time|cued|clock-range -> at $2 $4
    part-clock : plural-part-time cued|loose-time -> within $2 $1
    repeated : each-day part-clock -> at $1 $2
    repeat : "el" "día"? day-number "de" "cada" "mes" -> everyDay $3
    repeat : "mensualmente" "el"|"los" "día"? day-number -> everyDay $4
    repeat : "cada" "mes" "el" "día"? day-number -> everyDay $5
    repeat : "cada" whole weekend-word -> every $2 unit:weekend
    repeat : "cada" day-in-month -> everyDay $2
    repeat : "el"|"los" day-number "de" "cada" "mes" -> everyDay $2
    repeat : "cada" rank|last-rank weekday-set "del"|"de" "mes" -> everyNth $2 $3
    repeat : "el"? rank|last-rank weekday-set "de" "cada" "mes" -> everyNth $2 $3
    repeat : "diariamente" -> every 1 unit:day
    repeat : "a" "diario" -> every 1 unit:day
    repeat : "semanalmente" -> every 1 unit:week
    repeat : "mensualmente" -> every 1 unit:month
    repeat : "trimestralmente" -> every 1 unit:quarter
    repeat : "semestralmente" -> every 1 unit:half
    repeat : "anualmente" -> every 1 unit:year
    repeated : repeat ","? loose-time|cued|clock-range -> at $1 $3
    repeated : repeat "de"? part-phrase|clock-range -> at $1 $3
    each-day : "cada" -> every 1 unit:day
    each-day : "todas" "las" -> every 1 unit:day
    plural-part morning = mañanas, mañana
    plural-part longAfternoon = tardes, tarde
    plural-part night = noches, noche
    plural-part-time : plural-part -> dayPart $1
    repeated : each-day plural-part-time -> at $1 $2
    repeated : loose-time|cued repeat -> at $2 $1

    # Several to choose from: those that share an hour or a part of the day are one time with as many readings
    joining = y, o, u, e
    other-hour : "a"? "las"|"la"? bare-any|hm|hm-dot|past|hours @clean -> pass $3
    hour-choice : "las"|"la" bare-any|hm|hm-dot|past|hours "o"|"u" other-hour -> either $2 $4
    loose-time : hour-choice
    cued : around hour-choice -> pass $2
    day-choice : weekday-day "o" weekday-day -> either $1 $3
    weekday-day : "el"? weekday-strong -> weekday $2
    datetime : day-choice "a"|"sobre"? loose-time -> within $3 $1
    day-with-part : day-choice part-phrase -> within $2 $1
    day : weekday-weak @listedBefore:weekday-weak -> weekday $1
    day : weekday-weak @listedBefore:weekday-strong -> weekday $1
    day : @listedBehind:weekday-weak weekday-weak -> weekday $1
    day : @listedBehind:weekday-strong weekday-weak -> weekday $1
    several-length : whole "-"|"a"|"o"|"u" whole unit -> length $1 $4
    distance : "en"|"dentro" "de"? several-length -> shift $3 1
    found-duration : several-length
    month : month-lone @listedBefore:month-strong
    month : @listedBehind:month-strong month-lone
    month-lone : month-weak -> month $1
    repeat : "un" "día" "sí"|"si" "y" "otro" "no" -> every 2 unit:day
    found-idiom : "a" "última" "hora" -> constant 0
    day : weekday-weak @listedBefore:weekday-sea -> weekday $1
    day : @listedBehind:weekday-weak weekday-sea -> weekday $1
    found-idiom : "24" ~"/" ~"7" -> constant 0
    found-nothing : wish weekday-strong|weekend-word|feast -> constant 0
    wish = buen, feliz, lindo
    found-nothing : @behind:age-verb digits "años" -> constant 0
    age-verb = tengo, tiene, tienes, tenía, cumple, cumplo, cumples, cumplí, cumplió
    day : @listedBehind:tomorrow "pasado" @clean -> cycle unit:day 2

    # Said of a moment: nothing is counted and no time is meant.
    found-nothing : "un"|"1" moment-unit -> constant 0
    found-idiom : "en" "un" moment-unit -> constant 0
    moment-unit = segundo, seg, segundito, momento, momentito, segundín
    now-phrase : "lo" "antes"|"más" "pronto"? "posible" -> now
    now-phrase : "cuanto" "antes" -> now
    now-phrase : "asap" -> now
    found-time : now-phrase

    # What is found
    found-time : day|period|month|year|distance|stretch|datetime|day-range|datetime-range|period-part|day-with-part|today-part
    found-time : clock-time|cued|clock-range|meal-time|found-part|now-alone
    found-duration : length|work-length
    datetime : @start numeric ","? "a"? clock-time|cued
    datetime : numeric ","? clock-time|cued
    found-recurrence : repeat|repeated
    """#
}
