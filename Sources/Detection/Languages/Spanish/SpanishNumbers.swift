extension SpanishFiles {
  /// Numbers and ranks in words.
  static let numbers = #"""
    ones 1 = un, una, uno
    ones 2 = dos
    ones 3 = tres
    ones 4 = cuatro
    ones 5 = cinco
    ones 6 = seis
    ones 7 = siete
    ones 8 = ocho
    ones 9 = nueve
    teens 10 = diez
    teens 11 = once
    teens 12 = doce
    teens 13 = trece
    teens 14 = catorce
    teens 15 = quince
    teens 16 = dieciséis
    teens 17 = diecisiete
    teens 18 = dieciocho
    teens 19 = diecinueve
    teens 21 = veintiuno, veintiún, veintiuna
    teens 22 = veintidós
    teens 23 = veintitrés
    teens 24 = veinticuatro
    teens 25 = veinticinco
    teens 26 = veintiséis
    teens 27 = veintisiete
    teens 28 = veintiocho
    teens 29 = veintinueve
    tens 20 = veinte
    tens 30 = treinta
    tens 40 = cuarenta
    tens 50 = cincuenta
    tens 60 = sesenta
    tens 70 = setenta
    tens 80 = ochenta
    tens 90 = noventa
    hundred 100 = cien, ciento
    hundred 200 = doscientos, doscientas
    hundred 300 = trescientos, trescientas
    hundred 400 = cuatrocientos, cuatrocientas
    hundred 500 = quinientos, quinientas
    hundred 600 = seiscientos, seiscientas
    hundred 700 = setecientos, setecientas
    hundred 800 = ochocientos, ochocientas
    hundred 900 = novecientos, novecientas
    small : ones|teens|tens
    small : tens "y" ones -> add $1 $3
    below-thousand : small|hundred
    below-thousand : hundred small -> add $1 $2
    thousands : "mil" -> constant 1000
    thousands : below-thousand "mil" -> multiply $1 1000
    word-number : below-thousand|thousands
    word-number : thousands below-thousand -> add $1 $2
    year-word : thousands below-thousand -> add $1 $2
    whole : digits|word-number

    rank-word 1 = primer, primero, primera, primeros, primeras
    rank-word 2 = segundo, segunda
    rank-word 3 = tercer, tercero, tercera
    rank-word 4 = cuarto, cuarta
    rank-word 5 = quinto, quinta
    rank-word 6 = sexto, sexta
    rank-word 7 = séptimo, séptima
    rank-word 8 = octavo, octava
    rank-word 9 = noveno, novena
    rank-word 10 = décimo, décima
    rank-word 11 = undécimo, undécima
    rank-word 12 = duodécimo, duodécima
    rank-suffix = º, ª, °, ro, ero, era, er, ra, do, da, to, ta, mo, vo, no
    rank-in-digits : day-digits ~rank-suffix -> pass $1
    rank-in-digits : day-digits ~"." ~rank-suffix -> pass $1
    rank : rank-word|rank-in-digits
    last-rank -1 = último, última, últimos, últimas
    last-rank -2 = penúltimo, penúltima
    """#
}
