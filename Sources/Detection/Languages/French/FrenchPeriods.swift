extension FrenchFiles {
  /// Weeks, months, years, feasts and their ranks.
  static let periods = #"""
    the : "le"|"la"|"les"
    the : "l" ~"'" -> constant 0
    this-period : this-word unit -> cycle $2 0
    this-period : the? next-word unit -> cycle $3 1
    this-period : the? unit next-behind -> cycle $2 1
    this-period : the? last-word unit -> cycle $3 -1
    this-period : the? unit last-behind -> cycle $2 -1
    period : this-period
    period : "la" "semaine" "d" ~"'" ~"après" -> cycle unit:week 1
    period : "dans" "deux"|"2" "semaines" "à" "partir" -> cycle unit:week 2
    period : this-word weekend-word -> cycle unit:weekend 0
    period : "le"? next-word weekend-word -> cycle unit:weekend 1
    period : "le"? weekend-word next-behind -> cycle unit:weekend 1
    period : "le"? last-word weekend-word -> cycle unit:weekend -1
    period : "le"? weekend-word last-behind -> cycle unit:weekend -1
    period : "le"|"du"|"pour"|"au" weekend-word -> cycle unit:weekend 0
    period : @start weekend-word @end -> cycle unit:weekend 0
    period : "week" ~"-" ~"end" "du" day-in-month -> within this:weekend $5
    period : "weekend" "du" day-in-month -> within this:weekend $3
    period : "la"|"une"? "semaine" "du" day-in-month|numeric|dom-digits -> within this:week $4
    week-number : "semaine" digits -> pass $2
    period : "la"|"en"? week-number "de"|"en" yr|year|year-period -> nth $2 unit:week $4
    period : "la"|"en"? week-number -> nth $2 unit:week this:year
    month-period : month
    month-cycle : this-word "mois" -> cycle unit:month 0
    month-cycle : "le"|"de"? next-word "mois" -> cycle unit:month 1
    month-cycle : "le"|"de"? "mois" next-behind -> cycle unit:month 1
    month-cycle : "le"|"de"? last-word "mois" -> cycle unit:month -1
    month-cycle : "le"|"de"? "mois" last-behind -> cycle unit:month -1
    month-period : month-cycle
    of : "de"|"du"|"en"
    of : "d" ~"'" -> constant 0
    of : "d" -> constant 0
    month-full : mo "de"|","? yr
    month-full : mo yr-short @clean
    month-full : mo of year-period
    month-full : mo ~"-"|"/" ~yr
    month-full : mo "'" ~year-digits2 -> ymd $3 $1
    month : month-full
    month-name : mo
    month : month-strong -> month $1
    month : "en"|"depuis"|"dès" mo|month-full
    month : "jusqu" ~"'" "en"|"à"|"au" mo|month-full -> pass $4
    month : this-word mo -> within $2 this:year
    month : mo next-behind -> nthFrom 1 $1 now
    month : mo last-behind -> nthFrom -1 $1 now
    month : "le"|"au"? "mois" "de" mo|month-full -> pass $4
    month : "le"|"au"? "mois" "d" ~"'" ~mo|month-full -> pass $5
    month : "avant" mo|month-full -> pass $2
    year-period : this-word "année" -> cycle unit:year 0
    year-period : the? "année" next-behind -> cycle unit:year 1
    year-period : the? "an" next-behind -> cycle unit:year 1
    year-period : the? "année" last-behind -> cycle unit:year -1
    year-period : the? "an" last-behind -> cycle unit:year -1
    year : "en"|"depuis"|"dès"|"avant" year-digits4 -> year $2
    year : "après" yr -> nthFrom 1 unit:year $2
    month : "après" month-full|mo -> nthFrom 1 unit:month $2
    year : the? "année" year-digits4 -> year $3
    year : "an" year-digits4 -> year $2
    year : @start year-digits4 @end -> year $1
    decade-number 1950 = cinquante, 50
    decade-number 1960 = soixante, 60
    decade-number 1970 = soixante-dix, soixante dix, 70
    decade-number 1980 = quatre-vingt, quatre-vingts, quatre vingt, quatre vingts, 80
    decade-number 1990 = quatre-vingt-dix, quatre vingt dix, 90
    decade-year : decade-number -> year $1
    decade-year : yr
    period : "les"? "années" decade-year -> nth 1 unit:decade $3
    quarter-letter = t, q
    rank-quarter : quarter-letter ~hour-digits -> pass $2
    longer : month-period|month-name|year-period|yr|year
    quarter : yr ~"-"|"/"? rank-quarter -> nth $3 unit:quarter $1
    quarter : rank-quarter ~"-"|"/"? yr -> nth $1 unit:quarter $3
    quarter : "le"? rank "trimestre" of? yr|year|year-period -> nth $2 unit:quarter $5
    quarter : "le"? rank "trimestre" -> nth $2 unit:quarter this:year
    quarter : "le"? rank "semestre" of? yr|year|year-period -> nth $2 unit:half $5
    quarter : "le"? rank "semestre" -> nth $2 unit:half this:year
    period : quarter
    day : feast-day
    day : this-word feast -> feast $2 0
    day : feast next-behind -> feast $1 1
    day : feast last-behind -> feast $1 -1
    day : feast-day "de"|","? yr
    day : feast-day of year-period
    the-season : season-name -> feast $1
    season : the the-season -> pass $2
    season : "en"|"au" the-season -> pass $2
    season : "durant"|"pendant" the the-season -> pass $3
    season : @start the-season @end
    season : this-word season-name -> feast $2 0
    season : the? season-name next-behind -> feast $2 1
    season : the? next-word season-name -> feast $3 1
    season : the? season-name last-behind -> feast $2 -1
    season : the? last-word season-name -> feast $3 -1
    season : the-season "de"? yr
    period : season

    # Ranks
    ranked : rank|last-rank
    day : "le"? ranked wd of longer -> nth $2 $3 $5
    day : "le"? ranked wd "du" "mois" -> nth $2 $3 this:month
    day : "le"? ranked "jour" of longer -> nth $2 unit:day $5
    period : the? ranked unit of longer -> nth $2 $3 $5
    the-weekend : weekend-word -> cycle unit:weekend 0
    period : "le"? ranked the-weekend of longer -> nth $2 $3 $5
    """#
}
