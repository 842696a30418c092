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
            let order = GivenOrder(wayCounts: [Int](repeating: 1, count: count)) { leads[$0.stop][$1.stop] }
            let found = order.longest(returnsToStart: returns)
            #expect(found == mostOfAll(count, leads, returns: returns), "\(leads)")
        }
    }

    @Test("are those of all choices where it matters how stops are visited", arguments: [false, true])
    func allWays(_ returns: Bool) {
        var random = SplitMix64(seed: 8)
        for _ in 0..<3000 {
            let counts =
                [1] + (0..<Int.random(in: 0...5, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
            let share = Int.random(in: 1...9, using: &random)
            var known: [[GivenOrder.Visit]: Bool] = [:]
            func leads(_ from: GivenOrder.Visit, _ to: GivenOrder.Visit) -> Bool {
                if let answer = known[[from, to]] { return answer }
                let answer = Int.random(in: 0..<10, using: &random) < share
                known[[from, to]] = answer
                return answer
            }
            let found = GivenOrder(wayCounts: counts, leads: leads).longest(returnsToStart: returns)
            /// Whether stops can be visited one after the other, from a visit on.
            func isChain(_ visit: GivenOrder.Visit, _ rest: ArraySlice<Int>, isRound: Bool) -> Bool {
                guard let next = rest.first else { return !isRound || visit.stop > 0 && leads(visit, .init(stop: 0)) }
                let isEnd = rest.count == 1 && !isRound && leads(visit, .init(stop: next))
                return isEnd
                    || (0..<counts[next]).contains { way in
                        leads(visit, .init(stop: next, way: way))
                            && isChain(.init(stop: next, way: way), rest.dropFirst(), isRound: isRound)
                    }
            }
            func most(isRound: Bool) -> [Int]? {
                let chains = choices(of: counts.count).filter {
                    isChain(.init(stop: 0, way: 0), $0.dropFirst(), isRound: isRound)
                }
                return chains.first { $0.count == chains.map(\.count).max() }
            }
            #expect(found == (returns ? most(isRound: true) ?? most(isRound: false) : most(isRound: false)))
        }
    }
}
