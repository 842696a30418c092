import JobSpec
import Synchronization
import Vocabulary

/// Keeps one line of a terminal up to date: how many jobs are done, failed and left, and what is going on.
public final class LiveReporter: Reporter, ProgressObserver {
    private struct State {
        var done = 0
        var failed = 0
        var running: [String] = []
        var phase = ""
        var lastPercent = -1
    }

    private let count: Int
    private let width: Int
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - width: columns of the terminal.
    ///   - write: takes text as it is to be shown.
    public init(count: Int, width: Int, write: @escaping @Sendable (String) -> Void) {
        self.count = count
        self.width = width
        self.write = write
    }

    public func started(_ job: String) { update { $0.running.append(job) } }

    public func finished(_ outcome: JobOutcome) {
        update { state in
            state.done += 1
            state.failed += outcome.isSuccess ? 0 : 1
            state.running.removeAll { $0 == outcome.job }
            state.phase = ""
        }
    }

    public func closed(_ summary: RunSummary) { write("\r\u{1B}[K") }

    public func progress(_ phase: String, done: Int, total: Int?) {
        let percent = total.map { $0 > 0 ? done * 100 / $0 : 0 }
        let isNews = state.withLock { state in
            let isNews = !state.phase.hasPrefix(phase) || percent ?? -1 != state.lastPercent
            state.lastPercent = percent ?? -1
            return isNews
        }
        guard isNews else { return }
        update { $0.phase = phase + (percent.map { " \($0) %" } ?? "") }
    }

    public func note(_ sentence: String) {
        write("\r\u{1B}[K\(SafeText.lines(sentence))\n")
        update { _ in }
    }

    private func update(_ change: (inout State) -> Void) {
        let line = state.withLock { state in
            change(&state)
            return self.line(state)
        }
        write("\r" + String(line.prefix(max(1, width - 1))) + "\u{1B}[K")
    }

    private func line(_ state: State) -> String {
        var parts = ["\(state.done) of \(count) done"]
        if state.failed > 0 { parts.append("\(state.failed) failed") }
        if let job = state.running.last { parts.append("running \(job)") }
        if !state.phase.isEmpty { parts.append(state.phase) }
        return SafeText.line(parts.joined(separator: ", "))
    }
}
