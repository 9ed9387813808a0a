/// The top-level domains that are read without a scheme in front.
enum TopLevelDomains {
  /// Those that hardly ever end a word of a sentence or a file's name.
  static let common = keys(
    """
    com org net edu gov mil int info biz io dev app eu uk us ca de fr nl au nz jp kr cn hk tw sg ch se dk fi cz gr hu pt br \
    mx ar cl ie il ru ua tr za ph xyz online site shop store tech cloud page blog link live world agency design studio \
    museum example
    """)

  /// Those that also are words or endings of files' names: they need more of an address around them.
  static let others = keys(
    """
    in me tv co cc ly gl gg ai sh fm im to at be by es it is so my no pl ro sk si tk vn th id pk bd lk np ae sa qa eg ma ng ke \
    gh tz ug md rs ws name pro news today life email zone team space run
    """)

  private static func keys(_ words: String) -> Set<WordKey> {
    Set(words.split(separator: " ").compactMap { WordKey($0.utf8) })
  }
}
