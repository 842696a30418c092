import Foundation
import Synchronization

/// Held while a process is started.
private let start = Mutex(())

extension Process {
    /// Starts the process, one at a time: Foundation was seen to fall over when several threads start processes at once.
    public func startAlone() throws { try start.withLock { _ in try run() } }
}
