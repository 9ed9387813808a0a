extension EnglishFiles {
  /// What words are beside dates, numbers and names (``LexiconReader``).
  static let roles = #"""
    # What the grammar's words are.
    month : month-strong|month-weak
    weekday : weekday-strong|weekday-weak
    weak : weekday-weak
    unit : unit|unit-weak
    unit fortnight = fortnight, fortnights
    number : ones|teens|tens
    number 1 = a, an
    number 2 = couple
    number 45 = fortyfive
    day today : today
    day today = tday
    day tonight : tonight-word
    day tomorrow : tomorrow
    day yesterday : yesterday
    day-part : morning-part|day-part
    sense : sense

    role at = at
    role inside = in, within
    role on = on
    role from = from, between, btw
    role to = to, till, til, until, thru, through
    role near = by, before, b4, after, around, abt, about, ard
    role of = of
    role the = the
    role a = a, an
    role this = this, dis
    role next = next, nxt
    role last = last, past
    role past = past
    role every = every, each
    role ago = ago
    role later = later, hence
    role half = half
    role quarter = quarter
    role and = and, n
    role am = am
    role pm = pm
    role noon = noon, midday
    role midnight = midnight
    role ish = ish, plus
    role weekend = weekend, weekends, wkend
    role pronoun = i, you, u, he, she, we, they, it, who, me, us, him, her, them, ppl
    role toBe = is, are, was, were, be, been, am's, isn, aren
    role function = for, if, with, w, or, but, so, because, cos, coz, then, please, pls, plz, ok, okay, sharp, latest
    role function = instead, can, could, would, will, shall, should, pm's, right, as, when, where, while, how, what
    role function = which, since, though, tho, if's, onwards, lol, haha, thanks, thx, my, your, ur, our, at's, also
    role function = too, maybe, unless, outside, near, see, bring, let
    role ratio : ratio
    role street = street, st, road, rd, avenue, ave, boulevard, blvd, lane, ln, drive, dr, court, ct, crescent, cres
    role street = place, pl, square, sq, terrace, parkway, pkwy, highway, hwy, close, way, mews, broadway, gardens
    role street = grove, alley, circle, cir, quay
    role venue = mrt, station, mall, library, cafe, restaurant, airport, cinema, theatre, theater, museum, plaza
    role venue = hotel, church, campus, beach, stadium, arcade, bistro, diner, pier, temple, mosque, cathedral, clinic
    role venue = hospital, courtyard, college, university, hall, gym, park, market, arena, gallery, bakery, brewery
    role venue = pizzeria, terminal, garden
    role venue = café
    role nowhere = home, work, school, sch, night, once, least, all, first, office, house, hse, place, class, lobby
    role nowhere = gate, side, front, back, there, here, town, room, lunch, dinner, breakfast, bus, hostel, lt, block
    role nowhere = blk, void, door, end, top, bottom, entrance, usual, same, some, any
    role meet = meet, meetup, meeting
    role code = code, otp, passcode, pin, verification, password, passwd, codes
    role telephone = call, ring, phone, tel, telephone, mobile, cell, number, text, whatsapp, dial, sms, fax, hp
    role telephone = contact, num, no
    role reference = order, invoice, account, acct, ref, reference, customer, card, tracking, ticket, case, booking
    role reference = confirmation, id, serial, isbn, model, policy, claim, iban, sku
    """#
}
