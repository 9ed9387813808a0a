extension GermanFiles {
  /// What names of places are made of (``PlaceLexicon``). Words are in small letters without accents.
  static let places = """
    capitals:nouns
    lead:beim am im bei
    weakLead:vor neben hinter an auf in gegenuber vorm zum zur
    article:dem der den die das
    category:bahnhof flughafen kirche rathaus dom oper theater bibliothek uni universitat mensa krankenhaus klinik schwimmbad
    category:freibad stadion kneipe biergarten markt schule supermarkt tankstelle apotheke backerei kaufhaus einkaufszentrum
    category:tor turm brucke schloss burg friedhof hafen strand garten zoo platz fitnessstudio eisdiele imbiss club messe
    openingCategory:gasthof gasthaus wirtshaus bahnhof schloss kino zoo burg
    ending:bahnhof platz strasse kirche park museum restaurant kneipe biergarten rathaus theater kino bibliothek flughafen
    ending:krankenhaus schwimmbad stadion brucke markt zentrum schloss tor galerie allee gasse hotel cafe
    plain:ein eine einem einer meinem meiner deinem unserem nachsten ganzen
    nameless:arbeitsplatz sitzplatz standesamt
    """
}
