import Synchronization
import Testing

@testable import Batch

@Suite("The lines of a run")
struct LineReporterTests {
    private final class Lines: Sendable {
        private let kept = Mutex<[String]>([])

        var all: [String] { kept.withLock(\.self) }

        func add(_ text: String) { kept.withLock { $0.append(text) } }
    }

    /// How many jobs were done, as lines say it of jobs that fail, the last one first.
    private func numbers(ofJobs count: Int) -> [Int] {
        let lines = Lines()
        let reporter = LineReporter(RunLog(.text) { lines.add($0) }, .jobs)
        let order = ReportOrder(files: reporter, shown: [])
        order.planned(count, upToDate: 0)
        for index in (0..<count).reversed() { order.finished(index, JobOutcome("job \(index)", .failed)) }
        return lines.all.compactMap { line in
            line.hasPrefix("[") ? Int(line.dropFirst().prefix { $0 != "/" }) : nil
        }
    }

    @Test("count upwards, whatever order jobs end in", arguments: [5, 100, 101, 400]) func upwards(count: Int) {
        let numbers = numbers(ofJobs: count)
        #expect(numbers.count >= count && numbers.last == count)
        #expect(numbers == numbers.sorted())
    }
}
