import JobSpec
import ResultWriters
import Synchronization
import Vocabulary

/// Keeps one line of a terminal up to date: how many jobs are done, failed, running and left, and what is going on.
public final class LiveReporter: Reporter, ProgressObserver {
    private struct State {
        var count = 0
        var done = 0
        var failed = 0
        var running: [String] = []
        var phase = ""
        var percent: Int?
        var remaining = RemainingTime()
        var isClosed = false

        var isShown: Bool { count > 0 && !isClosed }
    }

    private static let clearing = "\r\u{1B}[K"

    private let width: Int
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - width: columns of the terminal.
    ///   - write: takes text as it is to be shown.
    public init(width: Int, write: @escaping @Sendable (String) -> Void) {
        self.width = width
        self.write = write
    }

    /// Shows whole lines, and below them the live line, where there is one.
    public func show(_ lines: String) {
        write((state.withLock(\.isShown) ? Self.clearing : "") + lines)
        update { _ in }
    }

    public func planned(_ jobs: Int, upToDate: Int) { update { $0.count = jobs } }

    public func started(_ job: String, because reason: String) { update { $0.running.append(job) } }

    public func ended(_ outcome: JobOutcome) {
        guard outcome.state != .upToDate else { return }
        update { state in
            state.running.removeAll { $0 == outcome.job }
            // Jobs that never ran are not done.
            if outcome.state == .cancelled { return }
            state.done += 1
            state.failed += outcome.isSuccess ? 0 : 1
            state.remaining.jobEnded()
            (state.phase, state.percent) = ("", nil)
        }
    }

    public func finished(_ outcome: JobOutcome) {}

    public func closed(_ summary: RunSummary) {
        let wasShown = state.withLock { state in
            defer { state.isClosed = true }
            return state.isShown
        }
        if wasShown { write(Self.clearing) }
    }

    public func progress(_ phase: String, done: Int, total: Int?) {
        let percent = total.map { $0 > 0 ? min(100, done * 100 / $0) : 0 }
        let isNews = state.withLock { $0.phase != phase || $0.percent != percent }
        if isNews { update { ($0.phase, $0.percent) = (phase, percent) } }
    }

    private func update(_ change: (inout State) -> Void) {
        let line = state.withLock { state in
            change(&state)
            return state.isShown ? Self.line(state) : nil
        }
        guard let line else { return }
        // The last column stays free: some terminals begin a new line behind it.
        write("\r" + PrintedText.cut(SafeText.line(line), columns: max(1, width - 1)) + "\u{1B}[K")
    }

    private static func line(_ state: State) -> String {
        let left = state.count - state.done - state.running.count
        var parts = ["\(state.done) of \(state.count) done"]
        if state.failed > 0 { parts.append("\(state.failed) failed") }
        if state.running.count > 1 { parts.append("\(state.running.count) running") }
        if state.running.count == 1 { parts.append("running \(state.running[0])") }
        if left > 0 { parts.append("\(left) left") }
        if let time = state.remaining.text(left: state.count - state.done) { parts.append(time) }
        if !state.phase.isEmpty { parts.append(state.phase + (state.percent.map { " \($0) %" } ?? "")) }
        return parts.joined(separator: ", ")
    }
}
