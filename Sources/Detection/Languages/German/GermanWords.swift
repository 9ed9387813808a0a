extension GermanFiles {
  /// Months, weekdays, units, parts of the day and zones.
  static let words = #"""
    month-strong 1 = januar, jänner, jannuar
    month-strong 2 = februar, feber, feb
    month-strong 3 = märz, mrz
    month-strong 4 = april, apr
    month-strong 6 = juni, jun, juno, june
    month-strong 7 = juli, jul, julei, july
    month-strong 8 = august, aug
    month-strong 9 = september, sep, sept
    month-strong 10 = oktober, okt, october, oct
    month-strong 11 = november, nov
    month-strong 12 = dezember, dez, december, dec
    # Words that are also names, or too short to stand alone.
    month-weak 1 = jan
    month-weak 3 = mär
    month-weak 5 = mai, may
    weekday-strong 1 = montag
    weekday-strong 2 = dienstag
    weekday-strong 3 = mittwoch
    weekday-strong 4 = donnerstag
    weekday-strong 5 = freitag
    weekday-strong 6 = samstag, sonnabend
    weekday-strong 7 = sonntag
    weekday-weak 1 = mo
    weekday-weak 2 = di
    weekday-weak 3 = mi
    weekday-weak 4 = do
    weekday-weak 5 = fr
    weekday-weak 6 = sa
    weekday-so 7 = so
    compound weekday-plural : weekday-strong "s" -> pass $1
    today = heute, heut
    tomorrow = morgen, morgn, mrgn
    day-number 2 = übermorgen, "über morgen"
    day-number 3 = überübermorgen
    day-number -1 = gestern
    day-number -2 = vorgestern
    day-number -3 = vorvorgestern
    unit second = sekunde, sekunden, sek
    unit minute = minute, minuten, min
    unit hour = stunde, stunden, std, stdn
    unit day = tag, tage, tagen, tages
    unit week = woche, wochen, wo
    unit month = monat, monate, monaten, monats
    unit quarter = quartal, quartale, quartalen, vierteljahr, vierteljahre
    unit half = halbjahr, halbjahre
    unit year = jahr, jahre, jahren, jahres
    unit decade = jahrzehnt, jahrzehnte, jahrzehnten
    unit century = jahrhundert, jahrhunderte, jahrhunderten
    unit-short hour = h
    unit-short minute = m
    unit-short second = s
    # One of them, as something that comes again.
    unit-one hour = stunde
    unit-one day = tag, tages
    unit-one week = woche
    unit-one month = monat, monats
    unit-one quarter = quartal, quartals
    unit-one half = halbjahr, halbjahres
    unit-one year = jahr, jahres
    unit-one decade = jahrzehnt, jahrzehnts
    unit-one century = jahrhundert, jahrhunderts
    weekend-word = wochenende, wochenend, wochenendes
    season-name spring = frühling, frühjahr
    season-name summer = sommer
    season-name autumn = herbst
    season-name winter = winter
    compound this-word : "dies" ending -> constant 0
    this-word 0 = dies
    compound next-word : "nächst" ending -> constant 1
    compound next-word : "folgend" ending -> constant 1
    compound coming-word : "kommend" ending -> constant 1
    compound after-next-word : "übernächst" ending -> constant 2
    compound last-word : "letzt" ending -> constant -1
    compound last-word : "vergangen" ending -> constant -1
    compound last-word : "vergangn" ending -> constant -1
    compound last-word : "vorig" ending -> constant -1
    compound last-word : "vorangegangen" ending -> constant -1
    compound before-last-word : "vorletzt" ending -> constant -2
    compound each : "jed" ending -> constant 1
    # Parts of the day: as nouns and as adverbs.
    part-noun morning = morgen, vormittag, früh, frühe
    part-noun earlyMorning = frühmorgen
    part-noun lunch = mittag
    part-noun afternoon = nachmittag
    part-noun lateAfternoon = spätnachmittag
    part-noun evening = abend, spätabend, vorabend
    part-noun night = nacht
    part-adverb morning = morgens, vormittags
    part-adverb earlyMorning = frühmorgens
    part-adverb lunch = mittags
    part-adverb afternoon = nachmittags
    part-adverb lateAfternoon = spätnachmittags
    part-adverb evening = abends, spätabends
    part-adverb night = nachts
    compound part-hours : part-noun "s"? "zeit" -> pass $1
    compound a-weekday : weekday-strong -> weekday $1
    compound a-weekday : weekday-plural -> weekday $1
    compound a-part : part-noun -> dayPart $1
    compound a-part : part-adverb -> dayPart $1
    compound weekday-with-part : a-weekday a-part
    compound weekday-feast : weekday-strong "s"? "feiertag" -> pass $1
    zone-code UTC = utc, gmt
    zone-code Europe/Berlin = mez, mesz, cet, cest
    zone-code Europe/London = bst
    zone-code America/New_York = est, edt
    zone-code America/Los_Angeles = pst, pdt
    zone-strong = zeitzone, zeitzonen
    zone-cue = zeitzone, zeitzonen, in, nach, auf, von, oder, und
    zone-noun = zeit, zeitzone, hier
    zone-phrase Europe/Berlin = mitteleuropäische zeit, mitteleuropäische sommerzeit, mitteleuropäischer zeit, deutsche zeit, deutscher zeit
    zone : zone-phrase
    found-zone : @behind:zone-cue zone-phrase
    about = ca, ca., circa, punkt, schlag, zirka, ungefähr, etwa, genau, pünktlich, exakt, spätestens, frühestens, frühstens, rund, schon, erst, so ungefähr, so circa, so ca, so ca., so etwa
    lead = am, um, im, an, gegen, ab, bis, von, vom, zum, zur, seit, für, fürs, ca, circa, zirka, ungefähr, etwa, genau, pünktlich, spätestens, frühestens, den, dem, der, die, das, des, zwischen, übers, kurz, schon, erst
    # Behind these "Morgen", a feast or a weekend is wished, or is a noun.
    wish = guten, gute, gutes, guter, gudn, schönen, schönes, schöne, schöner, wunderschönen, frohe, frohes, froher, fröhliche, fröhliches, besinnliche, tolles, erholsames, angenehmen, angenehmes, happy, merry, prost
    noun-before = der, den, dem, ein, eines, einen, einem
    adjective-before = nächsten, frühen, ganzen, anderen, selben, darauffolgenden, herrlichen, eines
    # Behind "am 3." these have a rank, and no day of the month is meant.
    ranked = tag, tage, tagen, platz, mal, spieltag, stock, stockwerk, advent, geburtstag, jahrestag, hochzeitstag, loch, gleis, feiertag, weihnachtstag, weihnachtsfeiertag, abend, versuch, anlauf, kapitel, verhandlungstag, wettkampftag, reisetag, urlaubstag, rang, semester, quartal, jahrhundert, klasse, halbjahr
    greeted = zusammen, allerseits, leute, ihr, euch, du, mein, meine, schatz, freunde, team, liebe, lieber, alle
    # Behind these two numbers with a point are a day.
    dated = am, vom, zum, den, dem, datum
    # Behind these they are part of a work or a program.
    chapter = version, v, ios, android, macos, python, java, kapitel, kap, abschnitt, punkt, ziffer, artikel, art, absatz, abs, nr, nummer, seite, aufgabe, übung, teil, release, update, firmware, level, stufe
    ratio = verhältnis, steht, stand, spielstand, zwischenstand, ergebnis, gewonnen, verloren, siegt, gewinnt, mischung, skala, maßstab, score, sieg, niederlage, unentschieden, endstand
    # What a number behind "um" or "ab" counts.
    counted = euro, eur, cent, prozent, punkte, punkten, prozentpunkte, grad, meter, metern, km, kilometer, kilo, kg, gramm, liter, leute, leuten, personen, mal, mann, stück, jahre, jahren, tage, tagen, wochen, monate, monaten, stunden, minuten, minute, sekunden, std, min, millionen, milliarden, tausend, mio, mrd, plätze, plätzen, ecken, runden, tore, toren, prozentpunkten, zeilen, seiten, cm, mm, teilnehmer, teilnehmern, menschen, personen, nutzer, nutzern, schritte, schritten, wörter, wörtern, zeichen, dateien, kalorien, fans, follower, likes, aufrufe, besucher, besuchern, exemplare, exemplaren, datensätze, datensätzen, kunden, mitglieder, mitgliedern, studenten, schüler, schülern, kinder, gäste, gästen, gb, mb, volt, watt, kw, ps
    title = herr, herrn, frau, onkel, tante, dr, familie, monsieur, madame
    counting = zählen, zähle, zählt, gezählt, gratis, frei, kostenlos, umsonst, kaufen, kostet, sitze
    age-word = alt, jung, älter, jünger
    # When such a thing is mostly done.
    sense morning = frühstück, frühstücken, brunch, brunchen, joggen, sonnenaufgang, aufstehen
    sense workday = meeting, termin, arzt, zahnarzt, arzttermin, vorlesung, seminar, uni, schule, unterricht, büro, arbeit, prüfung, klausur, besprechung, vorstellungsgespräch, besichtigung, friseur, kurs, amt
    sense evening = abendessen, dinner, party, feier, feiern, film, kino, konzert, theater, kneipe, bar, club, bier, bierchen, grillen, oper, essen, pizza, disco, fernsehen
    """# + follow

  private static let follow = #"""

    # Words that may follow a bare hour, because it cannot count them.
    follow = ein, eine, einen, einem, einer, der, die, das, den, dem, des, kein, keine, keinen, mein, meine, meinen, dein, deine, deinen, unser, unsere, unseren, in, im, am, an, auf, bei, beim, um, vor, nach, ab, bis, mit, zu, zum, zur, von, vom, und, oder, aber, denn, weil, da, wenn, falls, dann, also, so, doch, noch, nochmal, schon, erst, ist, sind, war, wäre, wird, werden, bin, bist, seid, hab, habe, hast, hat, haben, kann, kannst, können, könnt, muss, musst, müssen, will, willst, wollen, soll, sollen, sollten, darf, geht, gehts, gehe, gehen, passt, klappt, reicht, ok, okay, ja, nein, oder, bitte, danke, ich, du, er, sie, es, wir, ihr, man, uns, euch, dich, mich, dir, mir, wo, wie, was, wer, wann, warum, treffen, treff, treffe, los, hier, dort, daheim, zuhause, zurück, weg, fertig, statt, wieder, heute, morgen, übermorgen, gestern, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, abends, morgens, nachts, mittags, nachmittags, vormittags, früh, komme, kommst, kommt, kommen, starten, startet, beginnt, beginnen, fängt, essen, bleiben, bleibt, holen, hole, abholen, machen, machst, macht, lieber, mal, eigentlich, vielleicht, wahrscheinlich, spätestens, frühestens, pünktlich, bzw, sonst, außer, damit, dass, ob, lg, gruß, haha, lol, online, offen, auch, nicht, nur, sein, steht, unten, oben, draußen, vorm, am, dabei, eh, halt, je, für, gegen
    """#
}
