extension AddressMatcher {
  /// Behind the parts of a house that follow a street: ", Apt 4", " #12", ", 6th Floor", ", 3º B"; nil if none does.
  func houseEnd(_ index: Int) -> Int? {
    var end: Int?
    for _ in 0..<4 {
      let next = partStart(end ?? index)
      guard let part = unitEnd(next) ?? storeyEnd(next) ?? doorEnd(next, behind: end ?? index) else { break }
      guard text.endsFreely(part) || text[part].isMark("(") else { break }
      end = part
    }
    return end
  }

  private func partStart(_ index: Int) -> Int {
    let next = abbreviationEnd(index)
    return text[next].isMark(",") ? next + 1 : next
  }

  /// "Apt 4", "Apt. #456", "Ste B2", "Apt No. 456", "# 207", "#31A".
  private func unitEnd(_ index: Int) -> Int? {
    var next = index
    let isUnit = word(next).contains(.unit) && !text.isGlued(next)
    if isUnit {
      next = abbreviationEnd(next + 1)
      if text.isWord(next, "no") || text.isWord(next, "number") { next = abbreviationEnd(next + 1) }
    }
    if text[next].isMark("#") {
      next += 1
    } else if !isUnit {
      return nil
    }
    return designationEnd(next, isMarked: text[next - 1].isMark("#"))
  }

  /// Behind "207", "305C", "B2", "C", "1-A".
  private func designationEnd(_ index: Int, isMarked: Bool) -> Int? {
    var end = index
    let token = text[index]
    if token.kind == .number, token.digits <= 5 {
      end += 1
      if text.isGlued(end), text[end].kind == .word, text[end].count <= 2 { end += 1 }
    } else if token.kind == .word, token.count == 1, token.isCapitalised || isMarked || text[index + 1].isClosing {
      end += 1
      if text[end].kind == .number, text.isGlued(end), text[end].digits <= 4 { end += 1 }
    } else {
      return nil
    }
    if text[end].isMark("-"), text.isGlued(end), text.isGlued(end + 1),
      text[end + 1].kind == .number || text[end + 1].count == 1
    {
      end += 2
    }
    return end
  }

  /// "6th Floor", "Sixth Floor", "2. OG", "3ème étage".
  private func storeyEnd(_ index: Int) -> Int? {
    var next = index
    if text[index].kind == .number, text[index].digits <= 2, !text.isGlued(index) {
      next += 1
      if text.isGlued(next), text[next].isMark(".") || text[next].kind == .word { next += 1 }
      guard next > index + 1 else { return nil }
    } else if word(index).contains(.rank), !text.isGlued(index) {
      next += 1
    } else {
      return nil
    }
    return word(next).contains(.storey) ? next + 1 : nil
  }

  /// "3º B", "2ºA", "1ª dcha": a floor and a door as Spain writes them.
  private func doorEnd(_ index: Int, behind end: Int) -> Int? {
    guard text[index].kind == .number, text[index].digits <= 2, text.isGlued(index + 1), index > end else { return nil }
    let mark = text[index + 1]
    guard mark.kind == .word, text.isWord(index + 1, "º") || text.isWord(index + 1, "ª") else {
      let isJoined = mark.kind == .word && mark.count == 3 && text.bytes[mark.range.lowerBound] == 0xC2
      return isJoined ? index + 2 : nil
    }
    let door = index + 2
    let isDoor =
      text[door].kind == .word
      && (text[door].count == 1 || text.isWord(door, "dcha") || text.isWord(door, "izq") || text.isWord(door, "izda"))
    return isDoor ? door + 1 : door
  }

  /// Where a building in front of the street begins: "Flat 14, Ziggurat Building, ", "Unit 3, ".
  func buildingStart(_ index: Int, from free: Int) -> Int {
    var start = index
    guard text[index - 1].isMark(","), text[index].kind == .number else { return index }
    for _ in 0..<2 {
      guard start - 2 >= free, text[start - 1].isMark(",") else { break }
      var first = start - 1
      while first > free, first > start - 6,
        text[first - 1].kind == .word
          ? text[first - 1].isCapitalised
          : text[first - 1].kind == .number
      {
        first -= 1
      }
      guard first < start - 1 else { break }
      if word(first).contains(.unit), text[first].isCapitalised, text[first + 1].kind == .number { return first }
      start = first
    }
    return index
  }
}
