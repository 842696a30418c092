import Dispatch
import JobSpec
import Vocabulary

/// Gives jobs to crews, and sees that each comes to an outcome, whatever happens to the others.
///
/// The crew that most jobs run in may die of one of them. Then those that were running are suspects: each is tried once more
/// alone, in a second crew, and the rest goes on in a new one. All state is in the hands of the thread that calls `run`.
final class Supervisor {
    enum Event: Sendable {
        case told(CrewEvent, crew: Int)
        case ended(CrewEnd, crew: Int)
    }

    /// Makes a crew of so many workers, which tells the inbox under its number.
    typealias CrewMaker = (_ workers: Int, _ number: Int, _ inbox: Inbox<Event>) throws -> any Crew

    /// Milliseconds between looks at clocks and memory.
    private static let pause = 50
    /// Seconds that a job has to stop by itself, once its time is over.
    private static let grace = 0.6
    /// Seconds that all jobs have to stop by themselves, once the run is stopped.
    private static let graceOfRun = 4.0
    /// Crews that die one after the other without having begun a job: something is wrong that no job is to blame for.
    private static let mostFalseStarts = 3

    private let limits: CrewLimits
    private let workers: Int
    private let make: CrewMaker
    private let cancellation: Cancellation
    private let progress: any ProgressObserver
    private let began: (Int) -> Void
    private let finished: (Int, JobOutcome) -> Void
    private let inbox = Inbox<Event>()

    private var waiting: Queue
    private var suspects = Queue([])
    /// By their numbers.
    private var teams: [Int: Team] = [:]
    private var main: Int?
    private var alone: Int?
    private var lastNumber = 0
    private var falseStarts = 0
    private var stoppedAt: Double?

    /// - Parameters:
    ///   - began: called for each job that begins; twice for one that is tried again.
    ///   - finished: called once for each job.
    init(
        _ orders: [JobOrder], limits: CrewLimits, workers: Int, cancellation: Cancellation,
        progress: any ProgressObserver, began: @escaping (Int) -> Void,
        finished: @escaping (Int, JobOutcome) -> Void, make: @escaping CrewMaker
    ) {
        waiting = Queue(orders)
        self.limits = limits
        self.workers = workers
        self.cancellation = cancellation
        self.progress = progress
        self.began = began
        self.finished = finished
        self.make = make
    }

    /// Returns when each job has its outcome.
    func run() {
        feed()
        while !teams.isEmpty {
            if let event = inbox.take(waiting: Self.pause) { take(event) }
            lookAtClocks()
            feed()
        }
    }

    // MARK: - Work

    private func feed() {
        if cancellation.reason == nil {
            main = fed(main, from: &waiting, workers: workers)
            alone = fed(alone, from: &suspects, workers: 1)
        } else {
            cancelWaiting()
        }
        for number in teams.keys { closeIfIdle(number) }
    }

    /// Gives a team what it has room for; makes one where there is none and work for it.
    private func fed(_ number: Int?, from queue: inout Queue, workers: Int) -> Int? {
        var number = number
        while let order = queue.first {
            guard let team = number ?? makeTeam(workers: workers, &queue), teams[team]?.hasRoom == true else { break }
            number = team
            queue.removeFirst()
            teams[team]?.orders[order.index] = order
            teams[team]?.crew.assign(order)
        }
        return number
    }

    private func makeTeam(workers: Int, _ queue: inout Queue) -> Int? {
        lastNumber += 1
        do {
            // One job ahead of each worker: none waits for the next, and a crew that dies takes few down.
            let width = workers == 1 ? 1 : 2 * workers
            teams[lastNumber] = Team(crew: try make(workers, lastNumber, inbox), number: lastNumber, width: width)
            return lastNumber
        } catch {
            fail(&queue, "\(error)")
            return nil
        }
    }

    private func closeIfIdle(_ number: Int) {
        guard let team = teams[number], team.orders.isEmpty, team.closedAt == nil else { return }
        let hasMore = number == main ? !waiting.isEmpty : number == alone && !suspects.isEmpty
        // The main crew may be wanted again for what the dying of another leaves.
        if hasMore, cancellation.reason == nil { return }
        teams[number]?.closedAt = Self.now
        if number == main { main = nil }
        if number == alone { alone = nil }
        team.crew.close()
    }

    // MARK: - Events

    private func take(_ event: Event) {
        switch event {
        case .told(let event, let number):
            switch event {
            case .started(let index): start(index, number)
            case .finished(let index, let outcome): finish(index, number, outcome)
            case .progress(let phase, let done, let total): progress.progress(phase, done: done, total: total)
            case .note(let sentence): progress.note(sentence)
            }
        case .ended(let end, let number): ended(end, number)
        }
    }

    private func start(_ index: Int, _ number: Int) {
        falseStarts = 0
        let now = Self.now
        let deadline = limits.seconds[index].map { now + $0 }
        teams[number]?.running[index] = Team.Running(start: now, deadline: deadline)
        began(index)
    }

    private func finish(_ index: Int, _ number: Int, _ outcome: JobOutcome) {
        guard var team = teams[number] else { return }
        let running = team.running.removeValue(forKey: index)
        guard team.orders.removeValue(forKey: index) != nil else { return }
        teams[number] = team
        var outcome = outcome
        let peak = (running?.peak ?? 0) / 1_000_000
        outcome.peakMegabytes = max(outcome.peakMegabytes ?? 0, peak)
        if outcome.state == .timedOut { outcome.reason = overtime(index) }
        finished(index, outcome)
    }

    private func ended(_ end: CrewEnd, _ number: Int) {
        guard let team = teams.removeValue(forKey: number) else { return }
        if main == number { main = nil }
        let wasAlone = alone == number
        if wasAlone { alone = nil }
        if team.orders.isEmpty { return }
        bury(team, end, wasAlone: wasAlone)
    }

    /// Finds out what becomes of the jobs of a crew that is no more.
    private func bury(_ team: Team, _ end: CrewEnd, wasAlone: Bool) {
        let idle = team.orders.values.filter { team.running[$0.index] == nil }
        var innocent = idle
        let caught = team.orders.values.filter { team.running[$0.index] != nil }.sorted { $0.index < $1.index }
        if caught.isEmpty, team.killing == nil { falseStarts += 1 }
        for order in caught {
            switch team.killing {
            case .timedOut(let late) where late.contains(order.index):
                close(order, team, .timedOut, overtime(order.index))
            case .timedOut: innocent.append(order)
            case .stopped: close(order, team, .cancelled, "the run was stopped")
            case .hungry(let bytes) where wasAlone: close(order, team, .failed, hunger(bytes))
            case nil where wasAlone: close(order, team, .crashed, crash(end))
            case .hungry, nil: suspects.append(order)
            }
        }
        let returned = innocent.sorted { $0.index < $1.index }
        if wasAlone { suspects.prepend(returned) } else { waiting.prepend(returned) }
        if falseStarts >= Self.mostFalseStarts {
            let reason = "the process that runs the jobs ended before it began one: " + crash(end)
            fail(&waiting, reason)
            fail(&suspects, reason)
        }
    }

    private func close(_ order: JobOrder, _ team: Team, _ state: JobState, _ reason: String) {
        var outcome = JobOutcome(order.name, state, reason: reason)
        outcome.file = order.file
        if let running = team.running[order.index] {
            outcome.seconds = Self.now - running.start
            outcome.peakMegabytes = running.peak / 1_000_000
        }
        finished(order.index, outcome)
    }

    private func fail(_ queue: inout Queue, _ reason: String) {
        while let order = queue.first {
            queue.removeFirst()
            var outcome = JobOutcome(order.name, .failed, reason: reason)
            outcome.file = order.file
            finished(order.index, outcome)
        }
    }

    // MARK: - Reasons

    private func overtime(_ index: Int) -> String {
        "it took longer than \(Amounts.time(limits.seconds[index] ?? 0))"
    }

    private func hunger(_ bytes: Int) -> String {
        "it took more than \(Amounts.memory(limits.memory ?? 0)) of memory: \(Amounts.memory(bytes))"
    }

    private func crash(_ end: CrewEnd) -> String {
        guard case .died(let how, let words) = end else { return "its process ended" }
        let last = words.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
        return "its process ended \(how.description)"
            + (last.map { "; its last words: \(SafeText.line(String($0)))" } ?? "")
    }

    // MARK: - Clocks

    private func lookAtClocks() {
        let now = Self.now
        if let reason = cancellation.reason { stop(reason, now) }
        for number in teams.keys.sorted() {
            lookAtDeadlines(number, now)
            lookAtMemory(number)
            lookAtClosing(number, now)
        }
    }

    private func stop(_ reason: Cancellation.Reason, _ now: Double) {
        guard let stoppedAt else {
            stoppedAt = now
            for team in teams.values { team.crew.cancelAll(reason) }
            return
        }
        guard now > stoppedAt + Self.graceOfRun else { return }
        for number in teams.keys where teams[number]?.killing == nil { kill(number, .stopped) }
    }

    private func lookAtDeadlines(_ number: Int, _ now: Double) {
        guard let team = teams[number], team.killing == nil else { return }
        let late = team.running.filter { $0.value.deadline.map { $0 < now } ?? false }
        for (index, running) in late where !running.isAskedToStop {
            teams[number]?.running[index]?.isAskedToStop = true
            team.crew.cancel(index, .timedOut)
        }
        let stubborn = late.filter { $0.value.deadline.map { $0 + Self.grace < now } ?? false }
        if !stubborn.isEmpty { kill(number, .timedOut(Set(late.keys))) }
    }

    private func lookAtMemory(_ number: Int) {
        guard let team = teams[number], !team.running.isEmpty, let bytes = team.crew.memory else { return }
        for index in team.running.keys {
            teams[number]?.running[index]?.peak = max(team.running[index]?.peak ?? 0, bytes)
        }
        guard let limit = limits.memory, bytes > limit, team.killing == nil else { return }
        kill(number, .hungry(bytes))
    }

    /// A process that has nothing to do and does not end is stuck in a library.
    private func lookAtClosing(_ number: Int, _ now: Double) {
        guard let closedAt = teams[number]?.closedAt, closedAt + Self.grace < now, teams[number]?.killing == nil
        else { return }
        kill(number, .stopped)
    }

    private func kill(_ number: Int, _ killing: Team.Killing) {
        teams[number]?.killing = killing
        teams[number]?.crew.kill()
    }

    private func cancelWaiting() {
        for order in waiting.all + suspects.all {
            var outcome = JobOutcome(order.name, .cancelled, reason: "the run was stopped before it began")
            outcome.file = order.file
            finished(order.index, outcome)
        }
        (waiting, suspects) = (Queue([]), Queue([]))
    }

    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// Jobs in the order in which they are to begin.
private struct Queue {
    private var orders: ArraySlice<JobOrder>

    init(_ orders: [JobOrder]) { self.orders = orders[...] }

    var first: JobOrder? { orders.first }
    var isEmpty: Bool { orders.isEmpty }
    var all: [JobOrder] { Array(orders) }

    mutating func removeFirst() { orders = orders.dropFirst() }
    mutating func append(_ order: JobOrder) { orders.append(order) }
    mutating func prepend(_ others: [JobOrder]) { if !others.isEmpty { orders = (others + orders)[...] } }
}
