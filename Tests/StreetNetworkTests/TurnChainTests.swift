import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Turn restrictions over several streets.
@Suite struct TurnChainTests {
    private static let drawing = """
        A--B--C--D
           |  |
           E--F
        """

    private static let cases: [(restriction: String, from: Character, to: Character, route: String?)] = [
        ("AB>BC>CD no_straight_on", "A", "D", "ABEFCD"), ("AB>BC>CD no_straight_on", "B", "D", "BCD"),
        ("AB>BC>CD no_straight_on", "A", "C", "ABC"), ("AB>BC>CD no_straight_on", "E", "D", "EBCD"),
        ("AB>BC>CD no_straight_on except motorcar", "A", "D", "ABCD"),
        ("AB>BC>CD no_straight_on except bus", "A", "D", "ABEFCD"),
        ("AB>BC>CD no_straight_on for hgv", "A", "D", "ABCD"),
        ("AB>BC>CF>FE no_right_turn", "A", "D", "ABCD"), ("AB>BC>CD only_straight_on", "A", "D", "ABCD"),
        // Who has entered BC from AB must go on to D; he may still leave for E at B.
        ("AB>BC>CF only_right_turn", "A", "D", "ABEFCD"), ("AB>BC>CF only_right_turn", "A", "E", "ABE"),
        ("AB>BC>CF only_right_turn", "B", "D", "BCD"),
    ]

    @Test("Routes", arguments: cases)
    func routes(_ row: (restriction: String, from: Character, to: Character, route: String?)) {
        let town = DrawnNetwork(Self.drawing, restrictions: [row.restriction])
        #expect(town.route(row.from, row.to, by: .testCar, uTurns: .notAllowed) == row.route)
    }

    @Test("Two that begin alike allow what either does")
    func beginAlike() {
        let both = ["AB>BC>CF only_right_turn", "AB>BC>CD only_straight_on"]
        let town = DrawnNetwork(Self.drawing, restrictions: both)
        #expect(town.route("A", "D", by: .testCar, uTurns: .notAllowed) == "ABCD")
        #expect(town.route("A", "F", by: .testCar, uTurns: .notAllowed) != nil)
    }

    @Test("Traffic that may not use the one street left over is not meant")
    func notMeant() {
        let town = DrawnNetwork(Self.drawing, ["CF": ["access": "no"]], restrictions: ["AB>BC>CF only_right_turn"])
        #expect(town.route("A", "D", by: .testCar, uTurns: .notAllowed) == "ABCD")
    }

    @Test("Turning back over a street between")
    func turningBack() {
        let drawing = "A--B--C--D"
        let free = DrawnNetwork(drawing, ["BC": ["oneway": "no"]])
        let bound = DrawnNetwork(drawing, restrictions: ["AB>BC>CB no_u_turn"])
        for (town, isAllowed) in [(free, true), (bound, false)] {
            let metric = town.metric(for: .testCar, uTurns: .allowed)
            let path = Path(stretches: ["AB", "BC", "CB"].map { town.all(of: $0) }, cost: 0)
            let oracle = OraclePaths(OracleRules(town.network, mode: .testCar, impedance: .time, uTurns: .allowed))
            #expect((oracle.cost(of: path) != nil) == isAllowed)
            #expect(metric.cost(of: path) != nil)
        }
    }

    /// Mirrored, each street that must not be taken begins a sequence of its own: more states than on the way there.
    @Test("What must be done is searched from either end")
    func mirroredHasMoreStates() throws {
        let town = DrawnNetwork(
            """
               G  H
               | /
            A--B--C--D
               | /|\\
               E- F I
            """, restrictions: ["AB>BC>CD only_straight_on", "DC>CB>BA only_straight_on"])
        let metric = town.metric(for: .testCar, uTurns: .allowed)
        let names: [Character] = ["A", "B", "C", "D", "F", "G", "H"]
        let places = names.compactMap { town.location(town.place($0), on: metric) }
        var search = PathSearch(network: town.network)
        let there = try places.map { try search.costs(from: $0, to: places, on: metric) }
        for (target, place) in places.enumerated() {
            let back = try search.costs(from: place, to: places, on: metric.mirrored)
            #expect(back == there.map { $0[target] })
        }
    }
}

extension DrawnNetwork {
    /// A whole street, travelled from its first letter to its second.
    fileprivate func all(of way: String) -> EdgeStretch {
        let (directed, length) = (directed(way), network.length(of: edge(way)))
        return EdgeStretch(
            directed: directed, from: directed.isForward ? 0 : length, to: directed.isForward ? length : 0)
    }
}
