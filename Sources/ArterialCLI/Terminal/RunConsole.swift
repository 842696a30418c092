import Batch
import Vocabulary

/// What people, or programs in their place, see of a run while it goes on.
struct RunConsole {
    let log: RunLog
    let reporters: [any Reporter]
    let progress: any ProgressObserver

    init(_ options: LogOptions, environment: [String: String], _ io: InputOutput) {
        let live = Self.live(options, environment, io)
        let log = RunLog(options.logFormat, write: live?.show ?? io.error)
        let detail: LogDetail =
            options.quiet ? .failures : options.verbose ? .everything : live != nil ? .mistakes : .jobs
        let lines = LineReporter(log, detail)
        self.log = log
        reporters = [lines] + (live.map { [$0] } ?? [])
        progress = AllObservers([lines] + (live.map { [$0] } ?? []))
    }

    /// A line that is written anew needs a terminal that can do so.
    private static func live(
        _ options: LogOptions, _ environment: [String: String], _ io: InputOutput
    ) -> LiveReporter? {
        guard let width = io.terminalWidth, environment["TERM"] != "dumb", !options.quiet, options.logFormat == .text
        else { return nil }
        return LiveReporter(width: width, write: io.error)
    }
}

/// Several observers that see the same.
private struct AllObservers: ProgressObserver {
    let observers: [any ProgressObserver]

    init(_ observers: [any ProgressObserver]) { self.observers = observers }

    var isWatched: Bool { observers.contains(where: \.isWatched) }

    func progress(_ phase: String, done: Int, total: Int?) {
        for observer in observers { observer.progress(phase, done: done, total: total) }
    }

    func note(_ sentence: String) {
        for observer in observers { observer.note(sentence) }
    }
}
