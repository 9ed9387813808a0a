internal import Glibc
internal import Synchronization

/// Why a program was not started.
struct SpawnFault: Error {
  /// The system's number of the error.
  let number: Int32
}

/// Starts a program without a shell.
enum Spawn {
  /// Held while descriptors are made for a child and given to it, so that no other child gets them.
  static let lock = Mutex(())

  /// - Parameter ends: What become its standard descriptors; it gets no others.
  /// - Returns: The process, which leads a group of its own.
  static func start(
    _ path: String, environment: [String], _ ends: ScriptPipes.Child
  ) -> Result<pid_t, SpawnFault> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends.input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends.output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends.error, STDERR_FILENO)
    for descriptor in inherited { posix_spawn_file_actions_addclose(&actions, descriptor) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    return withArray([path]) { arguments in
      withArray(environment) { variables in
        var process: pid_t = 0
        let number = posix_spawn(&process, path, &actions, &attributes, arguments, variables)
        return number == 0 ? .success(process) : .failure(SpawnFault(number: number))
      }
    }
  }

  /// The descriptors that a child would get: those that whoever started this process has left open.
  private static var inherited: [Int32] {
    guard let directory = opendir("/proc/self/fd") else { return [] }
    defer { closedir(directory) }
    var descriptors: [Int32] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let descriptor = Int32(name), descriptor > STDERR_FILENO else { continue }
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0, flags & FD_CLOEXEC == 0 { descriptors.append(descriptor) }
    }
    return descriptors
  }

  /// The texts as C has them, ended by a null pointer.
  private static func withArray<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { (pointers + index).initialize(to: strdup(text)) }
    (pointers + texts.count).initialize(to: nil)
    defer {
      for index in texts.indices { free(pointers[index]) }
      pointers.deallocate()
    }
    return body(pointers)
  }
}
