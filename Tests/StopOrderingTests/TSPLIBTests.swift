import Foundation
import StopOrdering
import TestSupport
import Testing

@testable import SequenceTrials

@Suite struct TSPLIBTests {
    @Test("matrices are read in every format, and symmetric ones are the same in all")
    func matrices() throws {
        let whole: [[Int64]] = [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
        let written = [
            "FULL_MATRIX": "0 1 2 1 0 3 2 3 0", "UPPER_ROW": "1 2 3", "LOWER_ROW": "1 2 3", "UPPER_COL": "1 2 3",
            "LOWER_COL": "1 2 3", "UPPER_DIAG_ROW": "0 1 2 0 3 0", "LOWER_DIAG_ROW": "0 1 0 2 3 0",
            "UPPER_DIAG_COL": "0 1 0 2 3 0", "LOWER_DIAG_COL": "0 1 2 0 3 0",
        ]
        for (format, numbers) in written {
            let text = """
                NAME:three
                TYPE : TSP
                DIMENSION :3
                EDGE_WEIGHT_TYPE: EXPLICIT
                EDGE_WEIGHT_FORMAT : \(format)
                DISPLAY_DATA_TYPE: NO_DISPLAY
                EDGE_WEIGHT_SECTION
                \(numbers)
                """
            #expect(try TSPLIBInstance(text, file: "three.tsp").rows == whole, "\(format)")
        }
    }

    @Test(
        "distances are those of TSPLIB",
        arguments: [
            ("EUC_2D", "0 0", "3 4.9", 6), ("CEIL_2D", "0 0", "1 1", 2), ("MAN_2D", "0 0", "3 4.6", 8),
            ("MAX_2D", "0 0", "3 4.6", 5), ("ATT", "0 0", "10 10", 5), ("GEO", "38.24 20.42", "39.57 26.15", 509),
            ("EUC_3D", "0 0 0", "1 2 2", 3), ("MAN_3D", "0 0 0", "1 2 2", 5), ("MAX_3D", "0 0 0", "1 2 2", 2),
        ])
    func distances(type: String, from: String, to: String, distance: Int64) throws {
        let text = "NAME: two\nTYPE: TSP\nDIMENSION: 2\nEDGE_WEIGHT_TYPE: \(type)\nNODE_COORD_SECTION\n"
        let instance = try TSPLIBInstance(text + " 1 \(from)\n 2 \(to)\nEOF\n", file: "two.tsp")
        #expect(instance.rows == [[instance.rows[0][0], distance], [distance, instance.rows[1][1]]])
    }

    @Test(
        "mistakes are named with file and line",
        arguments: [
            ("TYPE: TSP\nDIMENSION: x", "f.tsp:3: DIMENSION is a whole number from 1 to 20000, not `x`"),
            ("TYPE: SOP", "f.tsp:2: TYPE is TSP or ATSP, not `SOP`"),
            ("TYPE: TSP", "f.tsp:2: there is no DIMENSION"),
            ("1 2 3", "f.tsp:2: numbers stand here, but no section like NODE_COORD_SECTION has begun"),
            ("hello", "f.tsp:2: a line like `DIMENSION : 52` is expected, not `hello`"),
            (
                "TYPE: TSP\nDIMENSION: 1\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n1 2",
                "f.tsp:6: NODE_COORD_SECTION holds 2 numbers instead of 3"
            ),
            (
                "TYPE: TSP\nDIMENSION: 1\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n1 2 y",
                "f.tsp:6: `y` is no number"
            ),
            (
                "TYPE: ATSP\nDIMENSION: 1\nEDGE_WEIGHT_TYPE: EXPLICIT\nEDGE_WEIGHT_FORMAT: FULL_MATRIX\nEDGE_WEIGHT_SECTION\n-1",
                "f.tsp:7: a cost is a whole number from 0, not `-1`"
            ),
        ])
    func mistakes(text: String, reason: String) {
        let error = #expect(throws: TSPLIBError.self) { try TSPLIBInstance("NAME: f\n" + text, file: "f.tsp") }
        #expect(error?.description == reason)
    }

    @Test("optima are read out of sentences")
    func optima() {
        let known = KnownOptima("TSPLIB; optima: gr17 2085, ry48p 14422; asymmetric: br17 39.")
        #expect(known["gr17"] == 2085 && known["ry48p"] == 14422 && known["eil51"] == nil)
    }

    @Test(
        "tours of real instances to 280 places are optimal, in whatever order the places stand",
        .enabled(if: SharedData.isThere, "needs ../shared"),
        arguments: [
            "a280.tsp", "bayg29.tsp", "berlin52.tsp", "ch150.tsp", "eil51.tsp", "gr17.tsp", "kroA100.tsp", "st70.tsp",
            "ulysses16.tsp", "br17.atsp", "ft70.atsp", "ftv33.atsp", "ftv44.atsp", "ftv70.atsp", "ry48p.atsp",
        ])
    func real(name: String) throws { try Self.expectGap(name, atMost: 0, shuffles: 1) }

    @Test(
        "tours of large and of hard instances are nearly optimal", .enabled(if: SharedData.isThere, "needs ../shared"),
        arguments: [("lin318.tsp", 0.5), ("pr1002.tsp", 1), ("rbg323.atsp", 1), ("rbg443.atsp", 1)])
    func large(name: String, gap: Double) throws { try Self.expectGap(name, atMost: gap, shuffles: 0) }

    private static func expectGap(_ name: String, atMost limit: Double, shuffles: Int) throws {
        let file = URL(filePath: SharedData.path("data/tsp/\(name)"))
        let instance = try TSPLIBInstance(String(contentsOf: file, encoding: .utf8), file: name)
        let stem = String(name.split(separator: ".")[0])
        let optimum = try KnownOptima.optimum(of: [stem], near: file.deletingLastPathComponent(), file: nil)
        var random = SplitMix64(seed: 1)
        for round in 0...shuffles {
            let places = Array(instance.rows.indices)
            let trial = try SequenceTrial(
                instance.rearranged(round == 0 ? places : places.shuffled(using: &random)),
                optimum: optimum, openStart: false, openEnd: false)
            #expect(try #require(trial.gap) <= limit)
        }
    }
}
