import Synchronization
import Testing

@testable import Batch

@Suite("Reporters of a run")
struct ReportOrderTests {
    private final class Listener: Reporter {
        private let heard = Mutex<[String]>([])

        var all: [String] { heard.withLock(\.self) }

        func planned(_ jobs: Int, upToDate: Int) { add("\(jobs) planned, \(upToDate) up to date") }
        func started(_ job: String, because reason: String) { add("\(job) started") }
        func ended(_ outcome: JobOutcome) { add("\(outcome.job) ended") }
        func finished(_ outcome: JobOutcome) { add("\(outcome.job) finished") }
        func closed(_ summary: RunSummary) { add("closed") }

        private func add(_ event: String) { heard.withLock { $0.append(event) } }
    }

    @Test("that people see tell how many jobs there are before they tell of any; files take in each job as it ends")
    func heldBack() {
        let (files, shown) = (Listener(), Listener())
        let order = ReportOrder(files: files, shown: [shown])
        order.started("b", because: "")
        order.finished(1, JobOutcome("b", .succeeded))
        order.started("a", because: "")
        order.finished(0, JobOutcome("a", .succeeded))
        let first = ["b started", "b ended", "a started", "a ended", "a finished", "b finished"]
        #expect(files.all == first)
        #expect(shown.all.isEmpty)
        order.planned(3, upToDate: 1)
        order.started("c", because: "")
        #expect(files.all == first + ["3 planned, 1 up to date", "c started"])
        #expect(shown.all == ["3 planned, 1 up to date"] + first + ["c started"])
    }
}
