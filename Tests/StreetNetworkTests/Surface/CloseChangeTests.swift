import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// A street whose label changes several times within a few metres, wherever it lies between the lines that surfaces are drawn on.
@Suite struct CloseChangeTests {
    private struct Part {
        let low: Int64
        let high: Int64
        let label: Int32
    }

    @Test(
        "Each place of it has its own label, but for a metre round each change",
        arguments: ["A---B", "A\n|\n|\n|\nB", "A\n \\\n  \\\n   B"], [true, false])
    func places(drawing: String, isRising: Bool) throws {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<100 {
            let town = DrawnNetwork(
                drawing, spacing: 75, longitude: Double.random(in: -20...20, using: &generator),
                latitude: Double.random(in: -70...70, using: &generator))
            let parts = Self.parts(of: town.network.length(of: 0), isRising: isRising, &generator)
            let boundaries = try boundaries(of: town, [0: parts])
            for label in Int32(0)...5 {
                let area = boundaries.outline { $0 <= label }.polygons().map(Polygon.init(rings:))
                for part in parts {
                    for offset in stride(from: part.low + 1000, through: part.high - 1000, by: 500) {
                        let fraction = Double(offset) / Double(town.network.length(of: 0))
                        let place = town.place(on: "AB", fraction)
                        let isInside = area.contains { $0.contains(place) != .outside }
                        #expect(isInside == (part.label <= label), "\(offset) at \(place), \(parts)")
                    }
                }
            }
        }
    }

    @Test(
        "A stretch before a junction that is reached otherwise has land of its own on both sides of the street",
        arguments: ["A--B--C", "A\n|\n|\nB\n|\n|\nC", "A\n \\\n  \\\n   B\n    \\\n     C"])
    func beforeJunction(drawing: String) throws {
        var generator = SplitMix64(seed: 8)
        var (count, wrong) = (0, 0)
        for _ in 0..<200 {
            let town = DrawnNetwork(
                drawing, spacing: 50, longitude: Double.random(in: -20...20, using: &generator),
                latitude: Double.random(in: -70...70, using: &generator))
            let (edge, other) = (town.edge("AB"), town.edge("BC"))
            let length = town.network.length(of: edge)
            let low = length - Int64.random(in: 5000...40_000, using: &generator)
            let boundaries = try boundaries(
                of: town,
                [
                    edge: [Part(low: 0, high: low, label: 0)],
                    other: [Part(low: 0, high: town.network.length(of: other), label: 0)],
                ])
            let area = boundaries.outline { $0 == 0 }.polygons().map(Polygon.init(rings:))
            func isInside(_ offset: Int64) -> Bool {
                let place = town.place(on: "AB", Double(offset) / Double(length))
                return area.contains { $0.contains(place) != .outside }
            }
            #expect(!isInside((low + length) / 2), "\(low) to \(length) from \(town.place("A"))")
            for offset in stride(from: low + 1000, through: length - 1500, by: 500) {
                count += 1
                if isInside(offset) { wrong += 1 }
            }
        }
        // Towards the junction what is left between street and grid narrows.
        #expect(wrong * 100 <= count, "\(wrong) of \(count)")
    }

    /// Up to seven parts of a street that change within fifty metres: labels that rise, as costs do, or any.
    private static func parts(of length: Int64, isRising: Bool, _ generator: inout SplitMix64) -> [Part] {
        let first = Int64.random(in: 0...length - 50_000, using: &generator)
        let count = Int.random(in: 2...6, using: &generator)
        let cuts = (0..<count).map { _ in first + Int64.random(in: 1...49_999, using: &generator) }
        let ends = [0] + Set(cuts).sorted() + [length]
        return zip(ends, ends.dropFirst()).enumerated().map { number, part in
            let label = isRising ? Int32(number) : Int32.random(in: 0...5, using: &generator)
            return Part(low: part.0, high: part.1, label: label > 4 ? AreaLines.outside : label)
        }
    }

    /// - Parameter parts: by edge.
    private func boundaries(of town: DrawnNetwork, _ parts: [Int: [Part]]) throws -> AreaBoundaries {
        let weights = ModeWeights(network: town.network, mode: .testCar)
        let counted = CountedStreets(network: town.network, weights: weights, excludedClasses: [])
        let surface = try SurfaceImage.surface(
            of: SurfaceImage.writer(
                network: town.network, counted: counted, trim: 30_000, key: "", context: RunContext()
            ).inMemory())
        var labels = EdgeLabels(network: town.network)
        labels.begin()
        for (edge, own) in parts.sorted(by: { $0.key < $1.key }) {
            for part in own where part.label != AreaLines.outside {
                labels.set(edge: edge, low: part.low, high: part.high, label: part.label)
            }
        }
        labels.finish()
        var cutter = SurfaceCutter()
        return AreaBoundaries(cutter.lines(on: surface, labels: labels))
    }
}
