import Store

/// The tables in which lists and what settles them are kept, with the messages that may have to be read again.
enum ActionTables {
  static let schema = Schema(
    name: "actions",
    steps: [
      """
      CREATE TABLE action_thread (
        key INTEGER PRIMARY KEY, client TEXT NOT NULL, name TEXT, style TEXT, count INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE UNIQUE INDEX action_thread_name ON action_thread (client, name) WHERE name IS NOT NULL;

      -- A message that was only seen in front of another one has no content.
      CREATE TABLE action_message (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT, client TEXT NOT NULL, id TEXT NOT NULL, thread INTEGER NOT NULL,
        date REAL NOT NULL, stored REAL NOT NULL, content BLOB, state TEXT, reason TEXT,
        revision INTEGER NOT NULL DEFAULT 0, actions TEXT, hidden INTEGER NOT NULL DEFAULT 0, UNIQUE (client, id)
      ) STRICT;
      CREATE INDEX action_message_thread ON action_message (thread, sequence);
      CREATE INDEX action_message_stored ON action_message (stored);
      CREATE INDEX action_message_age ON action_message (thread, date, id);

      CREATE TABLE action_offer (
        thread INTEGER NOT NULL, fingerprint TEXT NOT NULL, message INTEGER NOT NULL, position INTEGER NOT NULL,
        PRIMARY KEY (thread, fingerprint, message)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX action_offer_message ON action_offer (message);

      -- Which of two messages of the same moment stood in front of the other one.
      CREATE TABLE action_order (
        thread INTEGER NOT NULL, date REAL NOT NULL, earlier TEXT NOT NULL, later TEXT NOT NULL,
        PRIMARY KEY (thread, date, earlier, later)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE action_ledger (count INTEGER NOT NULL, revision INTEGER NOT NULL) STRICT;
      INSERT INTO action_ledger VALUES (0, 0);
      """,
      """
      -- What was said, and a hash of it; nothing of a message that was stored by an earlier version.
      ALTER TABLE action_message ADD COLUMN said TEXT;
      ALTER TABLE action_message ADD COLUMN saidKey BLOB;

      -- An action of an earlier message that a later one has made untrue.
      CREATE TABLE action_withdrawal (
        target INTEGER NOT NULL, fingerprint TEXT NOT NULL, message INTEGER NOT NULL,
        PRIMARY KEY (target, fingerprint, message)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX action_withdrawal_message ON action_withdrawal (message);
      """,
      OutcomeTables.step,
    ])
}
