internal import Foundation

/// A table of points or visits as CSV, with whatever names, separators and notations of numbers a program uses.
public enum PointTable {
  private enum Column: CaseIterable {
    case latitude, longitude, time, end, accuracy, elevation, device, name, type

    /// What it is called, in lower case and without what stands in brackets or behind a space.
    var names: Set<String> {
      switch self {
      case .latitude: ["lat", "latitude", "latitudee7", "latitude n/s", "latitude_deg"]
      case .longitude: ["lon", "lng", "long", "longitude", "longitudee7", "longitude e/w", "longitude_deg"]
      case .time: ["time", "timestamp", "datetime", "date", "start time", "recorded_at", "tst", "utc", "date time"]
      case .end: ["end time", "end"]
      case .accuracy: ["accuracy", "acc", "horizontal_accuracy"]
      case .elevation: ["elevation", "altitude", "alt", "ele", "height"]
      case .device: ["deviceid", "device_id", "device", "tid"]
      case .name: ["name"]
      case .type: ["type"]
      }
    }
  }

  /// Reads a file record by record. A record without a place or a time is counted and passed over.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is returned.
  /// - Throws: ``FormatError``, if its first line does not name a latitude, a longitude and a time.
  public static func read(
    _ source: ByteSource, isCancelled: () -> Bool = { false }
  ) throws(FormatError) -> LocationHistory {
    var reader = CSVReader(source, .csv)
    guard let header = try reader.next() else {
      throw FormatError(format: .csv, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    var columns: [Column: Int] = [:]
    for (index, title) in header.enumerated() {
      let title = title.trimmingCharacters(in: .whitespaces).lowercased()
      for column in Column.allCases where columns[column] == nil && column.names.contains(title) {
        columns[column] = index
      }
    }
    guard columns[.latitude] != nil, columns[.longitude] != nil, columns[.time] != nil else {
      throw FormatError(format: .csv, position: .line(1), reason: .notThisFormat)
    }
    let isE7 = header.contains { $0.lowercased().contains("latitudee7") }
    var history = LocationHistory()
    do throws(FormatError) {
      var count = 0
      while let record = try reader.next() {
        count += 1
        if count % 1_000 == 0, isCancelled() { break }
        func field(_ column: Column) -> String? {
          columns[column].flatMap { $0 < record.count ? record[$0] : nil }
        }
        func number(_ column: Column) -> Double? {
          field(column).flatMap { Self.number($0, decimalComma: reader.mayHaveDecimalCommas) }
        }
        guard let north = number(.latitude), let east = number(.longitude),
          let coordinate = Coordinate(
            latitude: isE7 ? north / 1e7 : north, longitude: isE7 ? east / 1e7 : east),
          let time = field(.time).flatMap(LenientTimestamp.init)
        else {
          history.skipped += 1
          continue
        }
        if let end = field(.end).flatMap(LenientTimestamp.init) {
          guard field(.type)?.lowercased() != "activity" else { continue }
          let name = field(.name)?.trimmingCharacters(in: .whitespaces) ?? ""
          history.visits.append(
            LocationVisit(start: time, end: end, coordinate: coordinate, name: name.isEmpty ? nil : name))
        } else {
          history.add(
            LocationFix(
              time: time.instant, offset: time.offset, coordinate: coordinate, accuracy: number(.accuracy),
              elevation: number(.elevation)),
            device: field(.device))
        }
      }
    } catch {
      history.problem = error
    }
    if history.isEmpty, let problem = history.problem { throw problem }
    return history
  }

  /// `52.52`, `52,52`, `52.52N`, `13.4W`.
  private static func number(_ text: String, decimalComma: Bool) -> Double? {
    var bytes = Array(text.utf8).filter { $0 > 32 }
    var sign = 1.0
    switch bytes.last {
    case UInt8(ascii: "N"), UInt8(ascii: "E"): bytes.removeLast()
    case UInt8(ascii: "S"), UInt8(ascii: "W"):
      bytes.removeLast()
      sign = -1
    default: break
    }
    if decimalComma, let comma = bytes.firstIndex(of: UInt8(ascii: ",")) { bytes[comma] = UInt8(ascii: ".") }
    return DecimalText.number(bytes[...]).map { $0 * sign }
  }
}
