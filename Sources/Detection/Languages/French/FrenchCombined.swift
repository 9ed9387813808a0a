extension FrenchFiles {
  /// Days with their hours, intervals, distances, repetitions, and what of all that is found in a text.
  static let combined = #"""
    # From now
    about : "environ"|"encore"|"à"|"moins"|"les"|"au"
    about : "à" "peu" "près" -> constant 0
    about : "plus" "de" -> constant 0
    distance : "ds" length|work-length -> shift $2 1
    distance : "ya" length|work-length -> shift $2 -1
    distance : "dans" @before:round-minutes few-minutes @end -> shift $2 1
    round-minutes = 5, 10, 15, 20, 25, 30, 40, 45, 50
    few-minutes : digits -> length $1 unit:minute
    distance : "dans"|"sous" about? length|work-length -> shift $3 1
    distance : "d" ~"'" ~"ici" about? length|work-length -> shift $5 1
    distance : "en" length -> shift $2 1
    distance : length|work-length "à" "partir" "de" "maintenant" -> shift $1 1
    distance : length|work-length "à" "partir" "d" ~"'" ~today -> shift $1 1
    distance : "il" "y" "a"|"à" about? "déjà"? length|work-length -> shift $6 -1
    distance : "y" "a" about? length|work-length -> shift $4 -1
    distance : "voilà"|"voici"|"ça" "fait"? length|work-length -> shift $3 -1
    distance : length|work-length "après"|"plus" "tard"? -> shift $1 1
    distance : length|work-length "avant" @end -> shift $1 -1
    distance : length|work-length "après" day|datetime -> shift $1 1 $3
    distance : length|work-length "avant" day|datetime -> shift $1 -1 $3
    distance : length|work-length "auparavant" -> shift $1 -1
    moment : "un" "peu" "plus" "tard" -> length 10 unit:minute
    distance : moment -> shift $1 1
    many : "les"|"le"|"la"|"ces"? next-many length -> stretch $3 1
    many : "les"|"ces"? length next-many-behind -> stretch $2 1
    many : "les"|"le"|"la"|"ces"? last-many length -> stretch $3 -1
    many : "les"|"ces"? length last-many-behind -> stretch $2 -1
    inverted : whole next-many unit -> length $1 $3
    inverted-past : whole last-many unit -> length $1 $3
    many : "les"|"des"|"ces"? inverted -> stretch $2 1
    many : "les"|"des"|"ces"? inverted-past -> stretch $2 -1
    stretch : many
    stretch : "dans"|"durant"|"pendant"|"sur"|"de" many -> pass $2
    stretch : "au" "cours" "des"|"de" many -> pass $4
    now : "maintenant" -> now
    now : "tout" "de" "suite" -> now
    now-alone : "tout" "de" "suite" @end -> now
    now-alone : @start "maintenant" @end -> now
    now-alone : "est"|"dès" "maintenant" @end -> now

    # A day with an hour or a part
    weak-day : weekday-weak -> weekday $1
    weak-day : weekday-weak ~"." -> weekday $1
    datetime : weak-day ","? clock-time|cued
    day-with-part : weak-day part-of-day
    iso-time : hm|hms
    iso-time : hms ~"." ~digits
    iso : numeric-full ~"t" ~iso-time
    datetime : iso
    datetime : iso ~"z" -> zone $1 UTC
    day-with-part : day ","? part-phrase
    day-with-part : day "au"|"le"|"dans"|"en"|"l"? "'"? part-of-day
    day-with-part : "la"|"le"|"dans"? "la"? part-of-day "du"|"de" day
    day-with-part : "l" ~"'" ~part-of-day "du"|"de" day
    day-with-part : part-phrase "de"|"du"|"le" day
    day-with-part : day "midi" -> within part:lunch $1
    datetime : day ","|"-"|":"|"mais"? loose-time|cued
    datetime : distance ","? loose-time|cued
    datetime : day "par" "exemple" cued
    datetime : day "à"|"a"|"@" loose-time
    datetime : day "(" clock-time ")"
    datetime : loose-time|cued ","? "le"|"du"|"de"? day
    datetime : loose-time|cued ","? day-with-part
    datetime : day-with-part ","? "à"|"vers"? loose-time|cued
    datetime : day-with-part "à"|"a"|"vers" bare @clean
    datetime : part-of-day|part-phrase "à"|"a"|"vers" bare|hourly|clock-time @clean
    datetime : part-phrase ","? cued|loose-time
    datetime : today-part ","? "à"|"vers"? cued|loose-time
    datetime : today-part "à"|"a"|"vers" bare @clean
    datetime : @notBehind:lasting loose-time|cued today-part
    datetime : cued part-phrase
    datetime : datetime ","? zone -> zone $1 $3

    # Intervals
    clock-point : loose-time|hourly-word|hm-dot|compact-clock
    to-clock : "à"|"a"|"-"|"jusque"
    to-clock : "jusqu" ~"'"? "à" -> constant 0
    clock-range : clock-time|hourly|past to-clock loose-time|hourly-word|bare -> interval $1 $3
    day-word = le, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, lun, mer, jeu, ven, sam, dim
    clock-range : hm-dot|hm-h to-clock loose-time|hourly -> interval $1 $3
    clock-range : bare "-" loose-time|hourly -> interval $1 $3
    clock-range : "de"|"entre" loose-time|hourly-word|bare|bare-word to-clock|"et" clock-time|loose-time|hourly-word -> interval $2 $4
    clock-range : "de"|"entre" bare|bare-word to-clock|"et" with-half -> interval $2 $4
    half-range : "entre"|"de" bare "et"|to-clock bare -> interval $2 $4
    clock-range : half-range part-of-day -> within $1 $2
    clock-range : @notBehind:day-word bare|bare-word to-clock with-half -> interval $1 $3
    clock-range : "de"|"entre" loose-time "et"|to-clock bare @clean -> interval $2 $4
    loose-range : bare|hm-dot "-"|"à" bare|hm-dot @clean -> interval $1 $3
    loose-range : compact-clock "-" with-half -> interval $1 $3
    clock-range : hm "-" hm-dot -> interval $1 $3
    clock-range : clock-range "du" "matin" -> within $1 part:morning
    clock-range : clock-range zone -> zone $1 $2
    to-day : "-"|"au"|"à"|"aux"
    to-day : "jusqu" ~"'" "au"|"à"|"en" -> constant 0
    end-point : day|month|datetime|period|season|month-name|day-with-part|year|yr|now|numeric|month-days|month-cycle
    day-range : day|month|datetime|period|season|day-with-part|year|numeric to-day "le"? end-point -> span $1 $4
    day-range : "de"|"du"|"entre"|"depuis" "le"|"la"? end-point to-day|"et" "le"|"la"? far-point -> span $3 $6
    day-range : "de"|"du"|"entre"|"depuis" "le"|"la"? far-point to-day|"et" yr -> span $3 $5
    # "de 1990 à 2000 lignes" counts lines.
    day-range : "de"|"entre"|"depuis" yr to-day|"et" yr @notBefore:counted-noun -> span $2 $4
    found-nothing : "de"|"entre" year-digits4 to-day|"et" digits4 @before:counted-noun -> constant 0
    counted-noun = lignes, ligne, personnes, gens, utilisateurs, pas, points, pts, mots, caractères, fichiers, pages, votes, euros, balles, calories, km, mètres, abonnés, vues, likes, élèves, étudiants, places, billets, membres, employés, unités, fois, photos, messages, mails, clients, commandes, heures, minutes, secondes, jours, semaines, ans, habitants, invités, exemplaires, voix, kg, g, ml, mo, go, de
    far-point : day|month|datetime|period|season|month-name|day-with-part|year|now|numeric|month-days|month-cycle
    month-end : mo "de"|","|"en"? yr?
    day-range : mo "-"|"à" month-end -> span $1 $3
    day-range : "de"|"d"|"entre" "'"? mo "-"|"à"|"et" month-end -> span $3 $5
    first-number : first-of -> constant 1
    day-number : day-digits|first-number|rank-in-digits|small
    month-days : day-number "-"|to-day|"et" "le"? day-number "de"|"d"? "'"? mo -> days $1 $4 $7
    month-days : "du"|"entre"|"de" "le"? day-number to-day|"et" "le"? day-number "de"? mo -> days $3 $6 $8
    month-days : "du" day-number "au" wd day-number "de"? mo -> days $2 $5 $7
    month-days : mo day-digits "-" day-digits -> days $2 $4 $1
    month-days : "les" day-digits "et"|"," day-digits "de"? mo -> days $2 $4 $6
    day-range : month-days
    day-range : month-days "de"|","? yr -> within $1 $3
    day-range : "du" day-number "au" day-number -> days $2 $4
    day-range : "entre" "le" day-number "et" "le" day-number -> days $3 $6
    day-range : "du"|"de" day-digits "au"|"-" day-digits month-cycle -> days $2 $4 $5
    from-day : "à" "partir" "du"|"de" -> constant 0
    day : from-day dom-digits|day-in-month|numeric|wd -> pass $2
    datetime-range : day|day-with-part ","|"mais"|":"|"par"? "exemple"? clock-range|loose-range
    datetime-range : clock-range|loose-range "le"|","? day|day-with-part
    datetime-range : today-part clock-range|loose-range
    datetime-range : clock-range today-part

    # Parts of periods
    part-name beginning = début, au début, en début, le début, au tout début
    part-name middle = milieu, au milieu, en milieu, mi-, mi, à la mi, courant
    part-name end = fin, à la fin, en fin, la fin
    period-unit : "la"? "semaine" -> constant this:week
    period-unit : "mois" -> constant this:month
    period-unit : "année" -> constant this:year
    period-part : part-name of? period|month|month-name|year|yr|year-period|month-cycle -> part $1 $3
    period-part : part-name "de"|"du"|"d"|"l"? "'"? period-unit -> part $1 $4
    period-part : part-name "de" "l" ~"'" ~period-unit|year-period -> part $1 $5
    period-part : part-name "du" "mois" "de" mo|month-full -> part $1 $5
    half-part firstHalf = première quinzaine, première moitié, 1ère quinzaine, 1re quinzaine
    half-part secondHalf = deuxième quinzaine, seconde quinzaine, deuxième moitié, seconde moitié, 2e quinzaine, 2ème quinzaine
    period-part : "la"? half-part of|"du" period|month|month-name|month-cycle|period-unit|year-period -> part $2 $4

    # Repetitions
    weekday-set : weekday-strong|weekday-plural -> weekdays $1
    weekday-set : weekday-set ","|"et"|"/" "les"? weekday-strong|weekday-plural -> weekdays $1 $4
    plural-set : weekday-plural -> weekdays $1
    plural-set : plural-set ","|"et"|"/" "les"? weekday-plural -> weekdays $1 $4
    repeat : "chaque" unit -> every 1 $2
    repeat : "tous"|"toutes" "les" unit -> every 1 $3
    repeat : "tous"|"toutes" "les" whole unit -> every $3 $4
    repeat : "chaque" weekday-set -> everyWeekday $2
    repeat : "tous" "les" weekday-set -> everyWeekday $3
    repeat : "tous" "les" "deux"|"2" weekday-set -> everyWeekday $4 2
    repeat : "les" plural-set -> everyWeekday $2
    repeat : "un" weekday-set "sur" "deux" -> everyWeekday $2 2
    repeat : "un" "jour" "sur" "deux" -> every 2 unit:day
    repeat : "une" "semaine" "sur" "deux" -> every 2 unit:week
    repeat : "un" weekend-word "sur" "deux" -> every 2 unit:weekend
    repeat : "un" "mois" "sur" "deux" -> every 2 unit:month
    repeat : "en" "semaine" -> everyWeekday workweek
    repeat : "chaque" weekend-word -> everyWeekday weekendDays
    repeat : "tous"? "les" weekend-word -> everyWeekday weekendDays
    weekday-span : weekday-strong "-"|"à"|"au" weekday-strong -> weekdaysThrough $1 $3
    span-repeat : weekday-span -> everyWeekday $1
    repeated : "du"|"de"? span-repeat ","|":"? loose-time|cued|clock-range -> at $2 $4
    part-clock : plural-part-time cued|loose-time -> within $2 $1
    repeated : each-day part-clock -> at $1 $2
    repeat : "le"? rank|last-rank weekday-set "du"|"de" "chaque"? "mois" @notBefore:next-behind -> everyNth $2 $3
    repeat : "le"|"tous" "les"? day-number "de"|"du" "chaque" "mois" -> everyDay $3
    repeat : "chaque" "mois" "le" day-number -> everyDay $4
    repeat : "tous" "les" "mois" "le" day-number -> everyDay $5
    repeat : "mensuellement"|"mensuel" "le" day-number -> everyDay $3
    repeat : "quotidiennement" -> every 1 unit:day
    repeat : "hebdomadairement"|"hebdomadaire" -> every 1 unit:week
    repeat : "mensuellement"|"mensuel"|"mensuelle" -> every 1 unit:month
    repeat : "annuellement"|"annuel"|"annuelle" -> every 1 unit:year
    repeated : repeat ","? loose-time|cued|clock-range -> at $1 $3
    repeated : repeat "au"|"le"? part-of-day|part-phrase -> at $1 $3
    each-day : "chaque" -> every 1 unit:day
    each-day : "tous"|"toutes" "les" -> every 1 unit:day
    plural-part morning = matins, matin
    plural-part afternoon = après-midis, après-midi, aprèms
    plural-part evening = soirs, soir
    plural-part night = nuits, nuit
    plural-part-time : plural-part -> dayPart $1
    repeated : each-day plural-part-time -> at $1 $2
    repeated : loose-time|cued repeat -> at $2 $1

    # Several to choose from: those that share an hour or a part of the day are one time with as many readings
    found-idiom : "24" ~"/" ~"7" -> constant 0
    joining = et, ou
    hour-choice : bare|hourly|hm-h|hm "ou" hourly|hm-h|hm -> either $1 $3
    loose-time : hour-choice
    cued : around hour-choice -> pass $2
    clock-time : hm-h|hm "ou" hourly|hm-h|hm -> either $1 $3
    clock-time : hourly "ou" hm-h|hm -> either $1 $3
    several-length : whole "-"|"à"|"ou" whole unit -> length $1 $4
    distance : "dans" several-length -> shift $2 1
    found-duration : several-length
    counting = nombre, chiffre, note, niveau, score, numéro, page, pages, échelle, âge, ages
    clock-range : @notBehind:counting "entre" bare "et" bare @clean -> interval $2 $4
    day : "le" dom-digits @listedBefore:day-article -> pass $2
    day-article = le
    month : month-lone @listedBefore:month-strong
    month : @listedBehind:month-strong month-lone
    month-lone : month-weak -> month $1
    cued : @behind:sense hourly @notBefore:trip -> pass $1
    found-nothing : wish weekday-strong|weekend-word|feast -> constant 0
    wish = bon, bonne, joyeux
    found-nothing : @behind:age-verb digits "ans" -> constant 0
    age-verb = ai, as, a, aura, aurai, avait, ont
    found-nothing : "7" "jours" "sur" "7" -> constant 0
    day-choice : weekday-day "ou" weekday-day -> either $1 $3
    datetime : day-choice cued|loose-time -> within $2 $1
    datetime : loose-time|cued day-choice -> within $1 $2
    day-with-part : day-choice part-of-day -> within $2 $1
    day : weekday-weak @listedBefore:weekday-weak -> weekday $1
    day : weekday-weak @listedBefore:weekday-strong -> weekday $1
    day : @listedBehind:weekday-weak weekday-weak -> weekday $1
    day : @listedBehind:weekday-strong weekday-weak -> weekday $1

    # Said of a moment: nothing is counted and no time is meant.
    found-nothing : "une"|"deux"|"2"|"1" moment-unit -> constant 0
    found-idiom : "dans" "une"|"deux"|"2" moment-unit -> constant 0
    moment-unit = seconde, secondes, sec, secs, instant
    now-phrase : "le"|"au" "plus" "tôt"|"vite" "possible" -> now
    now-phrase : "dès" "que" "possible" -> now
    now-phrase : "aussi" "tôt" "que" "possible" -> now
    now-phrase : "asap" -> now
    found-time : now-phrase

    # What is found
    found-time : day|period|month|year|distance|stretch|datetime|day-range|datetime-range|period-part|day-with-part|today-part
    found-time : clock-time|cued|clock-range|part-phrase|now-alone|month-cycle
    found-duration : length|work-length
    datetime : @start numeric ","? clock-time|cued
    datetime : numeric ","? clock-time|cued
    found-recurrence : repeat|repeated
    """#
}
