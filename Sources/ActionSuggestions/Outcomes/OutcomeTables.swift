/// The tables of what became of actions.
enum OutcomeTables {
  /// How sure an action is decides whether it is offered where its kind is offered seldom. One that was stored by an
  /// earlier version counts as sure.
  static let step = """
    ALTER TABLE action_offer ADD COLUMN confidence REAL NOT NULL DEFAULT 1;

    -- What became of an action: 1 offered, 2 dismissed, 3 performed.
    CREATE TABLE action_outcome (
      thread INTEGER NOT NULL, fingerprint TEXT NOT NULL, message INTEGER NOT NULL, outcome INTEGER NOT NULL,
      PRIMARY KEY (thread, fingerprint, message)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX action_outcome_message ON action_outcome (message);
    """
}
