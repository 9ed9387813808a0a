internal import Foundation

/// Threads that block in the kernel, or work for long. They must not be taken from the pool on which methods run, which
/// has no more threads than the machine has cores.
package enum Threads {
  /// - Parameters:
  ///   - name: For whoever looks at the process from outside.
  ///   - stack: Bytes of memory for what it calls.
  package static func start(_ name: String, stack: Int = 1 << 20, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = stack
    thread.start()
  }
}
