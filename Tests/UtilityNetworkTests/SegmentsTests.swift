import TestSupport
import Testing
import UtilityNetwork

/// Segments between valves, and what falls with each of them.
@Suite struct SegmentsTests {
    private func segments(_ pipes: DrawnPipes) throws -> [String] {
        let network = try pipes.network()
        let segments = try Segments(try TracePlan(network, PipeSchema.isolation()))
        var labels = [[String]](repeating: [], count: segments.count)
        segments.forEachElement { element, segment in labels[segment].append(network.label(element)) }
        return labels.map { $0.sorted().joined(separator: " ") }.sorted()
    }

    /// Feature: valves, features and customers without supply.
    private func sweep(_ pipes: DrawnPipes, _ names: String) throws -> [String] {
        let network = try pipes.network()
        let features = try names.split(separator: " ").map { try network.located(String($0)).feature }
        let rows = try IsolationSweep.run(features, on: try TracePlan(network, PipeSchema.isolation())).rows
        return rows.map { row in
            let valves = row.answer.isolating.map(network.label).sorted().joined(separator: " ")
            let answer = row.answer
            return answer.status == .isolable
                ? "\(network.globalID(of: row.feature)): \(valves), \(answer.isolatedFeatureCount) features, "
                    + "\(answer.isolatedCustomerCount) customers"
                : "\(network.globalID(of: row.feature)): \(answer.status.rawValue)"
        }
    }

    @Test("segments lie between valves; the line between two of them is one") func betweenValves() throws {
        #expect(
            try segments(DrawnPipes("S--V1--V2--A--X3--B"))
                == ["A A-X3 V2-A", "B X3-B", "S S-V1", "V1-V2"])
    }

    @Test("a two-terminal valve leaves its terminals in the segments beside it") func terminals() throws {
        #expect(try segments(DrawnPipes("S--M--A")) == ["A M-A M.B", "M.A S S-M"])
    }

    @Test("a one-way line does not part a segment") func oneWay() throws {
        #expect(try segments(DrawnPipes("S--V1--A-->--B")) == ["A A-B B V1-A", "S S-V1"])
    }

    @Test("a segment that all supply passes takes along what lies beyond it") func beyond() throws {
        let pipes = DrawnPipes(
            """
            S--V1--A--V2--B--C1
                   |
                   V3--D--C2
            """)
        #expect(
            try sweep(pipes, "A B D S-V1") == [
                "A: V1, 14 features, 2 customers", "B: V2, 4 features, 1 customers", "D: V3, 4 features, 1 customers",
                "S-V1: not_isolable",
            ])
    }

    @Test("what a loop still feeds does not fall") func loop() throws {
        let pipes = DrawnPipes(
            """
            S--V1--A--V2--B--V5--C1
            |             |
            E--V3---------V4
            """)
        #expect(try sweep(pipes, "A") == ["A: V1 V2, 3 features, 0 customers"])
    }

    @Test("a closed valve between three lines takes along the one that it alone feeds") func threeLines() throws {
        let pipes = DrawnPipes(
            """
            S--E--V1--A
                  |
                  C1
            """)
        #expect(try sweep(pipes, "A") == ["A: V1, 4 features, 1 customers"])
    }

    @Test("a line without supply needs nothing to be closed") func unfed() throws {
        #expect(try sweep(DrawnPipes("S--V1--A--X2--B"), "X2-B") == ["X2-B: not_supplied"])
    }
}
