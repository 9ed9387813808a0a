import Glibc
import Server

/// Waits, without using the processor, for other programs: those that change the state or the person's files, and those
/// whose end means that nobody needs this process any more.
struct Watcher: Sendable {
  let session: Session
  /// The process that started this one.
  let parent: Int32

  /// How often the parent and the client are looked for, in milliseconds.
  private static let interval: Int32 = 3_000
  /// How long changes are gathered before they are looked at, in microseconds.
  private static let settling: UInt32 = 20_000

  func run() {
    let notifier = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    var watched: Set<Int32> = []
    while true {
      let known = watched
      if notifier >= 0 { watched = Set(watch(session.watchedDirectories(), notifier)) }
      // What has another name by now, or none, is not ours to watch any more.
      for old in known.subtracting(watched) { inotify_rm_watch(notifier, old) }
      var waiting = pollfd(fd: notifier, events: Int16(POLLIN), revents: 0)
      // What changed in a directory before it was watched made no event, nor does a directory that a renamed one takes
      // with it. poll passes over a negative descriptor and waits out its time.
      let isOther = watched != known
      let hasChanged = poll(&waiting, 1, isOther ? 0 : Self.interval) > 0
      if hasChanged {
        usleep(Self.settling)
        drain(notifier)
      }
      if hasChanged || isOther {
        session.noticeChanges()
        session.noticeFiles()
      }
      if isOrphaned { return session.end(Ending(code: 0, flushMilliseconds: 200)) }
    }
  }

  /// Adds what is not watched yet: a directory may come into being later, and another may take its name.
  ///
  /// - Returns: The watches of the directories that are there, old and new ones.
  private func watch(_ directories: [String], _ notifier: Int32) -> [Int32] {
    let events =
      UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_TO)
      | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVE_SELF) | UInt32(IN_DELETE_SELF) | UInt32(IN_ATTRIB)
    return directories.map { inotify_add_watch(notifier, $0, events) }.filter { $0 >= 0 }
  }

  /// Empties the queue of events: what has changed is told by the things themselves.
  private func drain(_ notifier: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while read(notifier, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  /// Whether the process that started this one, or the one that the client named, is gone. Process 1 adopts orphans,
  /// so it says nothing as a parent, and this process itself says nothing either.
  private var isOrphaned: Bool {
    if parent > 1, getppid() != parent { return true }
    guard let client = session.clientProcess, client > 1, client != getpid() else { return false }
    return kill(client, 0) == -1 && errno == ESRCH
  }
}
