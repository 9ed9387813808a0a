import Foundation

/// Threads that block in the kernel. They must not be taken from the pool on which methods run, which has no more
/// threads than the machine has cores.
package enum Threads {
  package static func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = 1 << 20
    thread.start()
  }
}
