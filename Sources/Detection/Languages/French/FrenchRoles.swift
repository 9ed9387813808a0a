extension FrenchFiles {
  /// What words are beside dates, numbers and names (``LexiconReader``).
  static let roles = #"""
    # What the grammar's words are.
    month : month-strong|month-weak
    weekday : weekday-strong|weekday-weak
    weak : weekday-weak
    unit : unit|unit-weak
    number : ones|teens|tens
    day today : today
    day tomorrow : tomorrow
    day yesterday : yesterday
    day-part : day-part
    sense : sense

    role at = à, chez
    role inside = dans, en
    role on = sur
    role from = depuis, entre
    role to = vers, jusque, jusqu
    role near = avant, après, environ, par
    role of = de, du, des, d
    role the = le, la, les, l
    role a = un, une
    role this = ce, cet, cette, ces
    role next = prochain, prochaine, prochains, prochaines
    role last = dernier, dernière, derniers, dernières, passé, passée
    role every = chaque, tous, toutes
    role later = tard
    role half = demi, demie
    role quarter = quart
    role and = et
    role noon = midi
    role midnight = minuit
    role weekend = weekend, weekends
    role pronoun = je, j, tu, il, elle, on, nous, vous, ils, elles, me, te, moi, toi, lui, eux, leur, qui
    role toBe = suis, es, est, sommes, êtes, sont, était, étaient, être, sera
    role function = pour, avec, ou, mais, si, donc, alors, car, que, qu, quoi, quand, comme, comment, où, pas, ne, plus
    role function = aussi, encore, déjà, merci, ok, oui, non, svp, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, votre
    role function = peux, peut, pouvez, dois, doit, faut, ai, as, a, avons, avez, ont, ici, là, sans, très, trop
    role street = rue, avenue, boulevard, bd, allée, impasse, quai, chemin, ruelle
    role nowhere = maison, travail, boulot, bureau, école, chambre, porte, entrée, fin, coin, bus
    role meet = retrouver, retrouve, retrouvons, rencontrer
    role code = code, pin, passe
    role telephone = tél, téléphone, portable, mobile, numéro, appeler, appelle, appelez, fax, n
    role reference = facture, compte, commande, client, référence, réf, billet, carte, dossier, iban
    role ratio : ratio
    """#
}
