extension FrenchFiles {
  /// Numbers and ranks in words.
  static let numbers = #"""
    ones 1 = un, une
    ones 2 = deux
    ones 3 = trois
    ones 4 = quatre
    ones 5 = cinq
    ones 6 = six
    ones 7 = sept
    ones 8 = huit
    ones 9 = neuf
    teens 10 = dix
    teens 11 = onze
    teens 12 = douze
    teens 13 = treize
    teens 14 = quatorze
    teens 15 = quinze
    teens 16 = seize
    late-ten 7 = sept
    late-ten 8 = huit
    late-ten 9 = neuf
    tens 20 = vingt, vingts
    tens 30 = trente
    tens 40 = quarante
    tens 50 = cinquante
    tens 60 = soixante
    tens 70 = septante
    tens 80 = huitante, octante
    tens 90 = nonante
    teens-long : "dix" "-"? late-ten -> add 10 $3
    eighty : "quatre" "-"? "vingt"|"vingts" -> constant 80
    sixty : "soixante" -> constant 60
    small : teens-long|teens|ones|eighty|tens
    small : sixty|eighty "-"|"et"? teens|teens-long -> add $1 $3
    small : tens "-"? ones -> add $1 $3
    small : tens "-"? "et" "-"? ones -> add $1 $5
    small : eighty "-"? ones -> add $1 $3
    hundreds : "cent" -> constant 100
    hundreds : ones "cent"|"cents" -> multiply $1 100
    below-thousand : small|hundreds
    below-thousand : hundreds small -> add $1 $2
    thousands : "mille" -> constant 1000
    thousands : below-thousand "mille" -> multiply $1 1000
    word-number : below-thousand|thousands
    word-number : thousands below-thousand -> add $1 $2
    nineteen : "dix" "-"? "neuf" -> constant 1900
    year-word : thousands below-thousand -> add $1 $2
    year-word : nineteen "cent"? small -> add $1 $3
    whole : digits|word-number

    rank-word 1 = premier, première, premiers, premières
    rank-word 2 = deuxième, second, seconde
    rank-word 3 = troisième
    rank-word 4 = quatrième
    rank-word 5 = cinquième
    rank-word 6 = sixième
    rank-word 7 = septième
    rank-word 8 = huitième
    rank-word 9 = neuvième
    rank-word 10 = dixième
    rank-word 11 = onzième
    rank-word 12 = douzième
    rank-suffix = er, ère, re, e, ème, eme, è, nd, nde, ième
    rank-in-digits : day-digits ~rank-suffix -> pass $1
    rank : rank-word|rank-in-digits
    last-rank -1 = dernier, dernière, derniers, dernières
    last-rank -2 = avant-dernier, avant-dernière, avant dernier, avant dernière
    """#
}
