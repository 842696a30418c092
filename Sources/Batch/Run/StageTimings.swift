import Foundation
import Synchronization

/// How long the stages of jobs take, for benchmarks: a table of job, stage, number and seconds, a row for each piece of
/// progress that a job tells, and for what comes before the first one. No output of a job knows of it.
final class StageTimings: Sendable {
    /// Several jobs may end at a time. Nil where the file cannot be written.
    private let file: Mutex<FileHandle?>

    init(path: String) {
        try? Data("job,stage,number,seconds\n".utf8).write(to: URL(filePath: path))
        let handle = FileHandle(forWritingAtPath: path)
        _ = try? handle?.seekToEnd()
        file = Mutex(handle)
    }

    /// Takes what the clock of a job that has ended found.
    func take(_ clock: StageClock) {
        let rows = Data(clock.rows.utf8)
        file.withLock { try? $0?.write(contentsOf: rows) }
    }
}
