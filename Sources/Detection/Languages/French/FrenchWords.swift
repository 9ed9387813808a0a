extension FrenchFiles {
  /// Months, weekdays, units, parts of the day, feasts and zones.
  static let words = #"""
    month-strong 1 = janvier
    month-strong 2 = février
    month-strong 4 = avril
    month-strong 6 = juin
    month-strong 7 = juillet
    month-strong 8 = août
    month-strong 9 = septembre
    month-strong 10 = octobre
    month-strong 11 = novembre
    month-strong 12 = décembre
    # Short forms, and words that are also others: a planet, a number, a mother's "mai".
    month-weak 1 = janv, jan
    month-weak 2 = févr, fév
    month-weak 3 = mars, mar
    month-weak 4 = avr
    month-weak 5 = mai
    month-weak 6 = jun
    month-weak 7 = juil, jul, jui, juill
    month-weak 8 = aou
    month-weak 9 = sept, sep
    month-weak 10 = oct
    month-weak 11 = nov
    month-weak 12 = déc
    weekday-strong 1 = lundi
    weekday-strong 2 = mardi
    weekday-strong 3 = mercredi
    weekday-strong 4 = jeudi
    weekday-strong 5 = vendredi
    weekday-strong 6 = samedi
    weekday-strong 7 = dimanche
    weekday-weak 1 = lun
    weekday-weak 2 = mar
    weekday-weak 3 = mer
    weekday-weak 4 = jeu
    weekday-weak 5 = ven, vendr
    weekday-weak 6 = sam
    weekday-weak 7 = dim
    weekday-plural 1 = lundis
    weekday-plural 2 = mardis
    weekday-plural 3 = mercredis
    weekday-plural 4 = jeudis
    weekday-plural 5 = vendredis
    weekday-plural 6 = samedis
    weekday-plural 7 = dimanches
    today = aujourd'hui, aujourd hui, aujourdhui, auj, ajd, aujd, ojd, ojdh
    tomorrow = demain, 2main, dem1, dmain
    after-tomorrow = après-demain, après demain, aprèm-demain, surlendemain, le surlendemain
    yesterday = hier
    before-yesterday = avant-hier, avant hier, avanthier
    unit second = secondes, sec, secs
    unit-weak second = seconde
    unit minute = minute, minutes, min, mins, mn
    unit hour = heure, heures, hr, hrs
    unit-digits hour = h
    unit day = jour, jours, journée, journées, jrs
    unit week = semaine, semaines, sem
    unit month = mois
    unit quarter = trimestre, trimestres
    unit half = semestre, semestres
    unit year = an, ans, année, années
    unit decade = décennie, décennies
    unit century = siècle, siècles
    unit-short hour = h
    unit-short minute = m, mn, min
    unit-short second = s, sec
    unit-short day = j
    weekend-word = week-end, week-ends, weekend, weekends, we, wk, week end, fin de semaine
    season-name spring = printemps
    season-name summer = été
    season-name autumn = automne
    season-name winter = hiver
    day-part morning = matin, matinée, mat, mat'
    day-part afternoon = après-midi, après midi, aprèm, aprem, aprèms, aprés-midi, ap-midi, apm
    day-part evening = soir, soirée, soirées
    day-part night = nuit
    ce = ce, cet, cette
    this-word 0 = ce, cet, cette, le présent, la présente
    next-word 1 = prochain, prochaine, le prochain, la prochaine, au prochain
    next-behind 1 = prochain, prochaine, qui vient, à venir, suivant, suivante, pro, d'après, d après, proch
    last-word -1 = dernier, dernière, le dernier, la dernière
    last-behind -1 = dernier, dernière, passé, passée, précédent, précédente, d'avant, d avant, écoulé, écoulée
    next-many = prochains, prochaines, prochain, prochaine
    next-many-behind = prochains, prochaines, suivants, suivantes, à venir, qui viennent
    last-many = derniers, dernières, dernier, dernière
    last-many-behind = passés, passées, derniers, dernières, précédents, précédentes, écoulés, écoulées
    lead = à, au, aux, a, de, du, des, depuis, dès, vers, entre, pour, avant, environ, durant, pendant, sur
    # Words that may follow a bare hour, because it cannot count them.
    follow = à, au, aux, a, le, la, les, l, de, du, d, et, en, dans, chez, avec, sans, pour, par, sur, sous, vers, entre, avant, après, pendant, jusqu, puis, ou, où, mais, car, donc, si, que, qu, qui, quand, comment, parce, pcq, alors, ensuite, sinon, ce, cet, cette, ça, c, on, je, j, tu, t, il, elle, nous, vous, ils, elles, y, me, m, te, se, s, ne, n, est, sont, était, sera, suis, es, ai, as, pas, plus, max, maxi, maximum, min, pile, précises, environ, ok, okay, oui, non, stp, svp, merci, mdr, ptdr, lol, haha, bisous, bises, biz, aujourd, demain, hier, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, chaque, tous, toutes, prochain, prochaine, va, vais, faut, peut, peux, veux, devant, là, ici, comme, aussi, encore, déjà, mon, ma, mes, ton, ta, tes, rdv, tapante, tapantes
    # When such a thing is mostly done.
    sense morning = petit, petit-déj, brunch, footing, jogging
    sense workday = réunion, réu, cours, dentiste, médecin, docteur, rdv, rendez, examen, entretien, bureau, boulot, travail, taf, formation
    sense evening = dîner, diner, apéro, apéritif, apero, resto, restaurant, fête, film, ciné, cinéma, concert, bar, boîte, théâtre, spectacle, match, souper
    # Behind these two numbers with a mark between are a day.
    dated = le, du, au, depuis, avant, après, dès, jusqu, date, sur, pour, entre, vers, et, est
    # Behind these two numbers with a colon are none.
    ratio = ratio, échelle, score, gagné, perdu, battu, victoire, défaite, proportion, jean, matthieu, marc, luc, psaume, psaumes, genèse, exode, romains, corinthiens
    of-number = de, du, d, est, et, sont, pour
    """#
    + feasts

  private static let feasts = #"""

    feast newYear = jour de l'an, le jour de l'an, nouvel an, premier de l'an, jour de l an
    feast newYearsEve = saint-sylvestre, la saint-sylvestre, saint sylvestre, réveillon du nouvel an, réveillon du jour de l'an, réveillon de la saint-sylvestre
    feast epiphany = épiphanie, l'épiphanie, fête des rois
    feast valentine = saint-valentin, saint valentin, st valentin, la saint-valentin, st-valentin
    feast womensDay = journée de la femme, journée des droits des femmes, journée internationale des droits des femmes
    feast stPatrick = saint-patrick, saint patrick, st patrick
    feast aprilFools = poisson d'avril
    feast earthDay = jour de la terre, journée de la terre
    feast shroveTuesday = mardi gras
    feast ashWednesday = mercredi des cendres
    feast palmSunday = dimanche des rameaux, les rameaux
    feast maundyThursday = jeudi saint
    feast goodFriday = vendredi saint
    feast holySaturday = samedi saint
    feast easter = pâques, dimanche de pâques
    feast easterMonday = lundi de pâques
    feast ascension = ascension, l'ascension, jeudi de l'ascension
    feast pentecost = pentecôte, la pentecôte, dimanche de pentecôte
    feast whitMonday = lundi de pentecôte, lundi de la pentecôte
    feast labourDay = fête du travail
    feast victoryDay = fête de la victoire, armistice 1945
    feast frenchMothersDay = fête des mères
    feast fathersDay = fête des pères
    feast musicDay = fête de la musique
    feast stJohn = saint-jean, la saint-jean, saint jean-baptiste
    feast bastilleDay = fête nationale, la fête nationale
    feast canadaDay = fête du canada
    feast assumption = assomption, l'assomption
    feast halloween = halloween
    feast allSaints = toussaint, la toussaint, fête de la toussaint
    feast allSouls = jour des morts, fête des morts
    feast veteransDay = armistice, l'armistice, jour de l'armistice, jour du souvenir
    feast stNicholas = saint-nicolas, la saint-nicolas
    feast christmasEve = réveillon de noël, veille de noël, le réveillon de noël
    feast christmas = noël, jour de noël
    feast boxingDay = lendemain de noël
    feast thanksgiving = thanksgiving, action de grâce
    feast blackFriday = black friday
    feast cyberMonday = cyber monday
    feast chineseNewYear = nouvel an chinois, nouvel an lunaire
    feast ramadan = ramadan, le ramadan
    feast eidAlFitr = aïd el-fitr, aïd el fitr, aïd
    feast eidAlAdha = aïd el-adha, aïd el adha, aïd el-kébir, aïd el kebir
    feast hanukkah = hanouka, hanoucca
    feast passover = pessah
    feast roshHashanah = roch hachana
    feast yomKippur = yom kippour
    feast diwali = diwali, divali

    zone-code UTC = utc, gmt
    zone-code Europe/Paris = cet, cest
    zone-phrase Europe/Paris = heure de paris, heure française
    zone-code America/Los_Angeles = pst, pdt
    zone-phrase America/Los_Angeles = heure du pacifique
    zone-code America/Chicago = cst, cdt
    zone-phrase America/Chicago = heure du centre
    zone-code America/New_York = edt
    zone-phrase America/New_York = heure de l'est, heure de new york
    zone-after America/New_York = est
    zone-phrase America/Montreal = heure de montréal, heure du québec
    zone-code Europe/London = bst
    zone-phrase Europe/London = heure de londres
    zone-strong = fuseau, fuseaux, horaire
    zone-cue = fuseau, horaire, en, ou, et, vers, heure, est, sur
    zone-noun = ici
    zone : zone-phrase
    found-zone : @behind:zone-lead zone-phrase
    zone-lead = en, à, l, d
    found-zone : @upper @behind:zone-strong zone-after
    """#
}
