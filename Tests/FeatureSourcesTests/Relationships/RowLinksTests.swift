import TestSupport
import Testing

@testable import FeatureSources

@Suite("Links of rows")
struct RowLinksTests {
    /// Rows of some keys, and where each leads to.
    private func links(_ keys: [Int32], to others: [Int32], keyCount: Int) -> RowLinks {
        RowLinks(keys, to: RowLinks(rowsOf: others, count: keyCount))
    }

    @Test("are followed once for each key, however many rows have it")
    func commonKeys() {
        let keys = (0..<3000).map { Int32($0 % 2) }
        let step = links(keys, to: keys, keyCount: 2)
        var (way, repeated) = (step, 0)
        for _ in 0..<3 {
            let (longer, again) = way.followed(by: step, check: {})
            (way, repeated) = (longer, repeated + again)
            // Those of two keys, and that of none.
            #expect(way.listCount == 3)
        }
        #expect(way.targets(of: 1).count == 1500 && way.targets(of: 1).allSatisfy { $0 % 2 == 1 })
        #expect(repeated == 3 * 3000 * (1500 * 1500 - 1500))
    }

    @Test("lead where pairs lead, one by one, in 500 random networks of keys")
    func againstPairs() {
        for seed in 0..<500 {
            var random = SplitMix64(seed: UInt64(seed))
            func keys() -> [Int32] {
                (0..<Int.random(in: 1...12, using: &random)).map { _ in Int32.random(in: -1...4, using: &random) }
            }
            let (start, between, goal) = (keys(), keys(), keys())
            let first = links(start, to: between, keyCount: 5)
            let second = links(between.reversed(), to: goal, keyCount: 5)
            let (way, repeated) = first.followed(by: second, check: {})
            var again = 0
            for row in start.indices {
                let pairs = first.targets(of: row).flatMap { Array(second.targets(of: Int($0))) }
                #expect(Array(way.targets(of: row)) == Set(pairs).sorted(), "seed \(seed)")
                again += pairs.count - Set(pairs).count
            }
            #expect(repeated == again, "seed \(seed)")
        }
    }
}
