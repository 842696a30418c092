import TestSupport
import Testing

@testable import Analyses

@Suite("The most stops in their given order") struct GivenOrderTests {
    /// All choices of stops behind the first one, those that begin earlier first.
    private func choices(of count: Int) -> [[Int]] {
        let subsets = (0..<1 << (count - 1)).map { bits in
            [0] + (1..<count).filter { bits & 1 << ($0 - 1) != 0 }
        }
        return subsets.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func mostOfAll(_ count: Int, _ leads: [[Bool]], returns: Bool) -> [Int] {
        let chains = choices(of: count).filter { chain in
            zip(chain, chain.dropFirst()).allSatisfy { leads[$0][$1] }
        }
        let rounds = chains.filter { $0.count > 1 && leads[$0[$0.count - 1]][0] }
        let candidates = returns && !rounds.isEmpty ? rounds : chains
        let most = candidates.map(\.count).max()
        return candidates.first { $0.count == most } ?? []
    }

    @Test("are those of all choices", arguments: [false, true])
    func allChoices(_ returns: Bool) {
        var random = SplitMix64(seed: 7)
        for _ in 0..<3000 {
            let count = Int.random(in: 1...7, using: &random)
            let ways = Int.random(in: 1...9, using: &random)
            let leads = (0..<count).map { _ in (0..<count).map { _ in Int.random(in: 0..<10, using: &random) < ways } }
            let found = GivenOrder(count: count) { leads[$0][$1] }.longest(returnsToStart: returns)
            #expect(found == mostOfAll(count, leads, returns: returns), "\(leads)")
        }
    }
}
