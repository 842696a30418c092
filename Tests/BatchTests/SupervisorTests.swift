import Synchronization
import Testing
import Vocabulary

@testable import Batch

@Suite("Who gives jobs to crews")
struct SupervisorTests {
    /// Finishes each job at once; but what is stubborn only when it is ended, together with all that it was given.
    private final class MadeCrew: Crew {
        let isStubborn: Bool
        let number: Int
        let inbox: Inbox<Supervisor.Event>
        private let orders = Mutex<[JobOrder]>([])

        init(isStubborn: Bool, _ number: Int, _ inbox: Inbox<Supervisor.Event>) {
            (self.isStubborn, self.number, self.inbox) = (isStubborn, number, inbox)
        }

        var memory: Int? { nil }

        func assign(_ order: JobOrder) {
            inbox.put(.told(.started(order.index), crew: number))
            if isStubborn { orders.withLock { $0.append(order) } } else { finish(order) }
        }

        func cancel(_ index: Int, _ reason: Cancellation.Reason) {}
        func cancelAll(_ reason: Cancellation.Reason) {}
        func close() { inbox.put(.ended(.closed, crew: number)) }

        func kill() {
            for order in orders.withLock(\.self) { finish(order) }
            inbox.put(.ended(.died(.signalled(9), lastWords: ""), crew: number))
        }

        private func finish(_ order: JobOrder) {
            inbox.put(.told(.finished(order.index, JobOutcome(order.name, .succeeded)), crew: number))
        }
    }

    private func order(_ index: Int) -> JobOrder {
        JobOrder(index: index, name: "job \(index)", file: "", isSound: true, seconds: 0.01, task: .run)
    }

    @Test("runs the first jobs while it is not yet known which others there are")
    func moreToCome() {
        let finished = Mutex<[Int]>([])
        let inbox = Mutex<Inbox<Supervisor.Event>?>(nil)
        let supervisor = Supervisor(
            [order(0), order(1)], isExpectingMore: true, limits: CrewLimits(memory: nil), workers: 1,
            cancellation: Cancellation(), progress: NoProgress(), began: { _ in },
            finished: { index, _ in
                finished.withLock { $0.append(index) }
                // Nobody tells of more before the first ones are done.
                if index == 1 { inbox.withLock { $0 }?.put(.planned([order(2), order(3)])) }
            }, make: { _, number, inbox in MadeCrew(isStubborn: false, number, inbox) })
        inbox.withLock { $0 = supervisor.inbox }
        supervisor.run()
        #expect(finished.withLock(\.self) == [0, 1, 2, 3])
        #expect(supervisor.lastNumber == 1, "one crew ran them all")
    }

    @Test("has an outcome of every job when they are run, though a crew tells of its last ones while it is being ended")
    func crossing() {
        var finished: [Int] = []
        let supervisor = Supervisor(
            (0..<5).map(order), limits: CrewLimits(memory: nil), workers: 1, cancellation: Cancellation(),
            progress: NoProgress(), began: { _ in },
            finished: { index, _ in finished.append(index) },
            make: { _, number, inbox in MadeCrew(isStubborn: number == 1, number, inbox) })
        supervisor.runJobs()
        #expect(finished.sorted() == [0, 1, 2, 3, 4])
        supervisor.dismissCrews()
        #expect(supervisor.teams.isEmpty)
    }
}
