extension EnglishFiles {
  /// Months, weekdays, units, parts of the day, feasts and zones.
  static let words = #"""
    month-strong 1 = january
    month-strong 2 = february, feb, febuary
    month-strong 7 = july, jul
    month-strong 8 = august, aug
    month-strong 9 = september, sep, sept
    month-strong 10 = october, oct
    month-strong 11 = november, nov
    month-strong 12 = december
    # Words that are also others, or names of people.
    month-weak 1 = jan
    month-weak 3 = march, mar
    month-weak 4 = april, apr
    month-weak 5 = may
    month-weak 6 = june, jun
    month-weak 12 = dec
    weekday-strong 1 = monday
    weekday-strong 2 = tuesday, tues, tue
    weekday-strong 3 = wednesday, weds, wednes, wednsday
    weekday-strong 4 = thursday, thurs, thur
    weekday-strong 5 = friday, fri
    weekday-strong 6 = saturday
    weekday-strong 7 = sunday
    weekday-weak 1 = mon
    weekday-weak 3 = wed
    weekday-weak 4 = thu
    weekday-weak 6 = sat
    weekday-weak 7 = sun
    weekday-plural 1 = mondays
    weekday-plural 2 = tuesdays
    weekday-plural 3 = wednesdays
    weekday-plural 4 = thursdays
    weekday-plural 5 = fridays
    weekday-plural 6 = saturdays
    weekday-plural 7 = sundays
    today = today, 2day, tdy, 2da
    tomorrow = tomorrow, tmr, tmrw, tmw, tml, tomoro, tommorow, tommorrow, tomorow, tomorro, tmorow, 2moro, 2morrow, 2mro, 2mrw, tomo, tomorrows, tom'row, tomorrow's
    yesterday = yesterday, ytd, yest
    tonight-word = tonight, tonite, 2nite, 2night, tnite, tonit
    unit second = seconds, secs, sec
    unit-weak second = second
    unit minute = minute, minutes, min, mins
    unit hour = hour, hours, hr, hrs
    unit day = day, days
    unit week = week, weeks, wk, wks
    unit month = month, months, mth, mths, mo, mos
    unit quarter = quarter, quarters, qtr, qtrs
    unit year = year, years, yr, yrs
    unit decade = decade, decades
    unit century = century, centuries
    unit-short hour = h
    unit-short minute = m
    unit-short second = s
    unit-short day = d
    unit-short week = w
    unit-short year = y
    weekend-word = weekend, weekends, wkend, wk-end, week-end
    season-name spring = spring
    season-name summer = summer
    season-name autumn = autumn
    # Also a verb.
    season-weak autumn = fall
    season-name winter = winter
    morning-part morning = morning, mornin, mornings
    day-part earlyMorning = early morning, early in the morning
    day-part lateMorning = late morning, later in the morning, late in the morning
    day-part afternoon = afternoon, arvo, aft, afternoons
    day-part lateAfternoon = late afternoon, later in the afternoon, late in the afternoon
    day-part evening = evening, eve, evenings
    day-part night = night, nite, nights
    day-part lateNight = late night, late evening
    day-part morning = morning, mornin
    after-what afterBreakfast = breakfast
    after-what afterLunch = lunch, lunchtime, lunch time
    after-what afterDinner = dinner, dinnertime, dinner time, supper
    after-what afterWork = work
    after-what afterSchool = school
    meal lunch = lunch, lunchtime, lunch time
    meal breakfast = breakfast
    meal dinner = dinner, dinnertime, dinner time, supper
    this-word 0 = this, current, dis, the current
    next-word 1 = next, nxt, following, coming, the next, the following, the coming
    upcoming-word = upcoming
    next-word : upcoming-word -> constant 1
    next-word : "the" upcoming-word -> constant 1
    last-word -1 = last, previous, past, the last, the previous, the past, prev, the prior
    am-word = am, a
    pm-word = pm, p
    in-word = in, within
    lead = at, on, @, from, between, by, around, about, abt, for, until, till, til, before, after, since, of, b4, ard, starting, during, approximately, approx, roughly, circa, ca
    # Words that may follow a bare hour, because it cannot count them.
    follow = at, in, within, on, by, before, b4, after, around, abt, about, ard, and, n, from, between, btw, to, till, til, until, thru, through, this, dis, last, next, nxt, every, each, i, you, u, he, she, we, they, it, who, me, us, him, her, them, ppl, is, are, was, were, be, been, isn, aren, for, if, with, w, or, but, so, because, cos, coz, then, please, pls, plz, ok, okay, sharp, latest, instead, can, could, will, would, shall, should, right, as, when, where, while, how, what, which, since, though, tho, onwards, lol, haha, thanks, thx, my, your, ur, our, also, too, maybe, unless, outside, near, see, bring, let, meet, meetup, meeting, today, tonight, tomorrow, tmr, tmrw, monday, tuesday, wednesday, thursday, friday, saturday, sunday, ish, plus
    # When such a thing is mostly done.
    sense morning = breakfast, brunch, run, jog, hike, sunrise
    sense workday = meeting, class, lecture, dentist, doctor, appointment, exam, interview, lab, lesson, tutorial, school, work, office, viewing
    sense evening = dinner, drinks, supper, party, movie, film, concert, gig, show, pub, bar, club, beer, beers, clubbing, opera
    # Behind these two numbers with a slash are a day.
    dated = on, by, before, b4, after, around, about, from, between, to, till, til, until, through, is, are, was, were, be, due, date, deadline, dated, and
    # Behind these two numbers with a colon are none.
    ratio = ratio, mix, mixed, diluted, dilution, scale, score, scored, won, lost, beat, beats, odds, aspect, verse, john, romans, matthew, mark, luke, psalm, psalms, genesis, exodus, corinthians, proverbs, isaiah, hebrews, ephesians, galatians, philippians
    """#
    + words2

  private static let words2 = #"""

    """#
}
