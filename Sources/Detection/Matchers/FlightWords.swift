/// The words for flights.
enum FlightWords {
  /// A number behind it is a flight's.
  case flight
  /// Speaks of flying, landing or an airport.
  case travel
  /// A number behind it is a gate, a seat or a hall.
  case place

  static let shared = CueWords([(flights, FlightWords.flight), (travels, .travel), (places, .place)])

  private static let flights = """
    flight flights flt flug flugs fluges flugnummer vuelo vuelos vol vols volo voo vlucht lot рейс рейса рейсом 航班 フライト 편명 \
    항공편 เที่ยวบิน
    """

  private static let travels = """
    fly flying flies flew flown landing landed land lands arrive arriving arrival arrives arrived depart departs departing \
    departure departed departures takeoff airport plane airline airlines pnr delayed boarding layover aboard checkin
    fliege fliegen fliegt flieger landet gelandet lande landung ankunft abflug flughafen verspätet verspätung boarde
    aterriza aterrizo aterrizamos aterrizó despega llega llego llegamos llegada salida embarque aeropuerto retrasado avión
    atterrit atterris atterrissage décolle décollage arrivée départ embarquement aéroport retardé avion atterra aeroporto
    """

  private static let places = """
    gate terminal seat row platform stand hall sitz reihe halle bahnsteig puerta asiento fila porte siège rangée hall
    """
}
