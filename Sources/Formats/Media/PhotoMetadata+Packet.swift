extension PhotoMetadata {
  /// Adds what an XMP packet in the same file, or beside it, knows better than the picture itself.
  mutating func complete(with packet: XMPProperties?) {
    guard let packet else { return }
    if dateSource == nil || dateSource == .modified { packet.date(into: &self) }
    coordinate = coordinate ?? packet.coordinate
    isMotionPhoto = isMotionPhoto || packet.isMotionPhoto
    rating = packet.rating ?? rating
  }

  /// Adds what an XMP file that lies beside the picture says (`IMG.xmp`, `IMG.jpg.xmp`): what a person has corrected in a
  /// program stands there, and the date and the place of it win.
  public mutating func complete(withSidecar bytes: [UInt8]) {
    var texts = PhotoTexts()
    for text in self.texts { texts.add(text) }
    let packet = XMPProperties(bytes, texts: &texts)
    var dated = PhotoMetadata()
    packet.date(into: &dated)
    if dated.captured != nil {
      captured = dated.captured
      offset = dated.offset
      zoneSource = dated.zoneSource
      dateSource = dated.dateSource
      hasTimeOfDay = dated.hasTimeOfDay
    }
    coordinate = packet.coordinate ?? coordinate
    isMotionPhoto = isMotionPhoto || packet.isMotionPhoto
    rating = packet.rating ?? rating
    self.texts = texts.texts
    hasMoreTexts = hasMoreTexts || texts.isCut
  }
}
