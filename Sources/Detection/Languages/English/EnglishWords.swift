extension EnglishFiles {
  /// Months, weekdays, units, parts of the day, feasts and zones.
  static let words = #"""
    month-strong 1 = january, janurary, januray, janaury
    month-strong 2 = february, feb, feburary, febrary, febuary
    month-strong 7 = july, jul
    month-strong 8 = august, aug, agust, augst
    month-strong 9 = september, sep, sept, setember, septmber, septemeber
    month-strong 10 = october, oct, ocotber, octobar
    month-strong 11 = november, nov, novemeber, novmber
    month-strong 12 = december, decemeber, decmber
    # Words that are also others, or names of people.
    month-weak 1 = jan
    month-weak 3 = march, mar
    month-weak 4 = april, apr
    month-weak 5 = may
    month-weak 6 = june, jun
    month-weak 12 = dec
    weekday-strong 1 = monday, monda, mondy
    weekday-strong 2 = tuesday, tues, tue, tuseday, tusday, teusday, tueday, tuesdy
    weekday-strong 3 = wednesday, weds, wednes, wednsday, wensday, wendesday, wedensday, wedsday, wednesdy, wednesay
    weekday-strong 4 = thursday, thurs, thur, thrusday, thursdy, thurday, thusday, thrs, thursda
    weekday-strong 5 = friday, fri, frday, fridy, firday
    weekday-strong 6 = saturday, saterday, satuday, saturdy, saturady, satday, saturdae
    weekday-strong 7 = sunday, sunady, sundy
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
    today = today, 2day, tdy, 2da, tday, todae, 2dae, tody, todey, today's, todays
    tomorrow = tomorrow, tmr, tmrw, tmw, tml, tomoro, tommorow, tommorrow, tomorow, tomorro, tmorow, 2moro, 2morrow, 2mro, 2mrw, tomo, tom'row, tomorrow's, tomorrows, tmrow, tmrrw, tmrrow, tmoro, tomarrow, tomorrrow, tomorro, tommorro, tomoz, tomoz, tmmr, tmmrw, tmmrow, tomoro, tomoros, tomrw, tomrow, tomro, 2mrow, 2moz, 2morow, 2mor, 2mora, tmrws, tmz, tomm, tomolo, tmolo, tmorrow
    yesterday = yesterday, ytd, yest, yday, ystd, ystday, yesturday, yestarday, yestday, yesterdae, yesterdays, yesterday's, yestie
    tonight-word = tonight, tonite, 2nite, 2night, tnite, tonit, tnight, tonyt, tonyte, 2nyt, 2nyte, 2nit, tonihgt, tonght, tonigt, tonight's, tonights, tnyt
    unit second = seconds, secs, sec
    unit-weak second = second
    unit minute = minute, minutes, min, mins, minits, minuts, minits, mintues, minz, mnts
    unit hour = hour, hours, hr, hrs, hrz, hourz
    unit day = day, days, dayz, dys
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
    weekend-word = weekend, weekends, wkend, wkends, wknd, wknds, wk-end, week-end, wkend
    weekend-one = weekend, wkend, wknd, wk-end, week-end
    season-name spring = spring
    season-name summer = summer
    season-name autumn = autumn
    # Also a verb.
    season-weak autumn = fall
    season-name winter = winter
    season-noun summer = summer
    season-noun autumn = autumn
    season-noun winter = winter
    morning-part morning = morning, mornin, mornings, morn, mrng, mng, morng, mrning, mornings
    day-part earlyMorning = early morning, early in the morning
    day-part lateMorning = late morning, later in the morning, late in the morning
    day-part afternoon = afternoon, arvo, aft, afternoons, aftn, afternn, aftnoon, afternoon time
    day-part lateAfternoon = late afternoon, later in the afternoon, late in the afternoon
    day-part evening = evening, eve, evenings, evng, evenin, evning, eving
    day-part night = night, nite, nights, nyt, nyte, nighttime
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
    next-word 1 = next, nxt, nex, nx, following, the next, the following
    coming-word 1 = coming, the coming, this coming, dis coming
    last-word -1 = last, lst, previous, past, the last, the previous, the past, prev, the prior
    upcoming-word = upcoming
    next-word : upcoming-word -> constant 1
    next-word : "the" upcoming-word -> constant 1
    am-word = am, a
    pm-word = pm, p
    in-word = in, within
    lead = at, on, @, to, from, between, by, around, about, abt, for, until, till, til, before, after, since, of, b4, ard, starting, during, approximately, approx, roughly, circa, ca, like, frm, bfr, bfore, befor, arnd, untill, btwn, betw, btw, aft, maybe
    # Words that may follow a bare hour, because it cannot count them.
    follow = only, works, good, fine, best, better, great, perfect, suits, at, early, last, in, within, on, by, before, b4, after, around, abt, about, ard, and, n, from, between, btw, to, till, til, until, thru, through, this, dis, next, nxt, every, i, you, u, he, she, we, they, it, who, me, us, him, her, them, is, are, was, were, be, been, isn, aren, for, if, with, w, or, but, so, because, cos, coz, then, please, pls, plz, ok, okay, sharp, latest, instead, can, could, will, would, shall, should, right, as, when, where, while, how, what, which, since, though, tho, onwards, lol, haha, thanks, thx, my, your, ur, our, also, too, maybe, unless, outside, near, see, bring, let, meet, meetup, meeting, today, tonight, tomorrow, tmr, tmrw, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekdays, weekends, mon, tue, tues, wed, thu, thurs, fri, sat, sun, ish, plus, last
    # When such a thing is mostly done.
    sense morning = standup, standups, scrum, breakfast, brunch, run, jog, hike, sunrise
    sense workday = meeting, class, lecture, dentist, doctor, appointment, exam, interview, lab, lesson, tutorial, school, work, office, viewing
    sense evening = dinner, drinks, supper, party, movie, film, concert, gig, show, pub, bar, club, beer, beers, clubbing, opera
    # Behind these two numbers with a slash are a day.
    dated = on, by, before, b4, after, around, about, from, between, to, till, til, until, through, is, are, was, were, be, due, date, deadline, dated, and
    # In front of these it is the name of a street.
    road = street, road, rd, avenue, ave, lane, drive, close, court, boulevard, blvd, crescent, terrace, square
    # Behind these the sun and the like are no days.
    article = the, a, my, your, her, his, our, no, bright, hot, midday, morning, evening
    # Behind these "from 1 to 10" are no hours.
    counting = scale, rate, rated, rating, count, counted, counting, numbers, number, pages, page, chapters, chapter, levels, level, range, ranges, ranging, grew, went, up, down, increased, dropped, fell, rose, prices, price, ages, age, aged, rooms, episodes, ep, verses, verse, score, scores, items, steps, tables, questions
    # In front of these a number of four digits is no year.
    counted-noun = rows, row, users, people, persons, guests, steps, points, pts, words, characters, chars, letters, lines, files, items, pages, votes, likes, followers, subscribers, subs, views, euros, euro, dollars, bucks, pounds, quid, calories, cals, kcal, km, kms, miles, metres, meters, feet, mb, gb, kb, tokens, requests, tests, cases, copies, students, seats, tickets, members, employees, pieces, pcs, units, times, posts, messages, msgs, emails, photos, pics, songs, games, players, cars, houses, homes, stores, records, entries, samples, values, numbers, customers, clients, orders, downloads, hours, hrs, minutes, mins, seconds, days, weeks, years, sheep, fans, kg, grams, g, ml, watts, rpm, fps, mah, hp, elo, coins, gold, credits, xp, of
    # Behind these a number counts off things ("block 4a", "bus 10p").
    counted = blk, block, room, rm, unit, class, flat, apt, apartment, no, number, gate, bus, route, section, fig, figure, table, platform, line, level, phase, part, step, question, item, seat, exit, terminal, grade, size, page, chapter, option, appendix, clause, article, track, model, type, form, group, team, house, lot, suite, zone, row
    # Behind these a short length stands.
    lasting = for, takes, took, take, lasts, last, lasted, within, after, every, another, about, wait, duration, timer
    # Behind these numbers with dots are none.
    version = version, versions, v, ver, build, release, update, updated, upgrade, upgraded, ios, android, firmware, python, java, node, php, swift, kernel, patch, macos, windows, chrome, section, chapter, clause, ip
    # Behind these two numbers with a colon are none.
    link = is, was, of, were
    ratio = ratio, took, ran, pb, finished, ahead, mix, mixed, diluted, dilution, scale, score, scored, won, lost, beat, beats, odds, aspect, verse, john, romans, matthew, mark, luke, psalm, psalms, genesis, exodus, corinthians, proverbs, isaiah, hebrews, ephesians, galatians, philippians
    """#
    + words2

  private static let words2 = #"""

    """#
}
