import Foundation
import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Places that a junction is nearest to, and that are to be come to on one side.
@Suite struct CornerTests {
    /// The street from A to C, and the one that meets it from N, each drawn either way.
    private static let towns = [["AB", "BA"], ["BC", "CB"], ["NB", "BN"]].reduce([[]]) { drawings, street in
        drawings.flatMap { drawing in street.map { drawing + [$0] } }
    }.map { streets in
        DrawnNetwork(
            """
               N
               |
            A--B--C
            """, Dictionary(uniqueKeysWithValues: streets.map { ($0, ["highway": "residential"]) }))
    }

    private static func south(of town: DrawnNetwork, _ approach: CurbApproach, on metric: Metric) -> Location? {
        var request = LocateRequest(
            town.beside(town.place("B"), north: -10), tolerance: 100_000, for: .passage, relocates: false)
        request.curbApproach = approach
        return Locator(metric: metric).nearest(to: request)
    }

    typealias Case = (approach: CurbApproach, from: [Int?], to: [Int?], because: Comment)

    /// Metres, rounded, from it to A, C and N and back; nil where somebody would have to turn round.
    private static let cases: [Case] = [
        (
            .right, [nil, 300, 200], [300, nil, 200],
            "who comes from A has it on the right, and who turns off towards C"
        ),
        (.left, [300, nil, 200], [nil, 300, 200], "who comes from C has it on the left, and who turns off towards A"),
        (.either, [300, 300, 200], [300, 300, 200], "by any street"),
    ]

    @Test(
        "Who sets out may have the junction before him, and who arrives behind him, however streets are drawn",
        arguments: cases)
    func tee(_ row: Case) throws {
        for town in Self.towns {
            let metric = town.metric(for: .testCar, impedance: .length, uTurns: .notAllowed)
            let place = try #require(Self.south(of: town, row.approach, on: metric))
            var search = PathSearch(network: town.network)
            let ends = try "ACN".map { try #require(town.location(town.place($0), on: metric)) }
            #expect(Self.metres(try search.costs(from: place, to: ends, on: metric)) == row.from, row.because)
            let back = try ends.flatMap { try search.costs(from: $0, to: [place], on: metric) }
            #expect(Self.metres(back) == row.to, row.because)
        }
    }

    private static func metres(_ costs: [Int64?]) -> [Int?] {
        costs.map { $0.map { Int((Double($0) / 1000).rounded()) } }
    }

    @Test("Who passes such a place goes on ahead, and does not turn round by way of it")
    func passing() throws {
        for town in Self.towns {
            let metric = town.metric(for: .testCar, impedance: .length, uTurns: .notAllowed)
            let place = try #require(Self.south(of: town, .right, on: metric))
            let passings = metric.passings(of: place, turningRound: false)
            let (before, behind) = (passings[0], passings[1])
            #expect(passings.count == 2)
            var search = PathSearch(network: town.network)
            let ends = try "ACN".map { try #require(town.location(town.place($0), on: metric)) }
            func to(_ passing: Location) throws -> [Int?] {
                Self.metres(try ends.flatMap { try search.costs(from: $0, to: [passing], on: metric) })
            }
            #expect(try to(before) == [300, nil, nil])
            #expect(Self.metres(try search.costs(from: before, to: ends, on: metric)) == [nil, 300, 200])
            #expect(try to(behind) == [300, nil, 200])
            #expect(Self.metres(try search.costs(from: behind, to: ends, on: metric)) == [nil, 300, nil])
        }
    }

    @Test(
        "A street that a barrier closes up to there is left out, unless all are",
        arguments: [
            ([], 2), (["AB"], 1), (["CB"], 1), (["AB", "CB"], 2),
        ])
    func closed(_ row: (streets: [String], standings: Int)) throws {
        for town in Self.towns {
            let works = row.streets.map { street in
                town.rectangle(
                    town.beside(town.place(on: street, 0.5), north: -5), town.beside(town.place("B"), north: 5))
            }
            let metric = town.metric(for: .testCar, closing: works)
            #expect(try #require(Self.south(of: town, .right, on: metric)).standings.count == row.standings)
        }
    }

    /// Metres from A, C and N to each of the others; nil where there is no way.
    private static let barriers: [(kind: TestBarrier.Kind, costs: [String: Int?], because: Comment)] = [
        (.restriction, ["AC": nil, "AN": nil, "NC": nil, "CA": 600, "CN": 500, "NA": 500], "who has it on the right"),
        (
            .addedCost, ["AC": 1600, "AN": 1500, "NC": 500, "CA": 600, "CN": 500, "NA": 500],
            "once, before the junction"
        ),
    ]

    @Test("A barrier beside a junction acts on those who have it on its side, by either street", arguments: barriers)
    func barrier(_ row: (kind: TestBarrier.Kind, costs: [String: Int?], because: Comment)) throws {
        for town in Self.towns {
            let open = town.metric(for: .testCar, impedance: .length, uTurns: .notAllowed)
            var laid = NetworkBarriers()
            let place = PointBarrier(at: town.beside(town.place("B"), north: -10), curbApproach: .right)
            let load = BarrierLoad(additions: ["length": 1_000_000])
            #expect(TestBarrier(.point(place), row.kind, load: load).lay(into: &laid, on: open) != nil)
            let metric = open.with(laid)
            var search = PathSearch(network: town.network)
            for (way, expected) in row.costs {
                let ends = try way.map { try #require(town.location(town.place($0), on: metric)) }
                let cost = try search.costs(from: ends[0], to: [ends[1]], on: metric)
                #expect(Self.metres(cost) == [expected], row.because)
            }
        }
    }

    @Test("A place next to the line itself lies on no side", arguments: [(0.004, true), (0.015, true), (0.03, false)])
    func nextToTheLine(_ row: (metres: Double, isOnLine: Bool)) throws {
        for town in Self.towns {
            let metric = town.metric(for: .testCar)
            for place in [town.place("B"), town.place(on: "AB", 0.5)] {
                var request = LocateRequest(
                    town.beside(place, north: -row.metres), tolerance: 100_000, for: .passage, relocates: false)
                request.curbApproach = .right
                let location = try #require(Locator(metric: metric).nearest(to: request))
                #expect(location.isOnAllSides == row.isOnLine)
                #expect((location.side == .on) == row.isOnLine)
            }
        }
    }

    @Test("Of the streets of any junction it is the two beside the place that count", arguments: UInt64(0)..<10)
    func stars(block: UInt64) throws {
        for seed in seeds(block, of: 100) {
            var random = SplitMix64(seed: seed)
            let star = Star(&random)
            let metric = star.metric
            for approach in [CurbApproach.right, .left] {
                var request = LocateRequest(star.place, tolerance: 100_000, for: .passage, relocates: false)
                request.curbApproach = approach
                let location = try #require(Locator(metric: metric).nearest(to: request))
                var search = PathSearch(network: star.network)
                let arms = star.ends(on: metric)
                let left = try search.costs(from: location, to: arms, on: metric).map { $0 != nil }
                let come = try arms.map { try search.costs(from: $0, to: [location], on: metric)[0] != nil }
                // Clockwise from the place: who leaves by the last arm has it on the right, and who comes by the first.
                let (ahead, behind) = approach == .right ? (star.last, star.first) : (star.first, star.last)
                #expect(left == arms.indices.map { $0 != behind }, "seed \(seed)")
                #expect(come == arms.indices.map { $0 != ahead }, "seed \(seed)")
            }
        }
    }
}

/// Streets that leave one junction, and a place that the junction is nearest to.
private struct Star {
    let network: StreetNetwork
    let place: Coordinate
    /// The first and the last street clockwise from the place.
    let first: Int
    let last: Int
    private let tips: [Coordinate]

    init(_ random: inout SplitMix64) {
        let middle = Coordinate(longitude: 80_000_000, latitude: 470_000_000)
        func at(_ degrees: Double, _ metres: Double) -> Coordinate {
            let (east, north) = (sin(degrees * .pi / 180) * metres, cos(degrees * .pi / 180) * metres)
            return Coordinate(
                longitude: middle.longitude + Int32((east / 111_320 / cos(47 * Double.pi / 180) * 1e7).rounded()),
                latitude: middle.latitude + Int32((north / 111_180 * 1e7).rounded()))
        }
        // All of them at least a right angle from where the place is.
        let heading = random.number(0...360)
        let angles = (0..<random.whole(2...6)).map { _ in random.number(95...265) }
        tips = angles.map { at(heading + $0, 100) }
        place = at(heading, 10)
        first = angles.indices.min { angles[$0] < angles[$1] }!
        last = angles.indices.max { angles[$0] < angles[$1] }!
        var parts = StreetNetworkParts()
        for coordinate in [middle] + tips {
            parts.junctionCoordinate.append(coordinate)
            parts.junctionTags.append(parts.tagSets.number(of: []))
        }
        for (number, tip) in tips.enumerated() {
            let end = UInt32(number + 1)
            parts.appendStreet(
                along: [random.happens(0.5) ? (0, end, [middle, tip]) : (end, 0, [tip, middle])],
                tags: ["highway": "residential"])
        }
        network = StreetNetwork(parts)
    }

    var metric: Metric {
        let weights = ModeWeights(network: network, mode: .testCar)
        return Metric(network: network, mode: .testCar, weights: weights, impedance: .length, uTurns: .notAllowed)
    }

    /// The ends of the streets.
    func ends(on metric: Metric) -> [Location] {
        tips.compactMap { tip in
            Locator(metric: metric).nearest(to: LocateRequest(tip, tolerance: 1000, for: .passage, relocates: false))
        }
    }
}
