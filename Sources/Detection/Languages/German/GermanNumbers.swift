extension GermanFiles {
  /// Numbers and ranks in words. Compounds are one word: "einundzwanzig", "dreiundzwanzigsten".
  static let numbers = #"""
    spell ä ae
    spell ö oe
    spell ü ue
    zero 0 = null
    digit-word 1 = ein
    digit-word 2 = zwei, zwo
    digit-word 3 = drei
    digit-word 4 = vier
    digit-word 5 = fünf
    digit-word 6 = sechs
    digit-word 7 = sieben
    digit-word 8 = acht
    digit-word 9 = neun
    hour-word 1 = eins
    hour-word 2 = zwei, zwo
    hour-word 3 = drei
    hour-word 4 = vier
    hour-word 5 = fünf
    hour-word 6 = sechs
    hour-word 7 = sieben
    hour-word 8 = acht
    hour-word 9 = neun
    teens 10 = zehn
    teens 11 = elf
    teens 12 = zwölf
    teens 13 = dreizehn
    teens 14 = vierzehn
    teens 15 = fünfzehn
    teens 16 = sechzehn
    teens 17 = siebzehn
    teens 18 = achtzehn
    teens 19 = neunzehn
    tens 20 = zwanzig
    tens 30 = dreißig
    tens 40 = vierzig
    tens 50 = fünfzig
    tens 60 = sechzig
    tens 70 = siebzig
    tens 80 = achtzig
    tens 90 = neunzig
    compound ones-and-tens : digit-word "und" tens -> add $1 $3
    compound hour-word : teens -> pass $1
    compound hour-word : tens -> pass $1
    compound hour-word : ones-and-tens -> pass $1
    hundred 100 = hundert, einhundert
    compound hundred : digit-word "hundert" -> multiply $1 100
    scale 1000 = tausend, eintausend
    compound scale : digit-word "tausend" -> multiply $1 1000
    small : hour-word
    word-number : hour-word|hundred|scale
    word-number : "ein" -> constant 1
    whole : digits|word-number
    article 1 = eine, einen, einem, einer, 'n, 'ne, 'nem, 'ner, 'nen, ne, nem, ner, nen

    ending = e, en, er, es, em
    rank-stem 1 = erst
    rank-stem 2 = zweit
    rank-stem 3 = dritt
    rank-stem 4 = viert
    rank-stem 5 = fünft
    rank-stem 6 = sechst
    rank-stem 7 = siebt, siebent
    rank-stem 8 = acht
    rank-stem 9 = neunt
    compound rank-stem : teens "t" -> pass $1
    compound rank-stem : tens "st" -> pass $1
    compound rank-stem : ones-and-tens "st" -> pass $1
    compound rank-in-words : rank-stem ending -> pass $1
    rank-suffix = te, ten, ter, tes, tem, ste, sten, ster, stes, stem
    rank-in-digits : day-digits ~rank-suffix -> pass $1
    rank-with-dot : day-digits ~"." -> pass $1
    rank : rank-in-words|rank-in-digits|rank-with-dot
    compound last-rank : "letzt" ending -> constant -1
    compound last-rank : "vorletzt" ending -> constant -2
    """#
}
