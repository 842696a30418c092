import TestSupport
import Testing

@testable import OutputComparison

@Suite("Two lists in one order")
struct OrderedMatchingTests {
    @Test("have what is equal in both, rising, and mostly as much as there can be")
    func longest() {
        var shorter = 0
        for seed in 0..<1_000 {
            var random = SplitMix64(seed: UInt64(seed))
            let kinds = Int.random(in: 1...8, using: &random)
            func list() -> [Int] {
                (0..<Int.random(in: 0...7, using: &random)).map { _ in Int.random(in: 0..<kinds, using: &random) }
            }
            let (old, new) = (list(), list())
            let pairs = OrderedMatching(old[...], new[...]).pairs
            #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
            #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
            if pairs.count < Self.longest(old[...], new[...]) { shorter += 1 }
        }
        #expect(shorter < 50)
    }

    @Test("are matched at their ends where what is between is large")
    func large() {
        let (old, new) = ([Int](repeating: 1, count: 50_000), [Int](repeating: 1, count: 60_000) + [2])
        #expect(OrderedMatching(old[...], new[...]).pairs.count == 50_000)
        let turned = (0..<50_000).map { $0 % 2 }
        #expect(OrderedMatching(turned[...], turned.map { 1 - $0 }[...]).pairs.isEmpty)
    }

    private static func longest(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Int {
        guard let one = old.first, let other = new.first else { return 0 }
        if one == other { return 1 + longest(old.dropFirst(), new.dropFirst()) }
        return max(longest(old.dropFirst(), new), longest(old, new.dropFirst()))
    }
}
