/// The tables of GeoNames (`cities500.txt`, `allCountries.txt`, one country's): a line for each place, with tabs between
/// its nineteen columns, as the `readme.txt` beside them has it.
public enum GeoNamesTable {
  /// What the license of the tables, CC BY 4.0, asks to be shown.
  public static let attribution = "Place names: GeoNames (geonames.org), CC BY 4.0"

  private static let columns = 19
  /// Places that are no more, and parts of a place.
  private static let passedOver: Set<String> = ["PPLH", "PPLCH", "PPLQ", "PPLW", "PPLX"]

  /// Reads a table line by line, with memory for one line.
  ///
  /// - Parameters:
  ///   - progress: Is told again and again how many bytes have been read.
  ///   - isCancelled: Is asked again and again.
  ///   - place: Takes each populated place.
  /// - Returns: How many lines are none of the format.
  /// - Throws: ``FormatError``, if no line is a place of such a table, or the file cannot be read.
  public static func read(
    _ source: ByteSource, progress: (_ bytes: Int) -> Void = { _ in }, isCancelled: () -> Bool = { false },
    place: (PopulatedPlace) -> Void
  ) throws(FormatError) -> Int {
    var reader = LineReader(source, .geoNames)
    var known = 0
    var skipped = 0
    var bytes = 0
    while let line = try reader.next() {
      bytes += line.count + 1
      if reader.number % 1_000 == 0 {
        if isCancelled() { break }
        progress(bytes)
      }
      guard !line.isEmpty else { continue }
      let cells = line.split(separator: 9, omittingEmptySubsequences: false)
      guard cells.count == columns, let identifier = number(cells[0]), cells[6].count <= 1,
        let latitude = DecimalText.number(cells[4]), let longitude = DecimalText.number(cells[5]),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else {
        skipped += 1
        // A file of another kind is not read to its end.
        guard known > 0 || skipped < 1_000 else { break }
        continue
      }
      known += 1
      let name = decodedText(cells[1].prefix(200))
      guard cells[6].first == UInt8(ascii: "P"), !passedOver.contains(decodedText(cells[7].prefix(8))), !name.isEmpty
      else { continue }
      place(
        PopulatedPlace(
          identifier: identifier, name: name, country: decodedText(cells[8].prefix(2)), coordinate: coordinate,
          population: number(cells[14]) ?? 0))
    }
    guard known > 0 else {
      throw FormatError(format: .geoNames, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    return skipped
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    DecimalText.number(bytes).flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}
