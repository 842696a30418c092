import JobSpec
import Vocabulary

/// Says a line for each job that ends: for logs and pipes.
public final class LineReporter: Reporter, @unchecked Sendable {
    private let write: (String) -> Void
    private let count: Int
    private var done = 0

    /// - Parameters:
    ///   - count: how many jobs there are.
    ///   - write: takes a line without its line feed.
    public init(count: Int, write: @escaping (String) -> Void) {
        self.count = count
        self.write = write
    }

    public func finished(_ outcome: JobOutcome) {
        done += 1
        let state = outcome.state.rawValue.replacing("_", with: " ")
        let reason = outcome.reason?.split(separator: "\n").first.map { ": \($0)" } ?? ""
        let time = ClosingTable.seconds(outcome.seconds)
        write(SafeText.line("[\(done)/\(count)] \(outcome.job) \(state)\(reason) (\(time))"))
    }

    public func closed(_ summary: RunSummary) {}
}

extension LineReporter: ProgressObserver {
    /// What goes on within a job is no news for a log.
    public func progress(_ phase: String, done: Int, total: Int?) {}

    public func note(_ sentence: String) { write(SafeText.lines(sentence)) }
}
