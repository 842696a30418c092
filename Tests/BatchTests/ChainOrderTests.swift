import TestSupport
import Testing

@testable import Batch

@Suite("Jobs that read what others write")
struct ChainOrderTests {
    @Test(
        "come behind these; of a circle the first waits for none of the others",
        arguments: [
            ([[], [], []], [[], [], []]),
            ([[1], [2], []], [[1], [2], []]),
            ([[1], [0]], [[], [0]]),
            // The circle of the second and the third does not free the first of waiting for it.
            ([[1], [2], [1]], [[1], [], [1]]),
            ([[2], [0, 3], [1], []], [[], [0, 3], [1], []]),
            ([[1, 2], [0], [0]], [[], [0], [0]]),
        ])
    func order(before: [[Int]], expected: [[Int]]) {
        let chain = ChainOrder(before)
        #expect(chain.before == expected)
        #expect(Self.isInOrder(chain))
    }

    @Test(
        "come behind these in 500 random plans, and wait for all of them where nothing goes round",
        arguments: 1...500 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let count = random.whole(1...12)
        let before = (0..<count).map { job in
            (0..<count).filter { $0 != job && random.whole(1...8) == 1 }
        }
        let chain = ChainOrder(before)
        #expect(Self.isInOrder(chain))
        #expect(chain.order.sorted() == Array(0..<count))
        // What waits for nobody in a circle waits for all that it reads.
        for job in 0..<count where !Self.jobs(before: job, before).contains(job) {
            #expect(chain.before[job] == before[job])
        }
        for job in 0..<count { #expect(Set(chain.before[job]).isSubset(of: before[job])) }
    }

    /// All that a job waits for, slowly.
    private static func jobs(before job: Int, _ before: [[Int]]) -> Set<Int> {
        var found: Set<Int> = []
        var next = before[job]
        while let one = next.popLast() { if found.insert(one).inserted { next += before[one] } }
        return found
    }

    private static func isInOrder(_ chain: ChainOrder) -> Bool {
        let places = Dictionary(uniqueKeysWithValues: chain.order.enumerated().map { ($1, $0) })
        return chain.before.indices.allSatisfy { job in
            chain.before[job].allSatisfy { places[$0, default: .max] < places[job, default: -1] }
        }
    }
}
