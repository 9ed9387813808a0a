extension EnglishFiles {
  /// Zones by name, by place and by offset. Behind `;` stands what a name means in a region.
  static let zones = #"""
    zone-code UTC = utc, gmt, zulu
    zone-code America/Los_Angeles = pst, pdt
    zone-phrase America/Los_Angeles = pacific time, pacific standard time, pacific daylight time, la time, california time, west coast time
    zone-code America/Denver = mst, mdt
    zone-phrase America/Denver = mountain time, mountain standard time, mountain daylight time
    zone-code America/Chicago;CN:Asia/Shanghai;TW:Asia/Taipei;CU:America/Havana = cst
    zone-code America/Chicago = cdt
    zone-phrase America/Chicago = central time, central standard time, central daylight time, chicago time, texas time
    zone-code America/New_York;AU:Australia/Sydney = est
    zone-code America/New_York = edt
    zone-phrase America/New_York = eastern time, eastern standard time, eastern daylight time, new york time, ny time, nyc time, east coast time
    zone-code America/Anchorage = akst, akdt
    zone-phrase America/Anchorage = alaska time
    zone-code Pacific/Honolulu = hst
    zone-phrase Pacific/Honolulu = hawaii time
    zone-code America/Halifax;SA:Asia/Riyadh;KW:Asia/Kuwait;IQ:Asia/Baghdad;QA:Asia/Qatar = ast
    zone-code America/Halifax = adt
    zone-phrase America/Halifax = atlantic time
    zone-code America/St_Johns = nst, ndt
    zone-phrase America/St_Johns = newfoundland time
    zone-code America/Sao_Paulo = brt, brst
    zone-phrase America/Sao_Paulo = brazil time, brasilia time
    zone-code Europe/Paris = cet, cest
    zone-phrase Europe/Paris = paris time, central european time
    zone-code Europe/Berlin = mez, mesz
    zone-phrase Europe/Berlin = berlin time, german time, germany time
    zone-phrase Europe/Madrid = madrid time, spain time
    zone-phrase Europe/Rome = rome time, italy time
    zone-code Europe/London;BD:Asia/Dhaka = bst
    zone-phrase Europe/London = uk time, london time, british time
    zone-phrase Europe/Dublin = dublin time, irish time
    zone-code Europe/Athens = eet, eest
    zone-phrase Europe/Athens = athens time, greek time
    zone Europe/Lisbon = wet
    zone-phrase Europe/Lisbon = lisbon time
    zone-code Europe/Moscow = msk
    zone-phrase Europe/Moscow = moscow time
    zone-code Europe/Istanbul = trt
    zone-phrase Europe/Istanbul = istanbul time, turkish time, turkey time
    zone-code Asia/Kolkata;IE:Europe/Dublin;IL:Asia/Jerusalem = ist
    zone-phrase Asia/Kolkata = indian time, india time, indian standard time
    zone-code Asia/Jerusalem = idt
    zone-phrase Asia/Jerusalem = israel time
    zone-code Asia/Karachi = pkt
    zone-phrase Asia/Karachi = pakistan time
    zone-code Asia/Kathmandu = npt
    zone-phrase Asia/Kathmandu = nepal time
    zone-code Asia/Dubai = gst
    zone-phrase Asia/Dubai = dubai time, uae time
    zone-code Asia/Tokyo = jst
    zone-phrase Asia/Tokyo = japan time, tokyo time
    zone-code Asia/Seoul = kst
    zone-phrase Asia/Seoul = korea time, korean time, seoul time
    zone-phrase Asia/Shanghai = beijing time, china time, shanghai time
    zone-code Asia/Singapore = sgt
    zone-phrase Asia/Singapore = singapore time, sg time
    zone-code Asia/Kuala_Lumpur = myt
    zone-phrase Asia/Kuala_Lumpur = malaysia time, malaysian time
    zone-code Asia/Hong_Kong = hkt
    zone-phrase Asia/Hong_Kong = hong kong time, hk time
    zone-code Asia/Manila = pht
    zone-phrase Asia/Manila = manila time, philippine time, ph time
    zone-phrase Asia/Bangkok = bangkok time, thai time, thailand time
    zone-code Asia/Jakarta = wib
    zone-phrase Asia/Jakarta = jakarta time
    zone-code Australia/Sydney = aest, aedt
    zone-phrase Australia/Sydney = sydney time, melbourne time
    zone-code Australia/Adelaide = acst, acdt
    zone-phrase Australia/Adelaide = adelaide time
    zone-code Australia/Perth = awst
    zone-phrase Australia/Perth = perth time
    zone-code Pacific/Auckland = nzst, nzdt
    zone-phrase Pacific/Auckland = nz time, new zealand time
    zone-code Africa/Johannesburg = sast
    zone-phrase Africa/Lagos = nigerian time, lagos time
    zone-phrase Africa/Nairobi = kenyan time, nairobi time
    # Words, unless they are written in capitals.
    zone-upper America/Los_Angeles = pt
    zone-upper America/Denver = mt
    zone-upper America/Chicago = ct
    zone-upper America/New_York = et
    zone-upper Africa/Maputo = cat
    zone-upper Europe/Lisbon = west
    zone : @upper zone-upper
    zone : zone-phrase
    # By itself: "are you on PST or EST?", "my time zone is pst", "9 to 5 eastern time"
    zone-cue = that, timezone, timezones, zone, tz, in, on, to, from, into, or, vs, using, use, uses, is, s, re, m, with
    zone-noun = works, pls, please, timezone, timezones, zone, tz, time, here
    zone-strong = timezone, timezones, zone, tz
    found-zone : @behind:zone-cue zone-phrase
    found-zone : zone-code @before:zone-word
    found-zone : @upper zone-upper @before:zone-word
    zone-word = timezone, timezones, zone, tz, time
    found-zone : zone-phrase-long
    zone-phrase-long America/Los_Angeles = pacific standard time, pacific daylight time
    zone-phrase-long America/Denver = mountain standard time, mountain daylight time
    zone-phrase-long America/Chicago = central standard time, central daylight time
    zone-phrase-long America/New_York = eastern standard time, eastern daylight time
    zone-phrase-long Europe/Paris = central european time, central european summer time
    zone-phrase-long Asia/Kolkata = indian standard time
    found-zone : @behind:zone-strong zone-side @clean
    # Words, unless nothing of theirs follows.
    zone-side America/Los_Angeles = pacific
    zone-side America/Denver = mountain
    zone-side America/Chicago = central
    zone-side America/New_York = eastern

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
