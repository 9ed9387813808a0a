extension EnglishFiles {
  /// Feasts and days that have a name.
  static let feasts = #"""
    feast-day : feast -> feast $1
    # Words that are also others count with a capital, or with their year.
    feast-day : feast-weak -> feast $1
    feast : @capital feast-weak
    day : "the"? feast -> feast $2
    day : this-word feast -> feast $2 0
    day : next-word feast -> feast $2 1
    day : last-word feast -> feast $2 -1
    day : "the" feast-day "of"|"in" yr|year-period
    day : feast-day ","? yr
    day : feast-day "of"|"in"|"for"|"," yr
    day : feast-day "'" ~yr-short2
    day : feast-day "of"|"in"|"for"? year-period
    day : feast-day years-away
    yr-short2 : year-digits2 -> year2 $1
    year-length : amount "year"|"years"|"yr"|"yrs" -> length $1 unit:year
    # By itself it is a wish.
    new-year : "new" "year" -> feast newYear
    day : length "before" new-year -> shift $1 -1 $3
    day : length "after" new-year -> shift $1 1 $3
    day : "before"|"by"|"until"|"till"|"after"|"around"|"over" "the"? new-year @clean -> pass $3
    years-away : "in" year-length -> shift $2 1
    years-away : year-length "from" "now" -> shift $1 1
    years-away : year-length "ago"|"back" -> shift $1 -1

    feast newYear = new year's day, new years day, new year day
    feast newYearsEve = new year's eve, new years eve, new year eve, nye
    feast epiphany = epiphany, three kings day, three kings' day
    feast groundhogDay = groundhog day, groundhogs day, groundhog's day
    feast darwinDay = darwin day
    feast valentine = valentine's day, valentines day, valentine day, valentines, vday, v-day
    feast superTuesday = super tuesday
    feast leapDay = leap day
    feast stPatrick = st patrick's day, st patricks day, st. patrick's day, st. patricks day, saint patrick's day, saint patricks day, st patrick day, saint patrick day, st paddy's day, st paddys day, paddy's day
    feast stDavid = st david's day, st davids day, saint david's day
    feast stGeorge = st george's day, st georges day, saint george's day, feast of saint george
    feast stAndrew = st andrew's day, st andrews day, saint andrew's day
    feast stStephen = st stephen's day, st stephens day, saint stephen's day
    feast piDay = pi day
    feast aprilFools = april fools, april fools day, april fools' day, april fool's day, april fool's, april fool day
    feast siblingsDay = siblings day, national siblings day, sibling day, national sibling day
    feast taxDay = tax day
    feast emancipationDay = emancipation day
    feast earthDay = earth day
    feast earthHour = earth hour
    feast administrativeDay = administrative professionals' day, administrative professionals day, administrative professional's day, administrative professional day, admin day, admins day, secretaries day, secretary's day, secretaries' day, secretary day
    feast loyaltyDay = loyalty day
    feast labourDay = may day, international workers' day, international workers day, workers day, workers' day
    feast starWarsDay = star wars day
    feast cincoDeMayo = cinco de mayo
    feast militarySpouseDay = military spouse day, military spouses day
    feast mothersDay = mother's day, mothers day, mothers' day, mother day
    feast mothering = mothering sunday
    feast victoriaDay = victoria day, sovereign's birthday
    feast memorialDay = memorial day, decoration day
    feast-weak flagDay = flag day
    feast juneteenth = juneteenth, juneteenth day
    feast fathersDay = father's day, fathers day, fathers' day, father day
    feast canadaDay = canada day, dominion day
    feast independenceDay = independence day, fourth of july, 4th of july, the fourth of july, the 4th of july
    feast bastilleDay = bastille day
    feast orangemen = the glorious twelfth, orangemen's day
    feast parentsDay = parents day, parents' day, parent's day, national parents day
    feast-weak friendshipDay = friendship day
    feast civicHoliday = civic holiday, british columbia day, bc day, natal day, terry fox day, saskatchewan day, heritage day
    feast summerHoliday = august bank holiday, summer bank holiday, late summer bank holiday
    feast springHoliday = spring bank holiday
    feast mayDayHoliday = may day bank holiday, early may bank holiday
    feast-weak familyDay = family day
    feast usLaborDay = labor day, labour day
    feast grandparentsDay = grandparents day, grandparents' day, grandparent's day, national grandparents day
    feast patriotDay = patriot day
    feast truthAndReconciliation = national day for truth and reconciliation, orange shirt day
    feast teachersDay = teachers' day, teachers day, teacher's day
    feast columbusDay = columbus day, indigenous peoples' day, indigenous peoples day
    feast bossDay = boss's day, boss day, bosses day, bosses' day, national boss day
    feast unitedNationsDay = united nations day, un day
    feast halloween = halloween, halloween day, hallowe'en, all hallows eve, all hallows' eve
    feast allSaints = all saints day, all saints' day, all hallows day
    feast allSouls = all souls day, all souls' day
    feast guyFawkes = guy fawkes night, guy fawkes day, bonfire night, guy fawkes
    feast electionDay = election day
    feast veteransDay = veterans day, veteran's day, veterans' day
    feast remembranceDay = remembrance day, armistice day, poppy day
    feast singlesDay = singles' day, singles day
    feast mensDay = international men's day, international mens day
    feast childrensDay = children's day, childrens day, universal children's day
    feast thanksgiving = thanksgiving, thanksgiving day, turkey day
    feast blackFriday = black friday
    feast smallBusinessSaturday = small business saturday
    feast cyberMonday = cyber monday
    feast givingTuesday = giving tuesday
    feast worldAidsDay = world aids day
    feast pearlHarborDay = pearl harbor day, pearl harbor remembrance day
    feast humanRightsDay = human rights day
    feast stNicholas = st nicholas day, saint nicholas day
    feast christmasEve = christmas eve, xmas eve, x-mas eve, christmas' eve
    feast christmas = christmas, christmas day, xmas, x-mas, xmas day, chrimbo
    feast boxingDay = boxing day
    feast orthodoxChristmas = orthodox christmas, orthodox christmas day
    feast inaugurationDay = inauguration day
    feast mlkDay = mlk day, martin luther king day, martin luther king jr. day, martin luther king jr day, martin luther king's day, civil rights day
    feast presidentsDay = presidents day, presidents' day, president's day, president day, washington's birthday, george washington day
    feast australiaDay = australia day
    feast waitangiDay = waitangi day
    feast anzacDay = anzac day
    feast-weak kingsBirthday = king's birthday, kings birthday, queen's birthday, queens birthday
    feast republicDay = republic day
    feast gandhiJayanti = gandhi jayanti
    feast womensDay = international women's day, women's day, womens day, international womens day
    feast summerTimeStart = daylight saving start day, daylight savings start day, daylight saving starts, daylight savings starts
    feast summerTimeEnd = daylight saving end day, daylight savings end day, daylight saving ends, daylight savings ends

    feast kingsDay = king's day, kings day, koningsdag
    feast burnsNight = burns night, burns' night
    feast newYearsEve = hogmanay
    feast kwanzaa = kwanzaa
    feast festivus = festivus
    feast summerSolstice = summer solstice
    feast winterSolstice = winter solstice
    feast springEquinox = spring equinox, vernal equinox
    feast autumnEquinox = autumn equinox, autumnal equinox, fall equinox
    feast lincolnDay = lincoln's birthday, lincoln day
    feast patriotsDay = patriots' day, patriots day
    feast arborDay = arbor day
    feast armedForcesDay = armed forces day
    feast nationalDayOfPrayer = national day of prayer
    feast sweetestDay = sweetest day
    feast constitutionDay = constitution day
    feast cesarChavezDay = cesar chavez day
    feast pioneerDay = pioneer day
    feast leiDay = lei day
    feast emsWeek = ems week
    feast discoveryDay = discovery day
    feast familyDay = louis riel day, islander day, nova scotia heritage day
    feast victoriaDay = national patriots' day, national patriots day
    feast commonwealthDay = commonwealth day
    feast melbourneCup = melbourne cup day, melbourne cup
    feast canberraDay = canberra day
    feast harmonyDay = harmony day
    feast sorryDay = national sorry day
    feast naidocWeek = naidoc week
    feast westernAustraliaDay = western australia day, wa day
    feast mayDayHoliday = may bank holiday
    feast juneHoliday = june bank holiday
    feast octoberHoliday = october bank holiday
    feast stBrigid = st brigid's day, st brigids day
    feast heroesDay = national heroes day, national heroes' day, heroes' day
    feast rizalDay = rizal day
    feast bonifacioDay = bonifacio day
    feast arrivalDay = indian arrival day
    feast baptistDay = spiritual baptist day
    feast garifunaDay = garifuna settlement day
    feast youthDay = youth day
    feast freedomDay = freedom day
    feast reconciliationDay = day of reconciliation, day of the vow
    feast goodwillDay = day of goodwill
    feast carnivalMonday = rosenmontag
    feast dussehra = dussehra, dasara, vijayadashami, vijaya dashami

    feast easter = easter, easter sunday
    feast goodFriday = good friday, great friday
    feast holySaturday = holy saturday, easter saturday, easter eve, black saturday
    feast easterMonday = easter monday, easter mon
    feast palmSunday = palm sunday, branch sunday
    feast maundyThursday = maundy thursday, holy thursday, covenant thursday, maundy thu, covenant thu, holy thu, sheer thursday, thursday of mysteries, thu of mysteries
    feast ashWednesday = ash wednesday
    feast shroveTuesday = shrove tuesday, mardi gras, pancake day, pancake tuesday, fat tuesday
    feast carnivalMonday = shrove monday, rose monday, carnival monday
    feast-lent lent = lent
    feast-day : feast-lent -> feast $1
    day : "during"|"for"|"until"|"after"|"before" feast-lent -> feast $2
    feast pentecost = pentecost, whitsunday, whit sunday, white sunday
    feast whitMonday = whit monday, pentecost monday, monday of the holy spirit
    feast trinitySunday = trinity sunday
    feast corpusChristi = corpus christi, feast of corpus christi
    feast ascension = ascension day, ascension thursday, feast of the ascension
    feast firstAdvent = first advent, advent sunday, first sunday of advent, first sunday in advent
    feast secondAdvent = second advent, second sunday of advent, second sunday in advent
    feast thirdAdvent = third advent, third sunday of advent, third sunday in advent
    feast fourthAdvent = fourth advent, fourth sunday of advent, fourth sunday in advent
    feast orthodoxEaster = orthodox easter, orthodox easter sunday, greek easter, pascha
    feast orthodoxGoodFriday = orthodox good friday, orthodox great friday
    feast orthodoxPalmSunday = orthodox palm sunday, orthodox branch sunday
    feast orthodoxEasterMonday = orthodox easter monday
    feast orthodoxAscension = orthodox ascension day, orthodox ascension
    feast orthodoxPentecost = orthodox pentecost, orthodox whit sunday
    feast lazarusSaturday = lazarus saturday
    feast cleanMonday = clean monday, orthodox shrove monday, orthodox ash monday
    feast greatLent = great lent, great fast, orthodox lent
    """#
    + movable

  /// Feasts of the moon's calendars.
  private static let movable = #"""

    lunar-new-year chineseNewYear = chinese new year, lunar new year, chinese lunar new year, spring festival
    feast : lunar-new-year
    feast : lunar-new-year "day"
    feast : lunar-new-year ~"'" ~"s"
    feast : lunar-new-year ~"'" ~"s" "day"
    feast chineseNewYear = chinese new years, lunar new years, chinese new years day, lunar new years day, chinese lunar new years, cny
    feast chineseNewYearsEve = chinese new year's eve, chinese new years eve, lunar new year's eve, lunar new years eve
    feast lanternFestival = lantern festival
    feast dragonBoat = dragon boat festival
    feast midAutumn = mid-autumn festival, mid autumn festival, moon festival, mooncake festival
    feast ramadan = ramadan, ramzan, ramadhan
    feast laylatAlQadr = laylat al-qadr, laylat al qadr, laylatul qadr, laylat al-kadr, laylat al kadr, night of power
    feast eidAlFitr = eid al-fitr, eid al fitr, eid ul-fitr, eid ul fitr, id al-fitr, id ul-fitr, eid-ul-fitr, eid
    feast eidAlAdha = eid al-adha, eid al adha, eid ul-adha, eid ul adha, id al-adha, id ul-adha, eid-ul-adha, bakrid, bakr id, bakr-id, bakra eid, feast of the sacrifice, sacrifice feast, feast of sacrifice
    feast islamicNewYear = islamic new year, hijri new year, muslim new year, amun jadid
    feast ashura = ashura, day of ashura
    feast mawlid = mawlid, mawlid an-nabi, eid milad, milad un nabi, the prophet's birthday
    feast roshHashanah = rosh hashanah, rosh hashana, rosh ha-shanah, jewish new year
    feast yomKippur = yom kippur, day of atonement
    feast sukkot = sukkot, succot, sukkos, succos, sukkoth, feast of tabernacles
    feast simchatTorah = simchat torah, simhat torah
    feast hanukkah = hanukkah, chanukah, hanukah, hannukkah, hannukah, chanukkah, hanukka
    feast tuBishvat = tu bishvat, tu b'shevat, tu bi-shvat
    feast purim = purim
    feast passover = passover, pesach, pessach
    feast shavuot = shavuot, shavuos, shavuoth
    feast diwali = diwali, deepavali, divali, lakshmi puja
    feast chhotiDiwali = chhoti diwali, choti diwali, naraka chaturdashi
    feast dhanteras = dhanteras, dhanatrayodashi
    feast bhaiDooj = bhai dooj, bhaiya dooj
    """#
}
