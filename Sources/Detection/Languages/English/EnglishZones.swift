extension EnglishFiles {
  /// Zones by name, by place and by offset. Behind `;` stands what a name means in a region.
  static let zones = #"""
    zone UTC = utc, gmt, zulu
    zone America/Los_Angeles = pst, pdt, pacific time, pacific standard time, pacific daylight time, la time, california time, west coast time
    zone America/Denver = mst, mdt, mountain time, mountain standard time, mountain daylight time
    zone America/Chicago;CN:Asia/Shanghai;TW:Asia/Taipei;CU:America/Havana = cst
    zone America/Chicago = cdt, central time, central standard time, central daylight time, chicago time, texas time
    zone America/New_York;AU:Australia/Sydney = est
    zone America/New_York = edt, eastern time, eastern standard time, eastern daylight time, new york time, ny time, nyc time, east coast time
    zone America/Anchorage = akst, akdt, alaska time
    zone Pacific/Honolulu = hst, hawaii time
    zone America/Halifax;SA:Asia/Riyadh;KW:Asia/Kuwait;IQ:Asia/Baghdad;QA:Asia/Qatar = ast
    zone America/Halifax = adt, atlantic time
    zone America/St_Johns = nst, ndt, newfoundland time
    zone America/Sao_Paulo = brt, brst, brazil time, brasilia time
    zone Europe/Paris = cet, cest, paris time, central european time
    zone Europe/Berlin = mez, mesz, berlin time, german time, germany time
    zone Europe/Madrid = madrid time, spain time
    zone Europe/Rome = rome time, italy time
    zone Europe/London;BD:Asia/Dhaka = bst
    zone Europe/London = uk time, london time, british time
    zone Europe/Dublin = dublin time, irish time
    zone Europe/Athens = eet, eest, athens time, greek time
    zone Europe/Lisbon = wet, lisbon time
    zone Europe/Moscow = msk, moscow time
    zone Europe/Istanbul = trt, istanbul time, turkish time, turkey time
    zone Asia/Kolkata;IE:Europe/Dublin;IL:Asia/Jerusalem = ist
    zone Asia/Kolkata = indian time, india time, indian standard time
    zone Asia/Jerusalem = idt, israel time
    zone Asia/Karachi = pkt, pakistan time
    zone Asia/Kathmandu = npt, nepal time
    zone Asia/Dubai = gst, dubai time, uae time
    zone Asia/Tokyo = jst, japan time, tokyo time
    zone Asia/Seoul = kst, korea time, korean time, seoul time
    zone Asia/Shanghai = beijing time, china time, shanghai time
    zone Asia/Singapore = sgt, singapore time, sg time
    zone Asia/Kuala_Lumpur = myt, malaysia time, malaysian time
    zone Asia/Hong_Kong = hkt, hong kong time, hk time
    zone Asia/Manila = pht, manila time, philippine time, ph time
    zone Asia/Bangkok = bangkok time, thai time, thailand time
    zone Asia/Jakarta = wib, jakarta time
    zone Australia/Sydney = aest, aedt, sydney time, melbourne time
    zone Australia/Adelaide = acst, acdt, adelaide time
    zone Australia/Perth = awst, perth time
    zone Pacific/Auckland = nzst, nzdt, nz time, new zealand time
    zone Africa/Johannesburg = sast
    zone Africa/Lagos = nigerian time, lagos time
    zone Africa/Nairobi = kenyan time, nairobi time
    # Words, unless they are written in capitals.
    zone-upper America/Los_Angeles = pt
    zone-upper America/Denver = mt
    zone-upper America/Chicago = ct
    zone-upper America/New_York = et
    zone-upper Africa/Maputo = cat
    zone-upper Europe/Lisbon = west
    zone : @upper zone-upper
    # Words, unless nothing of theirs follows.
    zone-side America/Los_Angeles = pacific
    zone-side America/Denver = mountain
    zone-side America/Chicago = central
    zone-side America/New_York = eastern

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

    zoned : clock-time|bare zone -> zone $1 $2
    zoned : clock-time "(" zone ")" -> zone $1 $3
    zoned : clock-time zone-side @clean -> zone $1 $2
    # "10:00-11:00" is an interval.
    offset-behind-clock : sign-plus ~hour-digits ~":" ~minute-digits -> offset $1 $2 $4
    offset-behind-clock : sign ~digits4 -> offset $1 $2
    offset-behind-clock : sign-plus ~hour-digits -> offset $1 $2
    zoned : hm|hms|hm-dot ~offset-behind-clock -> zone $1 $2
    zoned : hm|hms|with-half @spaced offset-behind-clock -> zone $1 $2
    zone-mark = |, ·, ∙, •, =
    zoned-again : zoned
    zoned-again : zoned-both
    zoned-both : zoned "/"|","|"or"|"and"|zone-mark zoned-again -> either $1 $3
    zoned-both : zoned "(" zoned-again ")" -> either $1 $3
    clock-time : zoned-both
    loose-time : zoned
    cued : zoned
    """#
}
