/// Where a person was, as a program has written it down.
public struct LocationHistory: Sendable, Hashable {
  /// The fixes of one device, in the order of the file.
  public struct Track: Sendable, Hashable {
    /// What the file calls the device; nil where it names none.
    public let device: String?
    /// In the order of the file, which need not be that of time.
    public fileprivate(set) var fixes: [LocationFix]
  }

  /// One track for each device.
  public private(set) var tracks: [Track] = []
  /// Stays that the program has found, in the order of the file.
  public var visits: [LocationVisit] = []
  /// Ways that the program has found, in the order of the file.
  public var activities: [LocationActivity] = []
  /// Places with names, in the order of the file.
  public var places: [LocationPlace] = []
  /// Why the rest of the file could not be read, where that is so; what stands before is here.
  public var problem: FormatError?
  /// How many entries have no place or no time that could be read.
  public var skipped = 0

  private var trackNumbers: [String?: Int] = [:]

  /// An empty history, to which can be added.
  public init() {}

  /// Whether nothing was read.
  public var isEmpty: Bool { tracks.isEmpty && visits.isEmpty && activities.isEmpty && places.isEmpty }

  /// Adds a fix to the device's track.
  public mutating func add(_ fix: LocationFix, device: String? = nil) {
    if let number = trackNumbers[device] {
      tracks[number].fixes.append(fix)
    } else {
      trackNumbers[device] = tracks.count
      tracks.append(Track(device: device, fixes: [fix]))
    }
  }
}
