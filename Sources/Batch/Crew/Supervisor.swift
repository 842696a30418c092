import Dispatch
import Vocabulary

/// Gives jobs to crews, and sees that each comes to an outcome, whatever happens to the others.
///
/// The crew that most jobs run in may die of one of them. Then those that were running are suspects: each is tried once more
/// alone, in a second crew, and the rest goes on in a new one. All state is in the hands of the thread that calls `run`.
final class Supervisor {
    enum Event: Sendable {
        case told(CrewEvent, crew: Int)
        case ended(CrewEnd, crew: Int)
        /// All that is left to do: no more will come.
        case planned([JobOrder])
    }

    /// Makes a crew of so many workers, which tells the inbox under its number.
    typealias CrewMaker = (_ workers: Int, _ number: Int, _ inbox: Inbox<Event>) throws -> any Crew

    /// Milliseconds between looks at clocks and memory.
    static let pause = 50
    /// Seconds that a job has to stop by itself, once its time is over.
    static let grace = 0.6
    /// Seconds that all jobs have to stop by themselves, once the run is stopped.
    static let graceOfRun = 4.0
    /// Crews that die one after the other without having begun a job: something is wrong that no job is to blame for.
    static let mostFalseStarts = 3

    let limits: CrewLimits
    let workers: Int
    let make: CrewMaker
    let cancellation: Cancellation
    let progress: any ProgressObserver
    let began: (Int) -> Void
    let finished: (Int, JobOutcome) -> Void
    let met: (_ network: String, _ digest: String) -> Void
    let inbox = Inbox<Event>()

    var waiting: JobQueue
    var held = HeldJobs()
    var suspects = JobQueue([])
    /// Whether more jobs are to come into the inbox.
    var isExpectingMore: Bool
    /// By their numbers.
    var teams: [Int: Team] = [:]
    var main: Int?
    var alone: Int?
    var lastNumber = 0
    var falseStarts = 0
    var stoppedAt: Double?
    /// Events come by the thousand; what a process holds is read from the system.
    var memoryLookedAt = 0.0

    /// - Parameters:
    ///   - isExpectingMore: whether other orders will come into the inbox, once.
    ///   - began: called for each job that begins; twice for one that is tried again.
    ///   - finished: called once for each job.
    ///   - met: called for each network that jobs run on; again where a crew takes the place of another.
    init(
        _ orders: [JobOrder], isExpectingMore: Bool = false, limits: CrewLimits, workers: Int,
        cancellation: Cancellation, progress: any ProgressObserver, began: @escaping (Int) -> Void,
        finished: @escaping (Int, JobOutcome) -> Void,
        met: @escaping (_ network: String, _ digest: String) -> Void = { _, _ in }, make: @escaping CrewMaker
    ) {
        waiting = JobQueue(held.hold(orders))
        self.isExpectingMore = isExpectingMore
        self.limits = limits
        self.workers = workers
        self.cancellation = cancellation
        self.progress = progress
        self.began = began
        self.finished = finished
        self.met = met
        self.make = make
    }

    /// Returns when each job has its outcome, and all crews are gone.
    func run() {
        runJobs()
        dismissCrews()
    }

    /// Returns when each job has its outcome. Crews are told that there is no more to do, and not waited for.
    func runJobs() {
        feed()
        while hasJobs { lookAround() }
    }

    /// Returns when all crews are gone, after `runJobs`.
    func dismissCrews() {
        // Nobody may have looked for a while: a crew that is gone by now is not to be ended for being slow.
        while let event = inbox.take(waiting: 0) { take(event) }
        while !teams.isEmpty { lookAround() }
    }

    /// Whether some job has no outcome: also while the crew that ran the last ones is being ended, and nobody has the next.
    private var hasJobs: Bool {
        isExpectingMore || !waiting.isEmpty || !held.isEmpty || !suspects.isEmpty
            || teams.values.contains { !$0.orders.isEmpty }
    }

    private func lookAround() {
        if let event = inbox.take(waiting: millisecondsToNextLook) { take(event) }
        lookAtClocks()
        feed()
    }

    /// A job whose time is over is told so at once.
    private var millisecondsToNextLook: Int {
        let running = teams.values.lazy.filter { $0.killing == nil }.flatMap(\.running.values)
        let deadlines = running.filter { !$0.isAskedToStop }.compactMap(\.deadline)
        guard let next = deadlines.min() else { return Self.pause }
        return max(0, min(Self.pause, Int((next - Self.now) * 1000) + 1))
    }

    /// Passes on what became of a job. Those that read what it writes need not wait for it any more, whatever that is.
    func report(_ index: Int, _ outcome: JobOutcome) {
        held.finish(index)
        finished(index, outcome)
    }

    /// Seconds on a clock that never goes back.
    static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
