extension SpanishFiles {
  /// What names of places are made of (``PlaceLexicon``). Words are in small letters without accents.
  static let places = """
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
}
