/// The units that are measured in, what they measure, and how they are converted.
enum UnitTable {
  private struct Unit {
    let dimension: String
    /// Of the dimension's base unit in one.
    let factor: Double
    /// The unit of others.
    let counterpart: String
  }

  /// `name dimension factor counterpart`; names as they are shown, with `_` for blanks.
  private static let table = """
    millimetre length 0.001 inch
    centimetre length 0.01 inch
    decimetre length 0.1 inch
    metre length 1 foot
    kilometre length 1000 mile
    inch length 0.0254 centimetre
    foot length 0.3048 metre
    yard length 0.9144 metre
    mile length 1609.344 kilometre
    nautical_mile length 1852 kilometre
    light_year length 9460730472580800 -
    microgram mass 0.000000001 -
    milligram mass 0.000001 -
    gram mass 0.001 ounce
    kilogram mass 1 pound
    tonne mass 1000 -
    ounce mass 0.028349523125 gram
    pound mass 0.45359237 kilogram
    stone mass 6.35029318 kilogram
    ton mass 907.18474 tonne
    millilitre volume 0.001 fluid_ounce
    centilitre volume 0.01 fluid_ounce
    decilitre volume 0.1 cup
    litre volume 1 gallon
    hectolitre volume 100 gallon
    fluid_ounce volume 0.0295735295625 millilitre
    teaspoon volume 0.00492892159375 millilitre
    tablespoon volume 0.01478676478125 millilitre
    cup volume 0.2365882365 millilitre
    pint volume 0.473176473 litre
    quart volume 0.946352946 litre
    gallon volume 3.785411784 litre
    barrel volume 158.987294928 litre
    cubic_metre volume 1000 -
    cubic_centimetre volume 0.001 -
    cubic_foot volume 28.316846592 -
    square_metre area 1 square_foot
    square_centimetre area 0.0001 -
    square_kilometre area 1000000 square_mile
    square_foot area 0.09290304 square_metre
    square_mile area 2589988.110336 square_kilometre
    square_inch area 0.00064516 -
    hectare area 10000 acre
    acre area 4046.8564224 hectare
    kilometre_per_hour speed 0.2777777777777778 mile_per_hour
    mile_per_hour speed 0.44704 kilometre_per_hour
    metre_per_second speed 1 -
    knot speed 0.5144444444444445 kilometre_per_hour
    bit information 1 -
    kilobit information 1000 -
    megabit information 1000000 -
    gigabit information 1000000000 -
    byte information 8 -
    kilobyte information 8000 -
    megabyte information 8000000 -
    gigabyte information 8000000000 -
    terabyte information 8000000000000 -
    petabyte information 8000000000000000 -
    watt power 1 -
    kilowatt power 1000 -
    megawatt power 1000000 -
    horsepower power 745.6998715822702 kilowatt
    joule energy 1 -
    kilojoule energy 1000 calorie
    calorie energy 4.184 -
    kilocalorie energy 4184 kilojoule
    kilowatt_hour energy 3600000 -
    volt voltage 1 -
    ampere current 1 -
    hertz frequency 1 -
    kilohertz frequency 1000 -
    megahertz frequency 1000000 -
    gigahertz frequency 1000000000 -
    decibel level 1 -
    pascal pressure 1 -
    bar pressure 100000 -
    percent share 0.01 -
    turn angle 1 -
    year_of_age age 1 -
    month_of_age age 0.08333333333333333 -
    week_of_age age 0.01916495550992471 -
    day_of_age age 0.0027378507871321 -
    degree temperature 1 -
    degree_Celsius temperature 1 degree_Fahrenheit
    degree_Fahrenheit temperature 1 degree_Celsius
    kelvin temperature 1 degree_Celsius
    """

  private static let units: [String: Unit] = {
    var units: [String: Unit] = [:]
    table.forEachRow(" ") { bytes, parts in
      guard parts.count == 4, let factor = Double(bytes.string(parts[2])) else { return }
      units[bytes.string(parts[0])] = Unit(
        dimension: bytes.string(parts[1]), factor: factor, counterpart: bytes.string(parts[3]))
    }
    return units
  }()

  /// The name as it is shown.
  static func name(_ unit: String) -> String { String(unit.map { $0 == "_" ? " " : $0 }) }

  /// The same quantity in the unit of those who use another one.
  static func conversions(of value: Double, _ unit: String) -> [Measurement.Conversion] {
    switch unit {
    case "degree_Celsius": return [.init(amount: rounded(value * 9 / 5 + 32), unit: "degree Fahrenheit")]
    case "degree_Fahrenheit": return [.init(amount: rounded((value - 32) * 5 / 9), unit: "degree Celsius")]
    case "kelvin": return [.init(amount: rounded(value - 273.15), unit: "degree Celsius")]
    default: break
    }
    guard let from = units[unit], let to = units[from.counterpart], from.dimension == to.dimension else {
      return []
    }
    return [.init(amount: rounded(value * from.factor / to.factor), unit: name(from.counterpart))]
  }

  /// The sum in the unit of the second; nil where they measure different things, or the second is no part of the first.
  static func sum(_ first: Quantity, _ second: Quantity) -> Quantity? {
    guard let left = units[first.unit], let right = units[second.unit], left.dimension == right.dimension,
      left.factor > right.factor, first.upTo == nil, second.upTo == nil
    else { return nil }
    return Quantity(amount: exact(first.amount * left.factor / right.factor + second.amount), unit: second.unit)
  }

  /// To four digits, as far as a person reads a converted measure.
  private static func rounded(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    var scale = 1.0
    var size = abs(value)
    while size < 1_000, scale < 1e9 {
      size *= 10
      scale *= 10
    }
    return (value * scale).rounded() / scale
  }

  /// Without the noise of binary fractions.
  private static func exact(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
