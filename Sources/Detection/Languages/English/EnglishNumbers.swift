extension EnglishFiles {
  /// Numbers and ranks in words.
  static let numbers = #"""
    ones 0 = zero, nought, naught
    ones 1 = one
    ones 2 = two
    ones 3 = three
    ones 4 = four
    ones 5 = five
    ones 6 = six
    ones 7 = seven
    ones 8 = eight
    ones 9 = nine
    teens 10 = ten
    teens 11 = eleven
    teens 12 = twelve
    teens 13 = thirteen
    teens 14 = fourteen
    teens 15 = fifteen
    teens 16 = sixteen
    teens 17 = seventeen
    teens 18 = eighteen
    teens 19 = nineteen
    tens 20 = twenty
    tens 30 = thirty
    tens 40 = forty, fourty
    tens 50 = fifty
    tens 60 = sixty
    tens 70 = seventy
    tens 80 = eighty
    tens 90 = ninety
    scale 100 = hundred
    scale 1000 = thousand
    small : ones|teens|tens
    small : tens "-"? ones -> add $1 $3
    hundreds : ones "hundred" -> multiply $1 100
    hundreds-small : hundreds "and"? small -> add $1 $3
    below-thousand : small|hundreds|hundreds-small
    thousands : below-thousand "thousand" -> multiply $1 1000
    word-number : below-thousand|thousands
    word-number : thousands "and"? below-thousand -> add $1 $3
    whole : digits|word-number
    dozen 12 = dozen

    rank-word 1 = first
    rank-word 2 = second
    rank-word 3 = third
    rank-word 4 = fourth
    rank-word 5 = fifth
    rank-word 6 = sixth
    rank-word 7 = seventh
    rank-word 8 = eighth
    rank-word 9 = ninth
    rank-word 10 = tenth
    rank-word 11 = eleventh
    rank-word 12 = twelfth
    rank-word 13 = thirteenth
    rank-word 14 = fourteenth
    rank-word 15 = fifteenth
    rank-word 16 = sixteenth
    rank-word 17 = seventeenth
    rank-word 18 = eighteenth
    rank-word 19 = nineteenth
    rank-word 20 = twentieth
    rank-word 30 = thirtieth
    small-rank : rank-word
    rank-suffix = st, nd, rd, th
    big-rank : tens "-"? small-rank -> add $1 $3
    rank-in-words : rank-word|big-rank
    rank-in-digits : day-digits ~rank-suffix -> pass $1
    rank-in-digits : digits ~rank-suffix -> pass $1
    rank : rank-in-words|rank-in-digits
    last-rank -1 = last, final
    last-rank -2 = second last, penultimate, second to last
    last-rank -3 = third last
    """#
}
