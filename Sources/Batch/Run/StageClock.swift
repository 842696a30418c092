import Dispatch
import Synchronization
import Vocabulary

/// Notes when one job tells of progress, and passes on what it is told.
final class StageClock: ProgressObserver {
    private let job: String
    private let progress: any ProgressObserver
    private let stages = Mutex<[(stage: String, number: Int, start: UInt64)]>([("preparing", 0, StageClock.now)])

    init(of job: String, telling progress: any ProgressObserver) {
        self.job = job
        self.progress = progress
    }

    func progress(_ phase: String, done: Int, total: Int?) {
        stages.withLock { $0.append((phase, done, Self.now)) }
        progress.progress(phase, done: done, total: total)
    }

    func note(_ sentence: String) { progress.note(sentence) }

    var rows: String {
        let stages = stages.withLock { $0 }
        let ends = stages.dropFirst().map(\.start) + [Self.now]
        return zip(stages, ends).map { stage, end in
            "\"\(job)\",\"\(stage.stage)\",\(stage.number),\(Double(end - stage.start) / 1e9)\n"
        }.joined()
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
