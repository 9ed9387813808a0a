extension PlaceLexicon {
  /// Words are in small letters without accents. What all languages share.
  static let common = """
    category:cafe bar restaurant hotel hostel mrt station museum park arena stadium bistro pizzeria zoo kino cinema theater
    category:club pub metro terminal plaza campus supermarket
    openingCategory:cafe hotel restaurant bar hostal bistro brasserie pizzeria trattoria osteria taverna villa
    numbered:pier terminal gate studio hall platform building tower block bar cafe club room platz
    link:of de du des del della di da la le les las los el d l von am an der
    nameless:rs usd eur gbp inr windows ubuntu linux android ios excel word python java javascript html english german
    nameless:french spanish chinese japanese italian korean hindi malay deutsch englisch espanol ingles francais anglais
    nameless:whatsapp facebook instagram twitter youtube netflix spotify zoom teams slack discord telegram email gmail
    nameless:christmas easter xmas ramadan diwali eid navidad noel weihnachten ostern silvester thanksgiving halloween
    nameless:pst est cst mst gmt utc bst cet cest edt pdt cdt mdt ist jst sgt icu html css sql eod cob
    nameless:covid ok btw asap fyi omg lol pm am tv pc gps pdf dvd usb sms id vip
    person:aaron abby adam adrian alan alex alice amanda amy andrea andrew andy angela anna anne annie anthony ashley barbara
    person:becky ben benjamin beth betty bill billy bob brad brandon brian bruce carla carlos caroline cathy charles
    person:chloe chris christina cindy claire colin craig dan daniel danny dave david dawn debbie dennis derek diana donna
    person:doug dylan ed edward elena elizabeth ella ellen emily emma eric erik eva evan frank fred gary george gina grace
    person:greg hannah harry heather helen henry holly ian isaac isabel jack jacob jake james jamie jane janet jason jay
    person:jeff jen jenna jennifer jenny jeremy jerry jess jesse jessica jill jim jimmy joan joe joey john johnny jon
    person:jonathan jordan jose joseph josh joshua juan judy julia julian julie justin karen kate katherine kathy katie keith
    person:kelly ken kevin kim kyle lara larry laura lauren leo leah lena linda lisa liz lola lucas lucy luis luke maria
    person:marie mark martha martin mary matt matthew max megan melissa mia michael michelle miguel mike molly monica nancy
    person:natalie nathan nick nicole nina noah nora olivia oscar pablo pam pat patricia patrick paul paula peter phil rachel
    person:ralph ray rebecca richard rick rob robert robin roger ron rose roy ruth ryan sally sam samantha sandra sara sarah
    person:scott sean sharon simon sofia sophie stacy stefan stephanie steve steven sue susan svetlana ted thomas tim tina
    person:todd tom tommy tony tracy tyler vanessa vera victor victoria will william zach zoe
    person:hans klaus jurgen wolfgang uwe ulrike katrin anja petra monika heike jana lukas felix jonas pierre jean jacques
    person:luc julien camille antoine mathieu nicolas chantal pedro jorge javier carmen lucia marta raul
    person:mom mum dad mama papa grandma grandpa nana auntie aunt uncle mommy daddy mami papi oma opa maman
    """

  static let english = """
    order:category last
    lead:at outside opposite beside
    weakLead:in near around behind
    goal:to
    relation:next front close across
    joint:to of from
    article:the
    link:and n
    category:library mall airport theatre church beach arcade diner pier temple mosque cathedral clinic hospital courtyard
    category:college university hall gym market gallery bakery brewery terminal garden gardens center centre shop store salon
    category:steakhouse grill tavern inn lodge resort pool rink school academy jeweler jewelers pharmacy chapel castle palace
    category:square tower bridge aquarium cemetery harbor harbour marina lounge kitchen bookstore cinemas theaters
    nameless:home all least once work first last best worst most night noon midnight lunch dinner breakfast school love fact
    nameless:general case person time times order addition god total short long part touch need charge peace particular
    nameless:what which that this these those my your our their his her its mine yours ours here there right now anytime
    nameless:any some every each both one two three four five life death mind front back random risk stake hand ease war
    nameless:any real fun pain trouble advance bed town office house class ur dis dat someone somebody everyone anyone you
    nameless:me him them us it summer winter spring autumn fall morning afternoon evening today tomorrow tonight dm caps
    nameless:american british european asian indian western happy do not no yes so if as be please sorry thanks
    nameless:capital bold italics private public response reply conclusion theory practice doubt shock awe hd stock sale
    plain:another other some nice new old same local big small good best favourite favorite whole different any every which
    plain:that those these my your our their his her its this first last next nearest closest one two cheap fancy cool random
    plain:get find book buy see visit open leave make take go going have has had be do the a an no more only many few all
    plain:great little really very such certain proper actual public main own empty busy local live real cute lovely
    plain:from and or but with for like without near of on by is was are were nearby usual
    plain:eh la lah lor ah leh hor meh lol haha hehe ok okay bro dude man guys sis dear babe anyway instead together
    plain:not just even still also always never school's
    motion:go going goes gone went head heading heads headed drive driving drove come coming came comes walk walking walked get
    motion:getting got way fly flying flew flight travel travelling traveling trip back over down up bus train move moving
    motion:moved run running bike ride riding return returning welcome take taking bring here arrive out invited off next
    work:work works worked working job intern internship interned role position employed engineer manager ceo cto
    work:interview interviews interviewed interviewing offer developer career hired hiring recruiter stock shares boss
    brand:mcdonald wendy denny chili applebee arby domino macy sainsbury lowe kohl zaxby culver nando dick papa peet hardee
    brand:sotheby christie hooter bojangle dunkin gumby carrabba ruby moe jason freddy carl tiffany levi claire
    occasion:dinner lunch breakfast brunch drinks coffee eat eating supper meet meeting beers dine ate meetup
    title:movie show song album season episode book series game vs cup league band tour concert
    street:street road avenue lane drive way boulevard st rd ave blvd
    """

  static let german = """
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

  static let spanish = """
    lead:en
    goal:a al
    motion:voy vas va vamos van ir ido vuelvo vuelves volvemos viajo viajamos llego llegamos vente ven vengo
    relation:frente cerca delante lado enfrente detras junto
    joint:de del a al
    article:el la los las
    link:y
    category:estacion aeropuerto gimnasio centro iglesia biblioteca playa teatro catedral hospital universidad mercado galeria
    category:panaderia farmacia tienda parque museo restaurante cine estadio piscina puerto castillo palacio
    openingCategory:estacion parque museo restaurante teatro iglesia mercado cine plaza centro hospital catedral
    openingCategory:aeropuerto universidad playa puerto palacio castillo bodega estadio
    work:trabajo trabaja trabajan trabajar trabajando entrevista empleo puesto creo cree confio dile di dale
    nameless:casa serio general caso fin total vez punto realidad cambio lugar mi tu su lunes martes miercoles jueves
    nameless:viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
    nameless:diciembre dios la el verano invierno primavera otono que
    plain:otro otra un una mi tu su nuestro nuestra este esta ese esa mismo misma
    """

  static let french = """
    lead:à À au devant derriere
    weakLead:chez dans aux
    relation:pres cote face
    joint:de du des
    article:le la les l
    link:et
    category:gare aeroport gym eglise bibliotheque plage theatre cathedrale hopital universite marche galerie
    category:boulangerie pharmacie magasin parc musee cine piscine port chateau palais stade mairie
    openingCategory:gare parc musee theatre eglise place marche chateau jardin palais aeroport cinema
    openingCategory:pont stade hopital bibliotheque
    work:travaille travailler bosse demande demander dit dire dis parle parler envoie envoyer donne donner ecris ecrire
    work:attribue vendu vend vendre grace pense penser stage poste entretien
    nameless:lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre
    nameless:octobre novembre decembre demain bientot plus toute moi toi lui elle nous vous eux midi minuit propos cause
    nameless:dieu la le ce cette mon ton son notre votre fait moins
    plain:un une autre mon ton son notre votre leur ce cette cet meme
    """
}
