extension EnglishFiles {
  /// Numbers beyond those that dates need: scales, fractions, decimals in words.
  static let amounts = #"""
    scale-word 1000 = thousand, thousands
    scale-word 1000000 = million, millions, mil, mio, mln, mn
    scale-word 1000000000 = billion, billions, bln, bn, milliard
    scale-word 1000000000000 = trillion, trillions, tln, trn
    scale-word 1000000000000000 = quadrillion, quadrillions
    scale-word 100000 = lakh, lakhs, lac, lacs
    scale-word 10000000 = crore, crores, cr
    dozen-word = dozen, dozens, doz, dozs, dz, dzs
    indefinite : "a"|"an" -> constant 1
    rank-plural 2 = halves
    rank-plural 3 = thirds
    rank-plural 4 = fourths, quarters
    rank-plural 5 = fifths
    rank-plural 6 = sixths
    rank-plural 7 = sevenths
    rank-plural 8 = eighths
    rank-plural 9 = ninths
    rank-plural 10 = tenths
    rank-plural 11 = elevenths
    rank-plural 12 = twelfths
    rank-plural 13 = thirteenths
    rank-plural 14 = fourteenths
    rank-plural 15 = fifteenths
    rank-plural 16 = sixteenths
    rank-plural 17 = seventeenths
    rank-plural 18 = eighteenths
    rank-plural 19 = nineteenths
    ten-rank 20 = twentieths
    ten-rank 30 = thirtieths
    ten-rank 40 = fortieths
    ten-rank 50 = fiftieths
    ten-rank 60 = sixtieths
    ten-rank 70 = seventieths
    ten-rank 80 = eightieths
    ten-rank 90 = ninetieths
    rank-plural : ten-rank
    rank-plural 100 = hundredths
    rank-plural 1000 = thousandths
    rank-plural 1000000 = millionths
    rank-plural 1000000000 = billionths
    rank-plural 1000000000000 = trillionths
    one-rank 1 = firsts
    one-rank 2 = seconds
    rank-plural : tens "-" one-rank|rank-plural -> add $1 $3
    rank-single 2 = half
    rank-single 3 = third
    rank-single 4 = quarter, fourth
    rank-single 5 = fifth
    rank-single 6 = sixth
    rank-single 7 = seventh
    rank-single 8 = eighth
    rank-single 9 = ninth
    rank-single 10 = tenth
    rank-single 12 = twelfth
    rank-single 16 = sixteenth
    rank-single 20 = twentieth
    rank-single 30 = thirtieth
    rank-single 50 = fiftieth
    rank-single 100 = hundredth
    rank-single 1000 = thousandth
    rank-single 1000000 = millionth
    rank-single 1000000000 = billionth
    rank-single 1000000000000 = trillionth
    one-word = one
    share : "a" rank-single -> fraction 1 $2
    share : one-word "-"? rank-single -> fraction 1 $3
    share : digits|below-thousand "-"? rank-plural -> fraction $1 $3
    over-word = over, out of
    share : digits|below-thousand over-word digits|below-thousand -> properFraction $1 $3
    half-more : digits|below-thousand "and" share -> mixed $1 $3
    half-more : digits|below-thousand "and" "half" -> add $1 0.5
    # Of digits in words no more than six are read.
    tail-1 : ones -> multiply $1 0.1
    tail-sum-2 : ones "-"? tail-1 -> add $1 $3
    tail-2 : tail-sum-2 -> multiply $1 0.1
    tail-sum-3 : ones "-"? tail-2 -> add $1 $3
    tail-3 : tail-sum-3 -> multiply $1 0.1
    tail-sum-4 : ones "-"? tail-3 -> add $1 $3
    tail-4 : tail-sum-4 -> multiply $1 0.1
    tail-sum-5 : ones "-"? tail-4 -> add $1 $3
    tail-5 : tail-sum-5 -> multiply $1 0.1
    tail-sum-6 : ones "-"? tail-5 -> add $1 $3
    tail-6 : tail-sum-6 -> multiply $1 0.1
    hundredths : teens|tens -> multiply $1 0.01
    two-words : tens "-"? ones -> add $1 $3
    hundredths : two-words -> multiply $1 0.01
    decimal-word : word-number "point" tail-1|tail-2|tail-3|tail-4|tail-5|tail-6|hundredths -> add $1 $3
    decimal-word : "point" tail-1|tail-2|tail-3|tail-4|tail-5|tail-6|hundredths -> pass $2
    decimal-word : digits "point" digits -> decimal $1 $3
    scaled : digits|below-thousand scale-word "and" share -> addScaled $1 $2 $4
    scaled : digits "hundred" -> multiply $1 100
    scaled : "half" "a"? scale-word -> multiply 0.5 $3
    scaled : share "of"? "a"? scale-word -> multiply $1 $4
    scaled : "quarter" "of"? "a"? scale-word -> multiply 0.25 $4
    scaled : "a" scale-word -> multiply 1 $2
    scaled : "a" "hundred" -> constant 100
    scaled : "a" "hundred" scale-word -> multiply 100 $3
    big-word : scaled "and"|","? scaled -> join $1 $3
    big-word : scaled "and"? big-word -> join $1 $3
    minus-word = minus, negative
    plain-number : minus-word digits|big-word|decimal-word|share -> multiply $2 -1
    dozens : indefinite|digits|below-thousand dozen-word -> multiply $1 12
    dozens : indefinite "half" dozen-word -> constant 6
    dozens : "half" "a" dozen-word -> constant 6
    plain-number : dozens
    plain-number : "a"? "couple" "of" -> constant 2
    leading-decimal : "." ~digits -> pass $2
    digits : @spaced leading-decimal
    some-number : indefinite
    some-number : "half" "a"|"an"? -> constant 0.5
    some-number : "a" "half" -> constant 0.5
    some-number : "a" "couple" "of"? -> constant 2
    some-number : "a" "few" -> constant 3
    # "One" alone is mostly a pronoun.
    found-number : "one" -> constant
    few-word : "a" "couple" -> constant 2
    few-word : "a" "few" -> constant 3
    found-number : few-word
    """#
}
