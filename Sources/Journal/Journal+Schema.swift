public import Store

extension Journal {
  /// The journal's tables.
  public static let schema = Schema(
    name: "journal",
    steps: [
      """
      CREATE TABLE journal_source (
        id TEXT PRIMARY KEY, directory TEXT NOT NULL UNIQUE, is_paused INTEGER NOT NULL, added INTEGER NOT NULL,
        scanned INTEGER
      ) STRICT;
      CREATE TABLE journal_file (
        id INTEGER PRIMARY KEY, source TEXT NOT NULL REFERENCES journal_source ON DELETE CASCADE, path TEXT NOT NULL,
        size INTEGER NOT NULL, modified INTEGER NOT NULL, imported INTEGER NOT NULL, reason TEXT, problem TEXT,
        UNIQUE (source, path)
      ) STRICT;
      CREATE TABLE journal_event (
        file INTEGER NOT NULL REFERENCES journal_file ON DELETE CASCADE, id TEXT NOT NULL, entry TEXT,
        kind TEXT NOT NULL, wall_start INTEGER NOT NULL, wall_end INTEGER NOT NULL, utc_offset INTEGER,
        zone_source TEXT NOT NULL, zone TEXT, latitude REAL, longitude REAL, title TEXT, place TEXT,
        people TEXT NOT NULL, texts TEXT NOT NULL, device TEXT, flags INTEGER NOT NULL, PRIMARY KEY (file, id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE journal_place (
        file INTEGER NOT NULL REFERENCES journal_file ON DELETE CASCADE, name TEXT NOT NULL, latitude REAL NOT NULL,
        longitude REAL NOT NULL
      ) STRICT;
      CREATE INDEX journal_place_file ON journal_place (file);
      CREATE TABLE journal_setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
      CREATE TABLE journal_exclusion (id INTEGER PRIMARY KEY, rule TEXT NOT NULL UNIQUE) STRICT;
      CREATE TABLE journal_handle (
        handle TEXT PRIMARY KEY, client TEXT NOT NULL, moment TEXT NOT NULL, events TEXT NOT NULL,
        created INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX journal_handle_client ON journal_handle (client, moment, created);
      CREATE INDEX journal_handle_created ON journal_handle (created);
      CREATE TABLE journal_dismissal (event TEXT PRIMARY KEY, dismissed INTEGER NOT NULL) STRICT;
      CREATE TABLE journal_disclosure (
        id INTEGER PRIMARY KEY, client TEXT NOT NULL, moment TEXT NOT NULL, title TEXT NOT NULL, items TEXT NOT NULL,
        disclosed INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX journal_disclosure_client ON journal_disclosure (client, disclosed);
      """,
      // What was read is read again: all of it lies in the person's own files. Texts stand once for a series.
      """
      DROP TABLE journal_place;
      DROP TABLE journal_event;
      DROP TABLE journal_file;
      UPDATE journal_source SET scanned = NULL;
      CREATE TABLE journal_file (
        id INTEGER PRIMARY KEY, source TEXT NOT NULL REFERENCES journal_source ON DELETE CASCADE, path TEXT NOT NULL,
        size INTEGER NOT NULL, modified INTEGER NOT NULL, changed INTEGER NOT NULL, imported INTEGER NOT NULL,
        reason TEXT, problem TEXT, UNIQUE (source, path)
      ) STRICT;
      CREATE TABLE journal_details (
        id INTEGER PRIMARY KEY, file INTEGER NOT NULL REFERENCES journal_file ON DELETE CASCADE, title TEXT,
        place TEXT, people TEXT NOT NULL, texts TEXT NOT NULL, series TEXT, sequence INTEGER NOT NULL,
        modified INTEGER NOT NULL, series_sequence INTEGER, series_modified INTEGER
      ) STRICT;
      CREATE INDEX journal_details_file ON journal_details (file);
      CREATE TABLE journal_event (
        file INTEGER NOT NULL REFERENCES journal_file ON DELETE CASCADE, id TEXT NOT NULL, entry TEXT,
        kind TEXT NOT NULL, wall_start INTEGER NOT NULL, wall_end INTEGER NOT NULL, utc_offset INTEGER,
        end_offset INTEGER, zone_source TEXT NOT NULL, zone TEXT, latitude REAL, longitude REAL, device TEXT,
        flags INTEGER NOT NULL, details INTEGER, PRIMARY KEY (file, id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE journal_place (
        file INTEGER NOT NULL REFERENCES journal_file ON DELETE CASCADE, name TEXT NOT NULL, latitude REAL NOT NULL,
        longitude REAL NOT NULL
      ) STRICT;
      CREATE INDEX journal_place_file ON journal_place (file);
      """,
      // Files of many more kinds are read, and telephone numbers have names.
      """
      ALTER TABLE journal_event ADD COLUMN facts TEXT;
      CREATE TABLE journal_number (
        file INTEGER NOT NULL REFERENCES journal_file ON DELETE CASCADE, name TEXT NOT NULL, number TEXT NOT NULL
      ) STRICT;
      CREATE INDEX journal_number_file ON journal_number (file);
      ALTER TABLE journal_file ADD COLUMN kind TEXT;
      DELETE FROM journal_file;
      UPDATE journal_source SET scanned = NULL;
      """,
      """
      CREATE TABLE journal_correction (id INTEGER PRIMARY KEY, rule TEXT NOT NULL, made INTEGER NOT NULL) STRICT;
      """,
      // What was listened to is most of what there is, and only what was heard during a workout is looked at.
      """
      CREATE INDEX journal_event_seen ON journal_event (details) WHERE kind NOT IN ('song', 'podcast');
      CREATE INDEX journal_event_heard ON journal_event (wall_start - ifnull(utc_offset, 0))
        WHERE kind IN ('song', 'podcast');
      """,
      // A source may be what a client tells of.
      """
      ALTER TABLE journal_source ADD COLUMN client TEXT;
      """,
      // What was shown and left makes room for other things. A day is counted from 1970-01-01.
      """
      CREATE TABLE journal_showing (
        id INTEGER PRIMARY KEY, day INTEGER NOT NULL, moment TEXT NOT NULL, UNIQUE (day, moment)
      ) STRICT;
      """,
      // Populated places, of a table that the person takes over.
      """
      CREATE TABLE journal_town (
        id INTEGER PRIMARY KEY, cell INTEGER NOT NULL, name TEXT NOT NULL, country TEXT NOT NULL,
        latitude REAL NOT NULL, longitude REAL NOT NULL, population INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX journal_town_cell ON journal_town (cell);
      """,
      // A sidecar is told apart from its picture, and what was chosen from what was handed over.
      """
      ALTER TABLE journal_file ADD COLUMN companion TEXT;
      ALTER TABLE journal_disclosure ADD COLUMN is_given INTEGER NOT NULL DEFAULT 1;
      UPDATE journal_source SET scanned = NULL WHERE client IS NULL;
      """,
      // More is told of pictures and of what was listened to: the person's files are read again.
      """
      CREATE INDEX journal_event_album ON journal_event (wall_start - ifnull(utc_offset, 0))
        WHERE kind = 'song' AND flags & 1024;
      UPDATE journal_file SET size = -1 WHERE source IN (SELECT id FROM journal_source WHERE client IS NULL);
      UPDATE journal_source SET scanned = NULL WHERE client IS NULL;
      """,
    ])
}
