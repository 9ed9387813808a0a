extension CommonFiles {
  /// Zones by their names in the tz database and by offsets; which of a language's codes are zones by themselves.
  static let zones = #"""
    zone-area = africa, america, antarctica, asia, atlantic, australia, europe, indian, pacific
    zone : zone-of-database
    zone : zone-code
    # "-" behind these is no "to".
    greenwich = utc, gmt
    sign-plus : "+" -> constant 1
    sign-minus : "-" -> constant -1
    sign : sign-plus|sign-minus
    offset : sign ~hour-digits ~":" ~minute-digits -> offset $1 $2 $4
    offset : sign ~digits4 -> offset $1 $2
    offset-ahead : sign-plus ~hour-digits -> offset $1 $2
    offset-short : sign ~hour-digits -> offset $1 $2
    zone : "gmt"|"utc" offset|offset-short -> pass $2
    zone : "gmt"|"utc" "+" digits4 -> offset 1 $3
    zone : "gmt"|"utc" "+" hour-digits -> offset 1 $3
    # A code alone is one in capitals among small letters, with a word that speaks of zones or joins two of them.
    found-zone : zone-of-database
    found-zone : "gmt"|"utc" offset|offset-short -> pass $2
    found-zone : "gmt"|"utc" "+" hour-digits -> offset 1 $3
    found-zone : @behind:zone-strong zone-code
    found-zone : @outstanding @behind:zone-cue zone-code
    found-zone : @outstanding zone-code @before:zone-noun
    found-zone : @outstanding zone-code @listedBefore:zone-code
    found-zone : @outstanding @listedBehind:zone-code zone-code
    found-zone : @upper universal
    found-zone : @first @upper zone-code @last
    universal UTC = utc, gmt
    """#
}
