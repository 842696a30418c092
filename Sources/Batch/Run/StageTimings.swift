import Dispatch
import Foundation
import Synchronization
import Vocabulary

/// How long the stages of jobs take, for benchmarks: a table of job, stage, number and seconds, a row for each piece of
/// progress that a job tells, and for what comes before the first one. No output of a job knows of it.
final class StageTimings: Sendable {
    private let path: String
    /// Several jobs may end at a time.
    private let rows = Mutex<String>("job,stage,number,seconds\n")

    init(path: String) { self.path = path }

    /// An observer of one job that passes on what it is told.
    func observer(of job: String, telling progress: any ProgressObserver) -> StageClock {
        StageClock(job: job, progress: progress)
    }

    /// Takes what the clock of a job that has ended found, and writes the table anew.
    func take(_ clock: StageClock) {
        rows.withLock { rows in
            rows += clock.rows
            try? Data(rows.utf8).write(to: URL(filePath: path))
        }
    }
}

/// Notes when one job tells of progress.
final class StageClock: ProgressObserver {
    private let job: String
    private let progress: any ProgressObserver
    private let stages = Mutex<[(stage: String, number: Int, start: UInt64)]>([("preparing", 0, StageClock.now)])

    fileprivate init(job: String, progress: any ProgressObserver) {
        self.job = job
        self.progress = progress
    }

    func progress(_ phase: String, done: Int, total: Int?) {
        stages.withLock { $0.append((phase, done, Self.now)) }
        progress.progress(phase, done: done, total: total)
    }

    func note(_ sentence: String) { progress.note(sentence) }

    fileprivate var rows: String {
        let stages = stages.withLock { $0 }
        let ends = stages.dropFirst().map(\.start) + [Self.now]
        return zip(stages, ends).map { stage, end in
            "\"\(job)\",\"\(stage.stage)\",\(stage.number),\(Double(end - stage.start) / 1e9)\n"
        }.joined()
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
