extension EnglishFiles {
  /// What names of places are made of (``PlaceLexicon``). Words are in small letters without accents.
  static let places = """
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
}
