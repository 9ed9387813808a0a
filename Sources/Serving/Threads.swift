import Foundation

/// Threads that block in the kernel. They must not be taken from the pool on which methods run, which has no more
/// threads than the machine has cores.
package enum Threads {
  /// - Parameter stack: Its size in octets.
  package static func start(_ name: String, stack: Int = 1 << 20, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = stack
    thread.start()
  }
}
