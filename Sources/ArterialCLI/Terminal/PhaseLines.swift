import Synchronization
import Vocabulary

/// Writes a line for each phase of a long piece of work.
final class PhaseLines: ProgressObserver {
    private let last = Mutex("")
    private let write: @Sendable (String) -> Void

    init(write: @escaping @Sendable (String) -> Void) { self.write = write }

    func progress(_ phase: String, done: Int, total: Int?) {
        let isNew = last.withLock { last in
            defer { last = phase }
            return last != phase
        }
        if isNew { write(phase) }
    }

    func note(_ sentence: String) { write(sentence) }
}
