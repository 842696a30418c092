import Geometry
import StreetNetwork
import Vocabulary

/// A small street network made of a seed, with everything in it that makes searches go wrong: one-ways, loops, parallel
/// edges, dead ends, islands, bent shapes, turn restrictions, barriers and signals at junctions, streets for
/// destinations only, ferries and odd speeds. The same seed gives the same network on every machine.
public struct RandomNetwork {
    public let network: StreetNetwork
    /// What the network was made of.
    public let parts: StreetNetworkParts
    public let mode: TravelMode
    /// Polygons to close.
    public let barriers: [Polygon]
    /// Barriers of all kinds.
    public let obstacles: [TestBarrier]
    /// Places of all kinds: on junctions, several on one edge, beside streets, and one that is too far from any.
    public let stops: [Coordinate]
    /// The sides on which the stops are to be come to.
    public let approaches: [CurbApproach]

    public init(seed: UInt64, islands: Int = 2, junctionsOnIsland: ClosedRange<Int> = 3...8, barrierCount: Int = 2) {
        var random = SplitMix64(seed: seed)
        var streets = RandomStreets()
        for _ in 0..<random.whole(1...islands) {
            streets.appendIsland(of: random.whole(junctionsOnIsland), &random)
        }
        streets.appendRestrictions(&random)
        streets.appendChains(&random)
        streets.appendSourceData(&random)
        parts = streets.parts
        network = StreetNetwork(parts)
        mode = Self.mode(&random)
        barriers = (0..<random.whole(0...barrierCount)).flatMap { _ in Self.barrier(on: streets.parts, &random) }
        obstacles = (0..<random.whole(0...4)).map { _ in TestBarrier(on: streets.parts, &random) }
        let stops = Self.stops(on: streets.parts, &random)
        self.stops = stops
        approaches = stops.map { _ in random.one(of: [.either, .either, .noUTurn, .right, .left]) }
    }

    private static func mode(_ random: inout SplitMix64) -> TravelMode {
        .testCar.with { mode in
            mode.postedSpeed.factor = random.one(of: [1, 1, 0.9])
            for name in ["ferries", "unpaved", "narrow", "steep"] where random.happens(0.4) {
                mode.restrictions[name] = random.one(
                    of: RestrictionUsage.allCases.filter { $0 != .prohibit } + [.prohibit])
            }
            if random.happens(0.3) { return }
            mode.turnCosts.left = Int64(random.whole(0...20_000))
            mode.turnCosts.right = Int64(random.whole(0...9000))
            mode.turnCosts.straight = Int64(random.whole(0...2000))
            mode.turnCosts.sharp = Int64(random.whole(0...30_000))
            mode.turnCosts.uTurn = Int64(random.whole(0...40_000))
            mode.turnCosts.trafficSignals = Int64(random.whole(0...12_000))
        }
    }

    private static func barrier(on parts: StreetNetworkParts, _ random: inout SplitMix64) -> MultiPolygon {
        let centre = random.one(of: parts.shapeCoordinate)
        if random.happens(0.4) {
            return Polygon.circle(
                around: centre, metres: random.number(1...250), segmentsPerQuarter: random.whole(1...8))
        }
        let size = random.one(of: [2000, 20_000])
        // Now and then with corners on the network itself, so that outlines touch.
        return [
            Polygon(rings: [
                (0..<random.whole(3...6)).map { _ in
                    random.happens(0.2) ? random.one(of: parts.shapeCoordinate) : random.near(centre, size)
                }
            ])
        ]
    }

    private static func stops(on parts: StreetNetworkParts, _ random: inout SplitMix64) -> [Coordinate] {
        let edge = random.whole(0...(parts.edgeTail.count - 1))
        let shape = Array(parts.shape(of: edge))
        let segment = random.whole(0...(shape.count - 2))
        let together = (0..<2).map { _ in
            shape[segment].interpolated(to: shape[segment + 1], fraction: random.number(0...1))
        }
        return together + [
            random.one(of: parts.junctionCoordinate), random.one(of: parts.junctionCoordinate),
            random.one(of: parts.shapeCoordinate), random.near(random.one(of: parts.shapeCoordinate), 5000),
            random.near(random.one(of: parts.shapeCoordinate), 20_000),
            Coordinate(longitude: 300_000_000, latitude: 0),
        ]
    }
}

extension RandomNetwork {
    /// The network as its mode sees it, barriers closed.
    public func metric(impedance: Impedance = .time, uTurns: UTurnPolicy, closesBarriers: Bool = true) -> Metric {
        let weights = ModeWeights(network: network, mode: mode)
        let metric = Metric(network: network, mode: mode, weights: weights, impedance: impedance, uTurns: uTurns)
        guard closesBarriers else { return metric }
        var laid = NetworkBarriers()
        for barrier in barriers { _ = laid.lay([barrier], .restriction, on: metric) }
        return metric.with(laid)
    }

    /// Where the stops stand; those that are not located are left out.
    ///
    /// - Parameter approached: whether on the sides that they are to be come to.
    public func locations(on metric: Metric, approached: Bool = false) -> [Location] {
        let locator = Locator(metric: metric)
        return zip(stops, approaches).compactMap { stop, approach -> Location? in
            var request = LocateRequest(stop, tolerance: 2_000_000, for: .passage, relocates: true)
            if approached { request.curbApproach = approach }
            return switch locator.locate(request) {
            case .located(let location), .leadsNowhere(let location), .relocated(let location, _, _): location
            case .notLocated, .notTraversable: nil
            }
        }
    }
}

extension SplitMix64 {
    /// A place within so many units of 1e-7 degree of another.
    mutating func near(_ centre: Coordinate, _ size: Int) -> Coordinate {
        Coordinate(
            longitude: centre.longitude + Int32(whole(-size...size)),
            latitude: centre.latitude + Int32(whole(-size...size)))
    }
}
