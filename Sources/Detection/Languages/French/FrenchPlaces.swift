extension FrenchFiles {
  /// What names of places are made of (``PlaceLexicon``). Words are in small letters without accents.
  static let places = """
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
