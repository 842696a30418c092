import ResultWriters
import Synchronization

/// How long the stages of jobs take, for benchmarks: a table of job, stage, number and seconds, a row for each piece of
/// progress that a job tells, and for what comes before the first one. No output of a job knows of it.
final class StageTimings: Sendable {
    /// Several jobs may end at a time. Nil where the file cannot be written.
    private let file: Mutex<OutputFile?>

    init(path: String) {
        file = Mutex(try? OutputFile(path: path, name: path))
        append("job,stage,number,seconds\n")
    }

    /// Takes what the clock of a job that has ended found.
    func take(_ clock: StageClock) { append(clock.rows) }

    private func append(_ rows: String) {
        file.withLock { file in
            try? file?.write { $0.append(text: rows) }
            try? file?.flush()
        }
    }
}
