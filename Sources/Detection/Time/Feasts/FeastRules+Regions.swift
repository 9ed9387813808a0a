extension FeastRules {
  /// Where the same name stands for another day. The region is of ISO 3166-1 alpha-2.
  static let regional = """
    usLaborDay@AU 1#1/10
    usLaborDay@NZ 1#4/10
    usLaborDay@GB 1#1/5
    usLaborDay@IE 1#1/5
    usLaborDay@BZ 5/1
    usLaborDay@IN 5/1
    usLaborDay@PH 5/1
    usLaborDay@ZA 5/1
    usLaborDay@SG 5/1
    usLaborDay@JM 5/23
    usLaborDay@TT 6/19
    thanksgiving@CA 1#2/10
    mothersDay@GB easter-21
    mothersDay@IE easter-21
    fathersDay@AU 7#1/9
    fathersDay@NZ 7#1/9
    grandparentsDay@GB 7#1/10
    independenceDay@BZ 9/21
    independenceDay@IN 8/15
    independenceDay@JM 8/6
    independenceDay@PH 6/12
    independenceDay@TT 8/31
    independenceDay@PK 8/14
    emancipationDay@JM 8/1
    emancipationDay@TT 8/1
    administrativeDay@AU ~5+1/5/1
    administrativeDay@NZ 3#3/4
    administrativeDay@ZA ~3+1/9/1
    familyDay@ZA easter+1
    familyDay@AU 1#2/10
    boxingDay@ZA 12/26
    heritageDay@CA 1#3/2
    heritageDay@AU 4/18
    republicDay@TT 9/24
    flagDay@CA 2/15
    flagDay@AU 9/3
    flagDay@ZA 4/27
    kingsBirthday@GB ~6+2/6/1
    kingsBirthday@NZ 1#1/6
    kingsBirthday@CA ~1+-1/5/25
    summerHoliday@IE 1#1/8
    springHoliday@IE 1#1/6
    teachersDay@IN 9/5
    teachersDay@US ~2+1/5/2
    childrensDay@IN 11/14
    childrensDay@US 7#2/6
    womensDay@ZA 8/9
    electionDay@AU ~6+1/5/18
    summerTimeStart@GB 7#-1/3
    summerTimeStart@IE 7#-1/3
    summerTimeStart@AU 7#1/10
    summerTimeStart@NZ 7#-1/9
    summerTimeEnd@GB 7#-1/10
    summerTimeEnd@IE 7#-1/10
    summerTimeEnd@AU 7#1/4
    summerTimeEnd@NZ 7#1/4
    civicHoliday@GB 1#-1/8
    heroesDay@JM 1#3/10
    youthDay@ZA 6/16
    humanRightsDay@ZA 3/21
    discoveryDay@BZ 10/12
    columbusDay@BZ 10/12

    """
}
