internal import Foundation
package import Journal

extension ReadingThreads {
  /// As many beside the one that imports as the machine has cores for, three at most: more than that wait for the store.
  package static var machine: ReadingThreads {
    ReadingThreads(count: min(ProcessInfo.processInfo.activeProcessorCount, 4) - 1) { body in
      // As much as the thread has on which a command runs: what one of them can read, all of them can.
      Threads.start("import", stack: 8 << 20, body)
    }
  }
}
