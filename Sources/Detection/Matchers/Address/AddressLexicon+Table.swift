extension AddressLexicon {
  /// A line has a heading and what belongs to it. Words are parted by blanks, phrases and shapes by commas; all of them
  /// are in small letters without accents. A country is added by adding its words to the lines.
  ///
  /// Sources: USPS Publication 28, appendices B to C2 (states, suffixes, units); Royal Mail, "PAF programmers' guide"
  /// (forms of postcodes); Universal Postal Union, "Addressing systems" (order of the parts by country).
  static let table = """
    street:street st str road rd avenue ave av boulevard blvd lane ln highway hwy freeway fwy expressway expy parkway pkwy
    street:crescent cres terrace mews gardens turnpike tpke causeway cswy esplanade roads streets
    plainStreet:drive dr court ct place pl way square sq close circle cir alley grove garden plaza trail trl loop row walk
    plainStreet:hill quay broadway promenade parade pike
    rareStreet:annex arcade bayou beach bend bluff bottom branch bridge brook brooks burg bypass camp canyon cape center
    rareStreet:centre chase cliff club common commons corner corners course courts cove creek crest croft crossing
    rareStreet:crossroad curve dale dam dell divide drives drove end estate estates fall falls ferry field fields flat
    rareStreet:flats ford forest forge fork fort gate gateway glen green groves hall harbor harbour haven head heights
    rareStreet:hills hollow inlet island islands isle junction key keys knoll lake lakes land landing light lock lodge
    rareStreet:mall manor meadow meadows mill mission motorway mount mountain neck orchard oval overpass park parks pass
    rareStreet:passage path pier pine pines plain plains point points port prairie radial ramp ranch rapids rest ridge
    rareStreet:rise river rope shoal shore shores side skyway spring springs spur squares station stream summit terraces
    rareStreet:throughway trace track tunnel underpass union valley vale viaduct view views village ville vista wall walks
    rareStreet:wells wharf wood woods yard
    lone:broadway bowery piccadilly embarcadero strand whitehall cheapside kurfurstendamm haymarket
    numbered:highway hwy route rte road us sr interstate ih i fm cr sh county
    leading:rue avenue boulevard calle avenida avda paseo ronda rambla carrer camino travesia glorieta chaussee quai impasse
    leading:allee strada viale corso piazza rua cours carretera callejon jalan
    plainLeading:place via plaza av bd blvd c passage chemin route square ruelle villa largo faubourg cuesta el pasaje
    ending:strasse str gasse allee chaussee promenade straat laan gracht gade
    plainEnding:weg platz damm ufer graben pfad plein kade vej
    rareEnding:ring steig stieg zeile markt berg hof tor wall park brucke bruecke feld garten winkel kai
    locative:am an auf im in zum zur unter hinter vor bei alte alter altes neue neuer grosse grosser obere untere hohe
    direction:n s e w ne nw se sw north south east west northeast northwest southeast southwest
    link:of the de la du des del los las le les l d y van von der den dem zu zum aux au da do dos di della upon on el
    unit:apt apartment unit flat suite ste room rm studio bldg building appt apto piso planta puerta floor fl etage top
    unit:wohnung whg stiege tur bat batiment bloque escalera portal esc dept penthouse hsng lot trlr trailer space spc level
    storey:floor fl og stock etage obergeschoss piso planta floors storey level
    rank:first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth ground top
    repeated:bis ter quater
    box:box postfach apartado bp
    county:county parish shire
    cue:address addrss adress addr located location live lives living adresse direccion wohne wohnt wohnen habite habito
    cue:vivo ubicado situe liegt domicilio
    nameless:way lane lanes star people men women guys kids girls boys car cars bus dead mile miles km ft feet meter meters
    nameless:gb tb mb gig more other new best worst long short busy different good bad big small whole main's dirt side back
    nameless:arbeitsplatz sitzplatz parkplatz spielplatz stellplatz sportplatz campingplatz zeltplatz umweg heimweg
    nameless:rueckweg ruckweg schulweg radweg hinweg unterweg
    nameless:off left right test hard ssd usb food sales road's lead block blocks person man woman day night door point
    nameless:straight cross per cent dollar dollars euro euros pound pounds bucks times year old hd flash thumb food drink
    counted:uhr pm am h hs hrs hr min mins minuten minutes euro euros eur people personen personas personnes jahre anos ans
    counted:stunden horas heures std kg km m cm grad percent prozent dias jours tage mal times usd
    numbering:chapter page pages section version part volume vol iphone ios android windows psalm season episode level round
    numbering:game gate platform gleis kapitel seite figure fig table step act scene lesson unit book room apt flat suite
    numbering:playstation xbox nintendo galaxy pixel fifa area district zone under over
    following:und oder y o et ou and or um a le en in if at by on for from with is are was were will has have had can could
    following:would should near but so then to until till before after where when which who that its it im ist the tomorrow
    following:today tonight now pls please thanks thx ok works has near behind opposite unit does do did you i we he she
    following:they there this lol just not as about around between bis ab gegen zwischen con por para avec pour
    following:a vor bei neben
    postcodeBehindTown:99999-9999,99999,9999,AA9A 9AA,A9A 9AA,A99 9AA,AA99 9AA,A9 9AA,AA9 9AA,A9A 9A9
    postcodeBeforeTown:99999,9999 AA,D-99999,F-99999,E-99999,A-9999,CH-9999,L-9999,B-9999,9999
    stateAndTown:new york,washington
    state:alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,district of columbia,florida,georgia
    state:hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota
    state:mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,north carolina,north dakota,ohio
    state:oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia
    state:west virginia,wisconsin,wyoming,puerto rico
    state:ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,newfoundland
    state:new south wales,victoria,queensland,western australia,south australia,tasmania
    stateCode:al,ak,az,ar,ca,co,ct,de,dc,fl,ga,hi,id,il,in,ia,ks,ky,la,me,md,ma,mi,mn,ms,mo,mt,ne,nv,nh,nj,nm,ny,nc,nd,oh
    stateCode:ok,or,pa,pr,ri,sc,sd,tn,tx,ut,vt,va,wa,wv,wi,wy,on,qc,bc,ab,mb,sk,ns,nb,nl,pe,nsw,vic,qld,tas
    state:england,scotland,wales,northern ireland,greater london,greater manchester,west midlands,east sussex,west sussex
    state:kent,essex,surrey,devon,cornwall,norfolk,suffolk,dorset,somerset,cumbria,merseyside,middlesex,bedfordshire
    state:berkshire,buckinghamshire,cambridgeshire,cheshire,derbyshire,gloucestershire,hampshire,hertfordshire,lancashire
    state:leicestershire,lincolnshire,northamptonshire,nottinghamshire,oxfordshire,shropshire,staffordshire,warwickshire
    state:wiltshire,worcestershire,yorkshire,north yorkshire,south yorkshire,west yorkshire,northumberland,county durham
    country:united states of america,united states,america,united kingdom,great britain,ireland,canada,australia
    country:new zealand,germany,deutschland,austria,osterreich,oesterreich,switzerland,schweiz,suisse,france,frankreich
    country:spain,espana,spanien,italy,italia,netherlands,nederland,the netherlands,belgium,belgien,belgique,luxembourg
    country:denmark,danmark,sweden,sverige,norway,norge,portugal,mexico,india,singapore,malaysia,japan,colombia
    countryCode:usa,us,uk,gb,de,at,ch,fr,es,it,nl,uae
    """
}
