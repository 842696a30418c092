import Dispatch
import Synchronization
import Vocabulary

/// A crew in this process: jobs on a Dispatch queue, at most so many at a time, each worker with workspaces of its own.
final class LocalCrew: Crew {
    private struct State {
        var waiting: [JobOrder] = []
        var next = 0
        var running: [Int: Cancellation] = [:]
        var restingWorkspaces: [Workspaces] = []
        var isClosed = false
        var hasEnded = false
        /// Why all jobs are to stop: those, too, that have not begun.
        var stop: Cancellation.Reason?
    }

    /// A job in the hands of a worker.
    private struct Shift: Sendable {
        let order: JobOrder
        let cancellation: Cancellation
        let workspaces: Workspaces
    }

    private let workers: Int
    private let runner: JobRunner
    private let tell: @Sendable (CrewEvent) -> Void
    private let ended: @Sendable () -> Void
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "jobs", attributes: .concurrent)

    /// - Parameters:
    ///   - tell: called from any thread.
    ///   - ended: called once, after `close`, when the last job is done.
    init(
        workers: Int, runner: JobRunner, tell: @escaping @Sendable (CrewEvent) -> Void,
        ended: @escaping @Sendable () -> Void
    ) {
        self.workers = workers
        self.runner = runner
        self.tell = tell
        self.ended = ended
    }

    var memory: Int? { nil }

    func assign(_ order: JobOrder) {
        state.withLock { $0.waiting.append(order) }
        startMore()
    }

    func cancel(_ index: Int, _ reason: Cancellation.Reason) {
        state.withLock { $0.running[index] }?.cancel(reason)
    }

    func cancelAll(_ reason: Cancellation.Reason) {
        let running = state.withLock { state in
            state.stop = reason
            return Array(state.running.values)
        }
        for cancellation in running { cancellation.cancel(reason) }
    }

    func close() {
        state.withLock { $0.isClosed = true }
        tellOfTheEnd()
    }

    /// Nobody can stop a thread from outside: what runs comes to its own end.
    func kill() { cancelAll(.interrupted) }

    private func startMore() {
        while let shift = state.withLock({ taken(&$0) }) { queue.async { [self] in work(shift) } }
    }

    /// Does jobs one after the other for as long as some wait: handing each to a thread of its own would have it woken for it.
    private func work(_ first: Shift) {
        var next: Shift? = first
        while let shift = next {
            tell(.started(shift.order.index))
            let outcome = runner.outcome(of: shift.order, shift.workspaces, shift.cancellation)
            tell(.finished(shift.order.index, outcome))
            next = finished(shift)
        }
        tellOfTheEnd()
    }

    /// The next job, where a worker is free.
    private func taken(_ state: inout State) -> Shift? {
        guard state.running.count < workers, state.next < state.waiting.count else { return nil }
        let order = state.waiting[state.next]
        state.next += 1
        if state.next == state.waiting.count { (state.waiting, state.next) = ([], 0) }
        let cancellation = Cancellation()
        if let reason = state.stop { cancellation.cancel(reason) }
        state.running[order.index] = cancellation
        return Shift(
            order: order, cancellation: cancellation, workspaces: state.restingWorkspaces.popLast() ?? Workspaces())
    }

    /// - Returns: what the worker that is free now does next.
    private func finished(_ shift: Shift) -> Shift? {
        state.withLock { state in
            state.running[shift.order.index] = nil
            state.restingWorkspaces.append(shift.workspaces)
            return taken(&state)
        }
    }

    private func tellOfTheEnd() {
        let isOver = state.withLock { state in
            let isOver = state.isClosed && !state.hasEnded && state.running.isEmpty && state.waiting.isEmpty
            state.hasEnded = state.hasEnded || isOver
            return isOver
        }
        if isOver { ended() }
    }
}
