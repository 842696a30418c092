import TestSupport
import Testing
import UtilityNetwork

/// Which feature a place means.
@Suite struct NearestFeatureTests {
    private let pipes = DrawnPipes("S--V1----------A")

    private func nearest(_ x: Double, _ y: Double, within tolerance: Double = 1) throws -> String? {
        let network = try pipes.network()
        let found = network.nearest(to: UtilityPosition(x: x, y: y), within: tolerance)
        return found.map { found in
            network.globalID(of: found.element.feature) + (found.element.fraction.map { "@\($0)" } ?? "")
        }
    }

    @Test("a line is found with the fraction along it") func line() throws {
        #expect(try nearest(9, 0.5) == "V1-A@0.5")
    }

    @Test("a device is taken before a line that is less than a tenth of a metre nearer") func device() throws {
        #expect(try nearest(3.09, 0) == "V1")
        #expect(try nearest(4.2, 0)?.hasPrefix("V1-A") == true)
    }

    @Test("nothing is found beyond the tolerance") func tooFar() throws {
        #expect(try nearest(9, 1.1) == nil)
        #expect(try nearest(9, 1.1, within: 1.2) == "V1-A@0.5")
    }

    @Test("the nearest is that of brute force") func oracle() throws {
        var random = SplitMix64(seed: 5)
        for seed in UInt64(0)..<100 {
            guard let network = try? UtilityNetwork.build(PipeScene(seed: seed).draft).network else { continue }
            for _ in 0..<20 {
                let place = UtilityPosition(x: random.number(0...6), y: random.number(0...6))
                let found = network.nearest(to: place, within: 1)
                let distances = (0..<network.featureCount).map { self.distance(from: place, to: network.shape(of: $0)) }
                let least = distances.min()!
                #expect((found == nil) == (least > 1), "seed \(seed)")
                if let found { #expect(found.distance <= least + UtilityNetwork.junctionPreference + 1e-9) }
            }
        }
    }

    private func distance(from place: UtilityPosition, to shape: [UtilityPosition]) -> Double {
        var least = Double.infinity
        for (one, other) in zip(shape, shape.dropFirst() + shape.suffix(1)) {
            for step in 0...2000 {
                let share = Double(step) / 2000
                let (x, y) = (one.x + (other.x - one.x) * share - place.x, one.y + (other.y - one.y) * share - place.y)
                least = min(least, (x * x + y * y).squareRoot())
            }
        }
        return least
    }
}
