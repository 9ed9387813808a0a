extension GermanFiles {
  /// What words are beside dates, numbers and names (``LexiconReader``).
  static let roles = #"""
    # What the grammar's words are.
    month : month-strong|month-weak
    weekday : weekday-strong|weekday-weak
    weak : weekday-weak
    unit : unit
    number : digit-word|hour-word|teens|tens
    day today : today
    day tomorrow : tomorrow
    day yesterday = gestern, vorgestern
    day-part : part-noun|part-adverb
    sense : sense

    role at = um, beim, bei
    role inside = in, im, ins, innerhalb
    role on = am, an, auf
    role from = von, vom, ab, zwischen, seit
    role to = zu, zum, zur, bis, nach
    role near = vor, gegen, etwa, ca, circa, ungefähr, rund
    role of = des
    role the = der, die, das, den, dem
    role a = ein, eine, einen, einem, einer, eines
    role this = dieser, diese, dieses, diesen, diesem
    role next = nächste, nächsten, nächster, nächstes, nächstem, kommende, kommenden
    role last = letzte, letzten, letzter, letztes, letztem, vergangene, vergangenen
    role every = jeder, jede, jedes, jeden, jedem
    role later = später, danach
    role half = halb, halbe, halber, halben
    role quarter = viertel
    role and = und, u
    role noon = mittag, mittags
    role midnight = mitternacht
    role weekend = wochenende, wochenenden
    role pronoun = ich, du, er, sie, es, wir, ihr, mich, dich, ihn, uns, euch, mir, dir, ihm, ihnen, man, wer
    role toBe = bin, bist, ist, sind, seid, war, waren, wäre
    role function = für, mit, oder, aber, weil, denn, dann, bitte, wenn, ob, wie, was, wo, warum, als, auch, noch, schon
    role function = nur, nicht, doch, mal, ja, nein, ok, okay, danke, mein, meine, meinen, meinem, dein, deine, deinen
    role function = sein, seine, unser, unsere, kann, können, könnte, soll, sollen, sollte, muss, müssen, will, wollen
    role function = würde, werden, wird, hat, haben, hab, uhr, hier, da, dort, so, also, ohne, pünktlich, spätestens
    role street = straße, str, weg, allee, gasse, chaussee, damm, ufer
    role nowhere = zuhause, hause, haus, arbeit, büro, schule, wohnung, zimmer, tür, eingang, ende, ecke, straßenbahn, bus
    role meet = treffen, treffe, triffst, trifft, getroffen
    role code = code, pin, passwort, kennwort, tan
    role telephone = tel, telefon, telefonnummer, handy, handynummer, mobil, nummer, rufnummer, anrufen, ruf, rufen, fax, nr
    role reference = rechnung, rechnungsnummer, konto, kontonummer, kundennummer, bestellung, bestellnummer, auftrag
    role reference = auftragsnummer, iban, karte, ticket, aktenzeichen, vertrag
    role ratio : ratio
    """#
}
