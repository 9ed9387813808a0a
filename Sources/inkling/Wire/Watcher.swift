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
    var watched: [Int32: String] = [:]
    while true {
      let directories = session.watchedDirectories()
      if notifier >= 0 { watch(directories, notifier, &watched) }
      var waiting = pollfd(fd: notifier, events: Int16(POLLIN), revents: 0)
      // poll passes over a negative descriptor and waits out its time.
      let hasChanged = poll(&waiting, 1, Self.interval) > 0
      if hasChanged {
        usleep(Self.settling)
        let paths = changedPaths(notifier, watched)
        session.noticeChanges()
        session.noticeFiles(in: paths)
      }
      if isOrphaned { return session.end(Ending(code: 0, flushMilliseconds: 200)) }
    }
  }

  /// Adds what is not watched yet: a directory may come into being later.
  private func watch(_ directories: [String], _ notifier: Int32, _ watched: inout [Int32: String]) {
    let events =
      UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_TO)
      | UInt32(IN_MOVED_FROM)
    for directory in directories {
      let number = inotify_add_watch(notifier, directory, events)
      if number >= 0 { watched[number] = directory }
    }
  }

  /// Empties the queue of events.
  private func changedPaths(_ notifier: Int32, _ watched: [Int32: String]) -> Set<String> {
    var paths: Set<String> = []
    let size = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while true {
        let count = read(notifier, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset + size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          if let path = watched[event.wd] { paths.insert(path) }
          offset += size + Int(event.len)
        }
      }
    }
    return paths
  }

  /// Whether the process that started this one, or the one that the client named, is gone. Process 1 adopts orphans,
  /// so it says nothing as a parent, and this process itself says nothing either.
  private var isOrphaned: Bool {
    if parent > 1, getppid() != parent { return true }
    guard let client = session.clientProcess, client > 1, client != getpid() else { return false }
    return kill(client, 0) == -1 && errno == ESRCH
  }
}
