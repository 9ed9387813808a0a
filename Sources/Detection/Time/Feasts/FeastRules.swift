/// The rules of the feasts by their names, and by name and region (`name@CA`) where a region keeps its own day.
///
/// A rule is `month/day`, with the days that it is moved on each weekday behind `>`; `weekday#rank/month` (Monday is 1), with a negative rank from the end of the month;
/// `~weekday+rank/month/day`, the rank-th such weekday from a date on, or before it where the rank is negative;
/// `easter+days` and `orthodox+days`; `season+number`; `moon/month/day+days`, counted from the day of the new moon (in
/// China) from the date on; `hebrew/month/day/days` and `islamic/month/day/days`, where the days are how long it is
/// kept; `diwali+days`. Several days in a row end with `*days`.
enum FeastRules {
  static func rule(_ name: String, region: String?) -> String? {
    if let region, let own = rules[name + "@" + region] { return own }
    return rules[name]
  }

  private static let rules: [String: String] = {
    var rules: [String: String] = [:]
    rules.reserveCapacity(512)
    for table in [kept, regional] {
      table.forEachRow(" ") { bytes, parts in
        if parts.count == 2 { rules[bytes.string(parts[0])] = bytes.string(parts[1]) }
      }
    }
    return rules
  }()

  private static let kept = """
    newYear 1/1
    newYearsEve 12/31
    epiphany 1/6
    orthodoxChristmas 1/7
    groundhogDay 2/2
    darwinDay 2/12
    valentine 2/14
    leapDay 2/29
    womensDay 3/8
    orthodoxHolySaturday orthodox-1
    stBarbara 12/4
    sundayOfTheDead ~7+1/11/20
    repentance ~3+1/11/16
    mourningDay ~7+1/11/13
    reformation 10/31
    austrianDay 10/26
    harvestFestival 7#1/10
    peterAndPaul 6/29
    walpurgisNight 4/30
    candlemas 2/2
    trinity easter+56
    whitSaturday easter+48
    whiteSunday easter+7
    carnivalSunday easter-49
    carnivalThursday easter-52
    musicDay 6/21
    victoryDay 5/8
    piDay 3/14
    stPatrick 3/17
    stJoseph 3/19
    stJohn 6/24
    stJames 7/25
    mexicanIndependence 9/16
    holyInnocents 12/28
    spanishMothersDay 7#1/5
    frenchMothersDay 7#-1/5
    holyWeek easter-7
    aprilFools 4/1
    earthDay 4/22
    stGeorge 4/23
    labourDay 5/1
    starWarsDay 5/4
    cincoDeMayo 5/5
    juneteenth 6/19
    canadaDay 7/1
    independenceDay 7/4
    bastilleDay 7/14
    swissDay 8/1
    assumption 8/15
    patriotDay 9/11
    germanUnity 10/3
    hispanicDay 10/12
    unitedNationsDay 10/24
    halloween 10/31
    allSaints 11/1
    allSouls 11/2
    guyFawkes 11/5
    veteransDay 11/11
    remembranceDay 11/11
    singlesDay 11/11
    stMartin 11/11
    mensDay 11/19
    worldAidsDay 12/1
    spanishConstitution 12/6
    stNicholas 12/6
    pearlHarborDay 12/7
    humanRightsDay 12/10
    immaculate 12/8
    christmasEve 12/24
    christmas 12/25
    boxingDay 12/26
    stAndrew 11/30
    stDavid 3/1
    stStephen 12/26
    australiaDay 1/26
    waitangiDay 2/6
    anzacDay 4/25
    inaugurationDay 1/20
    mlkDay 1#3/1
    presidentsDay 1#3/2
    memorialDay 1#-1/5
    mothersDay 7#2/5
    fathersDay 7#3/6
    parentsDay 7#4/7
    friendshipDay 7#1/8
    grandparentsDay ~7+1/9/7
    administrativeDay ~3+1/4/21
    bossDay 10/16>0,0,0,0,0,-1,1
    siblingsDay 4/10
    loyaltyDay 5/1
    militarySpouseDay ~5+1/5/6
    flagDay 6/14
    taxDay 4/15>0,0,0,0,3,3,2
    emancipationDay 4/16
    superTuesday 2#1/3/4
    electionDay ~2+1/11/2
    usLaborDay 1#1/9
    columbusDay 1#2/10
    thanksgiving 4#4/11
    blackFriday ~5+1/11/23
    smallBusinessSaturday ~6+1/11/24
    cyberMonday ~1+1/11/26
    givingTuesday ~2+1/11/27
    victoriaDay ~1+-1/5/25
    familyDay 1#3/2
    civicHoliday 1#1/8
    truthAndReconciliation 9/30
    orangemen 7/12
    mayDayHoliday 1#1/5
    springHoliday 1#-1/5
    summerHoliday 1#-1/8
    kingsBirthday 1#2/6
    heritageDay 9/24
    republicDay 1/26
    gandhiJayanti 10/2
    childrensDay 11/20
    teachersDay 10/5
    kingsDay 4/27>0,0,0,0,0,0,-1
    burnsNight 1/25
    kwanzaa 12/26
    festivus 12/23
    summerSolstice 6/21
    winterSolstice 12/21
    springEquinox 3/20
    autumnEquinox 9/23
    lincolnDay 2/12
    patriotsDay 1#3/4
    arborDay 5#-1/4
    armedForcesDay 6#3/5
    nationalDayOfPrayer 4#1/5
    sweetestDay 6#3/10
    constitutionDay 9/17
    cesarChavezDay 3/31
    pioneerDay 7/24
    leiDay 5/1
    emsWeek 7#3/5*7
    discoveryDay 1#3/8
    commonwealthDay 1#2/3
    melbourneCup 2#1/11
    canberraDay 1#2/3
    harmonyDay 3/21
    sorryDay 5/26
    naidocWeek 7#1/7*8
    westernAustraliaDay 1#1/6
    juneHoliday 1#1/6
    octoberHoliday 1#-1/10
    stBrigid 2/1
    heroesDay 1#-1/8
    rizalDay 12/30
    bonifacioDay 11/30
    arrivalDay 5/30
    baptistDay 3/30
    garifunaDay 11/19
    youthDay 8/12
    freedomDay 4/27
    reconciliationDay 12/16
    goodwillDay 12/26
    dussehra diwali-20
    earthHour 6#-1/3
    summerTimeStart 7#2/3
    summerTimeEnd 7#1/11
    easter easter+0
    goodFriday easter-2
    holySaturday easter-1
    maundyThursday easter-3
    palmSunday easter-7
    ashWednesday easter-46
    shroveTuesday easter-47
    carnivalMonday easter-48
    lent easter-46*46
    mothering easter-21
    easterMonday easter+1
    ascension easter+39
    pentecost easter+49
    whitMonday easter+50
    trinitySunday easter+56
    corpusChristi easter+60
    orthodoxEaster orthodox+0
    orthodoxGoodFriday orthodox-2
    orthodoxPalmSunday orthodox-7
    orthodoxEasterMonday orthodox+1
    lazarusSaturday orthodox-8
    cleanMonday orthodox-48
    greatLent orthodox-48*40
    orthodoxPentecost orthodox+49
    orthodoxAscension orthodox+39
    firstAdvent ~7+1/11/27
    secondAdvent ~7+1/12/4
    thirdAdvent ~7+1/12/11
    fourthAdvent ~7+1/12/18
    spring season+0
    summer season+1
    autumn season+2
    winter season+3
    chineseNewYear moon/1/21+0
    chineseNewYearsEve moon/1/21-1
    lanternFestival moon/1/21+14
    dragonBoat moon/5/24+4
    midAutumn moon/8/24+14
    ramadan islamic/9/1/30
    laylatAlQadr islamic/9/27
    eidAlFitr islamic/10/1
    eidAlAdha islamic/12/10
    islamicNewYear islamic/1/1
    ashura islamic/1/10
    mawlid islamic/3/12
    roshHashanah hebrew/1/1/2
    yomKippur hebrew/1/10
    sukkot hebrew/1/15/7
    simchatTorah hebrew/1/23
    hanukkah hebrew/3/25/8
    tuBishvat hebrew/5/15
    purim hebrew/7/14
    passover hebrew/8/15/8
    shavuot hebrew/10/6/2
    diwali diwali+0
    chhotiDiwali diwali-1
    dhanteras diwali-2
    bhaiDooj diwali+2
    govardhanPuja diwali+1
    chhath diwali+6
    karvaChauth diwali-11
    navaratri diwali-29*10
    pongal 1/14
    mattuPongal 1/15
    kaanumPongal 1/16
    vaisakhi 4/14
    rabindraJayanti 5/9
    sheminiAtzeret hebrew/1/22
    yomHaShoah hebrew/8/27
    worldChildrensDay 9/20
    sevenSleepers 6/27

    """
}
