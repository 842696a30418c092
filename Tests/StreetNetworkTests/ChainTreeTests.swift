import TestSupport
import Testing

@testable import StreetNetwork

@Suite("A tree of forbidden sequences")
struct ChainTreeTests {
    private static func edges(_ numbers: [UInt32]) -> [DirectedEdge] { numbers.map(DirectedEdge.init(rawValue:)) }

    /// The same by trying every end of what was travelled.
    private func target(_ travelled: [DirectedEdge], _ states: [[DirectedEdge]], _ forbidden: [[DirectedEdge]])
        -> ChainTree.Target
    {
        let ends = travelled.indices.map { Array(travelled[$0...]) }
        if ends.contains(where: forbidden.contains) { return .closed }
        guard let end = ends.first(where: states.contains) else { return .edge }
        return .state(UInt32(states.firstIndex(of: end) ?? -1))
    }

    @Test("leads where the longest end leads of what was travelled, in 2,000 random sets of sequences")
    func againstEveryEnd() {
        for seed in 0..<2000 {
            var random = SplitMix64(seed: UInt64(seed))
            // Few edges, so that sequences repeat and hold one another.
            let forbidden = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Self.edges(
                    (0..<Int.random(in: 3...7, using: &random)).map { _ in UInt32.random(in: 0...2, using: &random) })
            }
            var states: [[DirectedEdge]] = []
            for sequence in forbidden {
                for count in 2..<sequence.count where !states.contains(Array(sequence[..<count])) {
                    states.append(Array(sequence[..<count]))
                }
            }
            let tree = ChainTree(forbidden)
            #expect((0..<tree.stateCount).map(tree.edge) == states.map { $0[$0.count - 1] }, "seed \(seed)")
            for edge in Self.edges([0, 1, 2, 3]) {
                for (number, state) in states.enumerated() {
                    let found = tree.target(afterState: number, by: edge)
                    #expect(found == target(state + [edge], states, forbidden), "seed \(seed)")
                }
                for first in Set(forbidden.map { $0[0] }) {
                    let found = tree.target(afterFirst: first, by: edge)
                    #expect(found == target([first, edge], states, forbidden), "seed \(seed)")
                }
            }
        }
    }
}
