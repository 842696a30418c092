import Geometry
import StreetNetwork
import Vocabulary

/// A barrier made by chance.
extension TestBarrier {
    init(on parts: StreetNetworkParts, _ random: inout SplitMix64) {
        let choice = random.whole(0...2)
        let kind = random.one(of: choice == 0 ? [.restriction, .addedCost] : Kind.allCases)
        let load = Self.load(&random)
        let shape: Shape =
            switch choice {
            case 0: .point(Self.point(on: parts, &random))
            case 1: .line(BarrierLine(parts: (0..<random.whole(1...2)).map { _ in Self.line(on: parts, &random) }))
            default: .area((0..<random.whole(1...2)).map { _ in Self.polygon(on: parts, &random) })
            }
        self.init(shape, kind, load: load)
    }

    /// Factors are quarters, so that an oracle can reckon with them exactly.
    private static func load(_ random: inout SplitMix64) -> BarrierLoad {
        var load = BarrierLoad()
        for name in ["time", "length", "toll", "risk"] where random.happens(0.7) {
            load.factors[name] = random.one(of: [0.25, 0.5, 0.75, 1, 1.25, 2, 3, 10])
            load.additions[name] = Int64(random.one(of: [0, 1, 999, 30_000, 4_000_003]))
        }
        return load
    }

    private static func point(on parts: StreetNetworkParts, _ random: inout SplitMix64) -> PointBarrier {
        let place = random.one(of: [
            random.one(of: parts.junctionCoordinate), random.place(on: parts),
            random.near(random.place(on: parts), 500),
        ])
        return PointBarrier(
            at: place, closesFullEdge: random.happens(0.3),
            curbApproach: random.one(of: [.either, .either, .right, .left]))
    }

    private static func line(on parts: StreetNetworkParts, _ random: inout SplitMix64) -> [Coordinate] {
        let junction = random.one(of: parts.junctionCoordinate)
        switch random.whole(0...4) {
        case 0:
            // Along a street, from one end or from anywhere.
            let shape = Array(parts.shape(of: random.whole(0...(parts.edgeTail.count - 1))))
            return random.happens(0.5)
                ? shape : [shape[0], shape[0].interpolated(to: shape[1], fraction: random.number(0...1))]
        case 1:
            // Exactly through a junction.
            let (east, north) = (Int32(random.whole(-9000...9000)), Int32(random.whole(-9000...9000)))
            return [-1, 1].map { side in
                Coordinate(longitude: junction.longitude + side * east, latitude: junction.latitude + side * north)
            }
        case 2: return [random.near(junction, 20_000), random.place(on: parts)]
        case 3: return [junction, random.near(junction, 20)]
        default: return (0..<random.whole(2...5)).map { _ in random.near(junction, 30_000) }
        }
    }

    static func polygon(on parts: StreetNetworkParts, _ random: inout SplitMix64) -> Polygon {
        let centre = random.one(of: parts.shapeCoordinate)
        var rings = [
            random.happens(0.5)
                ? Polygon.circle(around: centre, metres: random.number(50...400), segmentsPerQuarter: 3)[0].rings[0]
                // Now and then with corners on the network itself, so that outlines touch.
                : (0..<random.whole(3...6)).map { _ in
                    random.happens(0.2) ? random.one(of: parts.shapeCoordinate) : random.near(centre, 30_000)
                }
        ]
        if random.happens(0.3) { rings.append((0..<3).map { _ in random.near(centre, 8000) }) }
        return Polygon(rings: rings)
    }
}

extension SplitMix64 {
    /// A place on a street, rounded to whole units.
    mutating func place(on parts: StreetNetworkParts) -> Coordinate {
        let shape = Array(parts.shape(of: whole(0...(parts.edgeTail.count - 1))))
        let segment = whole(0...(shape.count - 2))
        return shape[segment].interpolated(to: shape[segment + 1], fraction: number(0...1))
    }
}
