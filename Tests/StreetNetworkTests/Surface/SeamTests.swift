import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// The land of a drawn town as surfaces divide it, whatever is said of its streets.
@Suite struct SeamTests {
    private let town: DrawnNetwork
    private let surface: Surface

    init() throws {
        town = DrawnNetwork(
            """
            A---B---C---D
            |   |  /    |
            E---F-G     H
            |     |     |
            I-----J     K
            """)
        let weights = ModeWeights(network: town.network, mode: .testCar)
        surface = try SurfaceImage.surface(
            of: SurfaceImage.writer(
                network: town.network,
                counted: CountedStreets(network: town.network, weights: weights, excludedClasses: []), trim: 30_000,
                key: "", context: RunContext()
            ).inMemory())
    }

    @Test("However streets are divided among labels, all of their land together stays the same, without a gap")
    func whole() {
        let all = area(of: boundaries { _, length in [(0, length, 0)] }) { $0 == 0 }
        var generator = SplitMix64(seed: 1)
        for _ in 0..<50 {
            let divided = boundaries { _, length in
                Self.cuts(of: length, &generator).map { ($0, $1, Int32.random(in: 0...3, using: &generator)) }
            }
            let parts = (0...3).map { label in area(of: divided) { $0 == label } }
            let together = area(of: divided) { $0 <= 3 }
            // Seams are thinned within 0.75 m, what is cut anew is not: that makes up to 0.3 % along all outlines.
            #expect(abs(together - all) < all * 3 / 1000)
            #expect(abs(parts.reduce(0, +) - together) < 1)
        }
    }

    @Test("Areas of streets that are reached in any parts are valid polygons")
    func validity() throws {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<50 {
            let divided = boundaries { _, length in
                Self.cuts(of: length, &generator).filter { _ in Bool.random(using: &generator) }
                    .map { ($0, $1, Int32.random(in: 0...3, using: &generator)) }
            }
            for label in Int32(0)...3 {
                let polygons = divided.outline { $0 <= label }.polygons()
                let positions = polygons.map { rings in
                    rings.map { ring in ring.map { Position(x: Double($0.longitude), y: Double($0.latitude)) } }
                }
                #expect(Validity.reason(of: positions) == nil)
            }
        }
    }

    @Test("What is drawn where holes will be filled makes the same filled outlines as what is drawn where none will be")
    func clearings() {
        var generator = SplitMix64(seed: 3)
        let squareMetres = 1_000_000.0
        for round in 0..<50 {
            let isWhole = round % 2 == 0
            let labels = labels { _, length in
                let parts = isWhole ? [(Int64(0), length)] : Self.cuts(of: length, &generator)
                return parts.map { ($0, $1, Int32.random(in: 0...3, using: &generator)) }
            }
            var cutter = SurfaceCutter()
            let all = AreaBoundaries(cutter.lines(on: surface, labels: labels))
            let needed = AreaBoundaries(cutter.lines(on: surface, labels: labels, fillingUpTo: squareMetres))
            for label in Int32(0)...3 {
                for isInside in [{ $0 == label }, { $0 <= label }] as [(Int32) -> Bool] {
                    #expect(filled(needed, upTo: squareMetres, isInside) == filled(all, upTo: squareMetres, isInside))
                }
            }
        }
    }

    @Test("Nothing is drawn round the inside of a block that is reached all round, unless it is too large to be filled")
    func clearingsAreLeftOut() {
        let labels = labels { _, length in [(0, length, 0)] as [(low: Int64, high: Int64, label: Int32)] }
        var cutter = SurfaceCutter()
        let counts = [0, 1000, 1_000_000.0].map { cutter.lines(on: surface, labels: labels, fillingUpTo: $0).count }
        let outer = AreaBoundaries(cutter.lines(on: surface, labels: labels, fillingUpTo: 1_000_000))
        #expect(counts[0] == counts[1] && counts[1] > counts[2])
        #expect(outer.outline { $0 == 0 }.polygons().map(\.count) == [1])
    }

    /// The rings of an outline whose holes are filled, each without vertices that lie straight between their neighbours.
    private func filled(
        _ boundaries: AreaBoundaries, upTo squareMetres: Double, _ isInside: (Int32) -> Bool
    ) -> Set<[Coordinate]> {
        let polygons = boundaries.outline(where: isInside).filled(upTo: squareMetres) { _ in false }.polygons()
        return Set(polygons.joined().map(Self.withoutStraightVertices))
    }

    private static func withoutStraightVertices(_ ring: [Coordinate]) -> [Coordinate] {
        let places = ring.dropLast()
        return places.indices.filter { index in
            let before = places[index == 0 ? places.endIndex - 1 : index - 1]
            let (place, after) = (places[index], ring[index + 1])
            let east = (
                Int64(place.longitude) - Int64(before.longitude), Int64(after.longitude) - Int64(place.longitude)
            )
            let north = (Int64(place.latitude) - Int64(before.latitude), Int64(after.latitude) - Int64(place.latitude))
            return east.0 * north.1 != north.0 * east.1
        }.map { places[$0] }
    }

    @Test("A street whose label changes is cut anew only near the change, one whose label does not change nowhere")
    func cutsFew() {
        let whole = cutCount { _, length in [(low: 0, high: length, label: 0)] }
        let once = cutCount(Self.halved)
        let twice = cutCount { edge, length in
            let (first, second) = edge == 0 ? (length / 3, 2 * length / 3) : (length, length)
            return [(low: 0, high: first, label: 0), (low: first, high: second, label: 1)].filter { $0.low < $0.high }
        }
        #expect(whole == 0)
        #expect(once > 0 && once < surface.triangleCount / 50)
        #expect(twice > once && twice < 4 * once)
    }

    @Test("Of the seams round a street whose label changes only those that see the change are taken apart")
    func partsFew() {
        let whole = cut { _, length in [(low: 0, high: length, label: 0)] }
        let once = cut(Self.halved)
        #expect(whole.parted == 0)
        #expect(once.parted > 0 && once.parted <= once.triangles && once.parted < surface.seamCount / 20)
    }

    /// A first street of two labels in two halves.
    private static func halved(_ edge: Int, _ length: Int64) -> [(low: Int64, high: Int64, label: Int32)] {
        let middle = edge == 0 ? length / 2 : length
        return [(low: 0, high: middle, label: 0), (low: middle, high: length, label: 1)].filter { $0.low < $0.high }
    }

    /// Up to four parts of a street from its beginning to its end.
    private static func cuts(of length: Int64, _ generator: inout SplitMix64) -> [(Int64, Int64)] {
        let count = Int.random(in: 0...3, using: &generator)
        let inner = (0..<count).map { _ in Int64.random(in: 0...length, using: &generator) }
        let ends = Set([0, length] + inner).sorted()
        return Array(zip(ends, ends.dropFirst()))
    }

    private typealias Parts = (Int, Int64) -> [(low: Int64, high: Int64, label: Int32)]

    private func boundaries(_ parts: Parts) -> AreaBoundaries {
        var cutter = SurfaceCutter()
        return AreaBoundaries(cutter.lines(on: surface, labels: labels(parts)))
    }

    private func cutCount(_ parts: Parts) -> Int { cut(parts).triangles }

    private func cut(_ parts: Parts) -> (triangles: Int, parted: Int) {
        var cutter = SurfaceCutter()
        _ = cutter.lines(on: surface, labels: labels(parts))
        return (cutter.cutCount, cutter.partedCount)
    }

    private func labels(_ parts: Parts) -> EdgeLabels {
        var labels = EdgeLabels(network: town.network)
        labels.begin()
        for edge in 0..<town.network.edgeCount {
            for part in parts(edge, town.network.length(of: edge)) {
                labels.set(edge: edge, low: part.low, high: part.high, label: part.label)
            }
        }
        labels.finish()
        return labels
    }

    private func area(of boundaries: AreaBoundaries, where isInside: (Int32) -> Bool) -> Double {
        boundaries.outline(where: isInside).polygons().reduce(0) { $0 + AreaMeasure.squareMetres(of: $1) }
    }
}
