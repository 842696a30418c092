import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

@Suite struct LocatorTests {
    @Test(arguments: UInt64(0)..<4)
    func theNearestUsableOpenPositionIsFound(block: UInt64) throws {
        for seed in seeds(block, of: 25) {
            let random = RandomNetwork(seed: seed)
            let metric = random.metric(uTurns: .allowed)
            for stop in random.stops.dropLast() {
                let brute = nearestByWalking(to: stop, on: metric)
                guard let location = locate(stop, on: metric) else {
                    #expect(brute == nil || brute! > 4999, "seed \(seed)")
                    continue
                }
                let metres = Double(location.distance) / 1000
                let least = try #require(brute)
                #expect(metres <= least + 0.05, "seed \(seed)")
                #expect(abs(Geodesic.metres(from: stop, to: location.coordinate) - metres) < 0.05, "seed \(seed)")
                for position in location.positions {
                    let place = random.network.coordinate(on: position.edge, at: position.offset)
                    #expect(Geodesic.metres(from: place, to: location.coordinate) < 0.05, "seed \(seed)")
                    #expect(metric.isUsed(position.edge))
                    let closures = metric.barriers.edges[position.edge]?.closures ?? []
                    #expect(!closures.contains { $0.from < position.offset && position.offset < $0.to })
                }
            }
        }
    }

    private func locate(_ place: Coordinate, on metric: Metric) -> Location? {
        switch Locator(metric: metric).locate(place, tolerance: 5_000_000, for: .passage, relocates: true) {
        case .located(let location), .leadsNowhere(let location), .relocated(let location, _, _): location
        case .notLocated, .notTraversable: nil
        }
    }

    /// The least distance of a hundred places on each segment of all usable edges, closed ones left out.
    private func nearestByWalking(to place: Coordinate, on metric: Metric) -> Double? {
        var least: Double?
        for edge in 0..<metric.network.edgeCount where metric.isUsed(edge) {
            var walked: Int64 = 0
            let shape = Array(metric.network.shape(of: edge))
            for (from, to) in zip(shape, shape.dropFirst()) {
                let length = Geodesic.millimetres(from: from, to: to)
                for step in 0...100 {
                    let offset = walked + Int64(Double(length) * Double(step) / 100)
                    let closures = metric.barriers.edges[edge]?.closures ?? []
                    if closures.contains(where: { $0.from <= offset && offset <= $0.to }) { continue }
                    let there = from.interpolated(to: to, fraction: Double(step) / 100)
                    least = min(least ?? .infinity, Geodesic.metres(from: place, to: there))
                }
                walked += length
            }
        }
        return least
    }

    @Test func beyondTheToleranceNothingIsFound() throws {
        let town = DrawnNetwork("A-1-B")
        let locator = Locator(metric: town.metric(for: .testCar))
        var beside = town.place("1")
        beside.latitude += 10_000
        let distance = try #require(town.location(beside, on: town.metric(for: .testCar))).distance
        func outcome(_ tolerance: Int64) -> Locator.Outcome {
            locator.locate(beside, tolerance: tolerance, for: .passage, relocates: true)
        }
        #expect(outcome(distance - 1) == .notLocated)
        #expect(outcome(distance + 1) != .notLocated)
    }

    @Test(arguments: [(Int32(5000), NearestPlace.Side.left), (-5000, .right), (0, .on)])
    func theSideIsSeenInTheDigitisedDirection(north: Int32, side: NearestPlace.Side) throws {
        let town = DrawnNetwork("A-1-B")
        var place = town.place("1")
        place.latitude += north
        #expect(try #require(town.location(place, on: town.metric(for: .testCar))).side == side)
    }

    @Test func streetsThatTheModeMayNotUseAreNoPlaceToStand() throws {
        let town = DrawnNetwork(
            """
            A-1-B

            C---D
            """, ["AB": ["highway": "footway"]])
        let car = try #require(town.location(town.place("1"), on: town.metric(for: .testCar)))
        let walker = try #require(town.location(town.place("1"), on: town.metric(for: .testWalker)))
        #expect(car.positions.map(\.edge) == [town.edge("CD")])
        #expect(walker.positions.map(\.edge) == [town.edge("AB")])
    }
}

/// Streets that lead on, and islands beside them.
@Suite struct RelocationTests {
    /// 36 junctions in a square, 60 edges; in the middle of one block an island, place 1 on a street, and a dead end in the
    /// corner.
    static let city = DrawnNetwork(
        """
        A---B---C---D---E---F-------Ю
        | Z |   |   |   |   |
        | | |   |   |   |   |
        | Y |   |   |   |   |
        G-1-H---I---J---K---L
        |   |   |   |   |   |
        M---N---O---P---Q---R
        |   |   |   |   |   |
        S---T---U---V---W---X
        |   |   |   |   |   |
        Б---Г---Д---Ж---И---Л
        |   |   |   |   |   |
        П---Ф---Ц---Ч---Ш---Щ
        """, ["YZ": ["highway": "primary"]])

    private func locate(
        _ place: Coordinate, on metric: Metric, for purpose: Locator.Purpose = .passage, relocates: Bool = true,
        tolerance: Int64 = 1_000_000
    ) -> Locator.Outcome {
        Locator(metric: metric).locate(place, tolerance: tolerance, for: purpose, relocates: relocates)
    }

    @Test func aPlaceOnAnIslandIsMovedWhereThatIsAllowed() {
        let metric = Self.city.metric(for: .testCar)
        guard case .relocated(let location, let island, .leadsNowhere) = locate(Self.city.place("Y"), on: metric) else {
            Issue.record("it was not moved")
            return
        }
        #expect(location.positions.allSatisfy { Self.city.edge("YZ") != $0.edge })
        #expect(island.positions.map(\.edge) == [Self.city.edge("YZ")])
        guard case .leadsNowhere = locate(Self.city.place("Y"), on: metric, relocates: false) else {
            Issue.record("it was moved")
            return
        }
    }

    /// The dead end of the street is nearer, and leads nowhere.
    @Test(arguments: [0.55, 0.8])
    func aPlaceInOrBehindABarrierIsMovedToItsOtherSide(fraction: Double) throws {
        let wall = Self.city.rectangle(Self.city.place(on: "FЮ", 0.4), Self.city.place(on: "FЮ", 0.6), grownBy: 1)
        let metric = Self.city.metric(for: .testCar, closing: [wall])
        guard case .relocated(let location, _, let fault) = locate(Self.city.place(on: "FЮ", fraction), on: metric)
        else {
            Issue.record("it was not moved")
            return
        }
        #expect(fault == (fraction < 0.6 ? .closed : .leadsNowhere))
        let position = try #require(location.positions.first)
        let length = metric.network.length(of: position.edge)
        let walked = Double(position.offset) / Double(length)
        #expect(position.edge == Self.city.edge("FЮ") && 0.35...0.4 ~= min(walked, 1 - walked), "\(walked)")
    }

    @Test func aPlaceInABarrierNearWhichNothingLeadsOnIsMovedToWhatIsOpen() {
        let (start, end) = (Self.city.place(on: "FЮ", 0.4), Self.city.place(on: "FЮ", 0.6))
        let metric = Self.city.metric(for: .testCar, closing: [Self.city.rectangle(start, end, grownBy: 1)])
        let place = Self.city.place(on: "FЮ", 0.58)
        let tolerance = Geodesic.millimetres(from: start, to: end) / 2
        guard case .relocated(_, _, .closedOff) = locate(place, on: metric, tolerance: tolerance) else {
            Issue.record("it was not moved")
            return
        }
    }

    @Test("A street leads on where 50 hang together, itself among them", arguments: [(49, false), (50, true)])
    func enough(_ count: Int, _ leadsOn: Bool) {
        let names = "ABCDEFGHIJKLMNOPQRSTUVWXYZБГДЖЗИЙЛПУФЦЧШЩЪЫЬЭЮЯΓΔΘΛΞΠΣΦ"
        let chain = names.prefix(count + 1).map(String.init).joined(separator: "-")
        let town = DrawnNetwork(chain + "\n\nΨ-Ω")
        let outcome = locate(town.place(on: "AB", 0.5), on: town.metric(for: .testCar), relocates: false)
        switch outcome {
        case .located: #expect(leadsOn)
        case .leadsNowhere: #expect(!leadsOn)
        default: Issue.record("it is not there: \(outcome)")
        }
    }

    @Test func aPlaceOnAStreetThatLeadsOnStaysThere() {
        guard case .located = locate(Self.city.place("1"), on: Self.city.metric(for: .testCar)) else {
            Issue.record("it was moved")
            return
        }
    }

    /// A barrier on the same edge leaves the other direction, which leads on.
    @Test(arguments: [0.15, 0.85], [Locator.Purpose.departure, .arrival, .passage])
    func aPlaceBesideABarrierOnItsEdgeStaysThere(fraction: Double, purpose: Locator.Purpose) {
        let middle = Self.city.place(on: "GH", 0.5)
        let wall = Self.city.rectangle(middle, middle, grownBy: 20)
        let metric = Self.city.metric(for: .testCar, closing: [wall])
        let outcome = locate(Self.city.place(on: "GH", fraction), on: metric, for: purpose)
        guard case .located = outcome else {
            Issue.record("it was moved: \(outcome)")
            return
        }
    }
}
