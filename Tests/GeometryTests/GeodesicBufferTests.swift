import Geometry
import TestSupport
import Testing

struct GeodesicBufferTests {
    static func degrees(_ place: Coordinate) -> Position {
        Position(x: place.longitudeDegrees, y: place.latitudeDegrees)
    }

    static func square(_ x: Double, _ y: Double, _ side: Double) -> [Position] {
        [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)].map { Position(x: $0.0, y: $0.1) }
    }

    @Test(arguments: BufferOracle.centres, [3.0, 500, 40_000])
    func theBufferOfAPointIsTheCircle(centre: Coordinate, metres: Double) throws {
        let buffer = try GeodesicBuffer.polygons(around: .point(Self.degrees(centre)), metres: metres)
        let circle = Polygon.circle(around: centre, metres: metres)
        #expect(buffer == .polygons(circle.map { $0.rings.map { ($0 + [$0[0]]).map(Self.degrees) } }))
    }

    @Test(arguments: BufferOracle.centres, [40.0, 700, 30_000])
    func aBufferHoldsWhatIsWithinItsDistance(centre: Coordinate, metres: Double) throws {
        var oracle = BufferOracle(centre: centre, metres: metres, seed: 11)
        for geometry in oracle.geometries(6) {
            let buffer = try GeodesicBuffer.polygons(around: geometry, metres: metres)
            try expectValid(buffer)
            let polygons = BufferOracle.polygons(of: buffer)
            for place in oracle.places(120) {
                guard let isWithin = oracle.isWithin(place, of: geometry) else { continue }
                let isInside = polygons.contains { $0.contains(place) == .inside }
                #expect(isInside == isWithin, "\(place) and \(geometry)")
            }
        }
    }

    @Test(arguments: [500.0, 20_000])
    func aLongSegmentKeepsItsDistance(metres: Double) throws {
        let line = [Position(x: 6, y: 58), Position(x: 7.6, y: 58.1)]
        let buffer = try GeodesicBuffer.polygons(around: .lines([line]), metres: metres)
        let polygons = BufferOracle.polygons(of: buffer)
        for share in stride(from: 0.1, to: 0.9, by: 0.01) {
            let place = try #require(Coordinate(longitudeDegrees: 6 + 1.6 * share, latitudeDegrees: 58 + 0.1 * share))
            for azimuth in [0.0, 180] {
                let (near, far) = (metres * 0.985, metres * 1.02)
                let inside = Geodesic.destination(from: place, azimuthDegrees: azimuth, metres: near)
                let outside = Geodesic.destination(from: place, azimuthDegrees: azimuth, metres: far)
                #expect(polygons.contains { $0.contains(inside) == .inside })
                #expect(!polygons.contains { $0.contains(outside) == .inside })
            }
        }
    }

    @Test("A triangle with long sides has no holes along them, however it is turned")
    func nothingIsLeftOutAlongLongSides() throws {
        for turn in 0..<120 {
            let corners = (0..<3).map { corner in
                Geodesic.destination(
                    from: BufferOracle.centres[0], azimuthDegrees: Double(120 * corner + turn), metres: 30_000)
            }
            let ring = (corners + [corners[0]]).map(Self.degrees)
            guard case .polygons(let buffer) = try GeodesicBuffer.polygons(around: .polygons([[ring]]), metres: 900)
            else { return }
            #expect(buffer.map(\.count) == [1], "turned by \(turn) degrees")
        }
    }

    @Test func anAreaIsBufferedAcrossTheAntimeridian() throws {
        let ring = [(179.99, 10.0), (-179.99, 10), (-179.99, 10.01), (179.99, 10.01), (179.99, 10)]
        let area = SourceGeometry.polygons([[ring.map { Position(x: $0.0, y: $0.1) }]])
        guard case .polygons(let polygons) = try GeodesicBuffer.polygons(around: area, metres: 300) else { return }
        #expect(polygons.count == 2)
        func place(_ x: Double, _ y: Double) throws -> Coordinate {
            try #require(Coordinate(longitudeDegrees: x, latitudeDegrees: y))
        }
        let parts = try polygons.map { Polygon(rings: try $0.map { try $0.map { try place($0.x, $0.y) } }) }
        func holds(_ x: Double, _ y: Double) throws -> Bool {
            let place = try place(x, y)
            return parts.contains { $0.contains(place) == .inside }
        }
        #expect(try holds(179.995, 10.005) && holds(-179.995, 10.005) && holds(179.988, 10.005))
        #expect(try !holds(0, 10.005) && !holds(179.98, 10.005) && !holds(-179.98, 10.005))
    }

    @Test func theSidesOfTheAntimeridianAreBufferedAlike() throws {
        let line = [Position(x: 179.99, y: 10), Position(x: -179.99, y: 10.01)]
        let buffer = try GeodesicBuffer.polygons(around: .lines([line]), metres: 300)
        let box = try #require(buffer.box)
        #expect((box.min.x, box.max.x) == (-180, 180))
        guard case .polygons(let polygons) = buffer else { return }
        #expect(polygons.count == 2)
    }

    @Test func polygonsThatOverlapOnceBufferedBecomeOne() throws {
        let apart = SourceGeometry.polygons([[Self.square(7, 43, 0.01)], [Self.square(7.012, 43, 0.01)]])
        guard case .polygons(let near) = try GeodesicBuffer.polygons(around: apart, metres: 60) else { return }
        guard case .polygons(let far) = try GeodesicBuffer.polygons(around: apart, metres: 90) else { return }
        #expect((near.count, far.count) == (2, 1))
    }

    @Test func aHoleThatIsNarrowerThanTheDistanceIsFilled() throws {
        let holed = SourceGeometry.polygons([[Self.square(7, 43, 0.01), Self.square(7.004, 43.004, 0.002)]])
        guard case .polygons(let open) = try GeodesicBuffer.polygons(around: holed, metres: 70) else { return }
        guard case .polygons(let filled) = try GeodesicBuffer.polygons(around: holed, metres: 90) else { return }
        #expect((open[0].count, filled[0].count) == (2, 1))
    }

    @Test func aPolygonSmallerThanTheGridIsBufferedAllTheSame() throws {
        let speck = SourceGeometry.polygons([[Self.square(7, 43, 1e-9)]])
        let circle = try GeodesicBuffer.polygons(around: .point(Position(x: 7, y: 43)), metres: 100)
        #expect(try GeodesicBuffer.polygons(around: speck, metres: 100).box == circle.box)
    }

    static let refused: [(SourceGeometry, Double, String)] = [
        (
            .point(Position(x: 0, y: 0)), 0,
            "a buffer of 0.0 m cannot be made; it must be more than 0 and at most 5000 km"
        ),
        (
            .point(Position(x: 0, y: 0)), .nan,
            "a buffer of nan m cannot be made; it must be more than 0 and at most 5000 km"
        ),
        (.point(Position(x: 0, y: 90)), 1e-300, "the buffer is so small that nothing is left of it on a grid of 1 cm"),
        (
            .lines([[Position(x: 0, y: 89), Position(x: 0, y: 90)]]), 1e-300,
            "the buffer is so small that nothing is left of it on a grid of 1 cm"
        ),
        (.multiPoint([]), 5, "an empty geometry has no buffer"),
        (
            .multiPoint([Position(x: 0, y: 91)]), 5,
            "0.0 91.0 is not a longitude within 180 and a latitude within 90 degrees"
        ),
        (.lines([[Position(x: 0, y: 1)]]), 5, "the geometry is broken: Too few points in a line at 0.0 1.0"),
        (
            .polygons([[[(0, 0), (1, 1), (1, 0), (0, 1), (0, 0)].map { Position(x: $0.0, y: $0.1) }]]), 5,
            "the polygon is not valid: Self-intersection at 0.5 0.5"
        ),
    ]

    @Test(arguments: refused)
    func whatHasNoBufferIsRefusedInASentence(geometry: SourceGeometry, metres: Double, sentence: String) {
        #expect(throws: UnreadableGeometry(sentence)) {
            try GeodesicBuffer.polygons(around: geometry, metres: metres)
        }
    }

    @Test(arguments: [20.0, 500, 20_000])
    func largeGeometriesAreBufferedQuickly(metres: Double) throws {
        var random = SplitMix64(seed: 4)
        let points = (0..<1000).map { _ in Position(x: random.number(7...8), y: random.number(43...44)) }
        let ring = BufferOracle.wavyRing(5000, seed: 5)
        let clock = ContinuousClock()
        let ringTime = try clock.measure {
            try expectValid(try GeodesicBuffer.polygons(around: .polygons([[ring]]), metres: metres))
        }
        let pointTime = try clock.measure {
            try expectValid(try GeodesicBuffer.polygons(around: .multiPoint(points), metres: metres))
        }
        // Ten times what is usual, for machines that are busy.
        #expect(ringTime < .seconds(10))
        #expect(pointTime < .seconds(10))
    }

    private func expectValid(_ buffer: SourceGeometry) throws {
        guard case .polygons(let polygons) = buffer else { throw UnreadableGeometry("the buffer is no polygon") }
        let fault = Validity.reason(of: polygons)
        #expect(fault == nil, "\(String(describing: fault))")
    }
}
