extension CommonFiles {
  /// What names of places are made of in all languages (``PlaceLexicon``).
  static let places = """
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
}
