#include <sqlite3.h>

// The destructor argument that makes SQLite copy a bound value. The macro is a cast that Swift cannot import.
static inline sqlite3_destructor_type inkling_sqlite_transient(void) { return SQLITE_TRANSIENT; }
