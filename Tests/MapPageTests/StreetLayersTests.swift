import StreetNetwork
import TestSupport
import Testing

@testable import MapPage

@Suite struct StreetLayersTests {
    @Test("The streets below results are the same in whatever runs they are coded", arguments: UInt64(0)..<40)
    func runs(seed: UInt64) throws {
        let streets = RandomNetwork(seed: seed).network
        let whole = Self.layers(of: streets, runLength: .max / 2)
        #expect(whole.count == 2 && whole.allSatisfy { $0 != nil })
        for runLength in [1, 2, 3, 7] { #expect(Self.layers(of: streets, runLength: runLength) == whole) }
    }

    @Test("A rank that takes more room than there is left out, in whatever runs it is coded", arguments: [1, 5, 1000])
    func limit(runLength: Int) throws {
        let streets = RandomNetwork(seed: 1).network
        #expect(Self.layers(of: streets, runLength: runLength)[0] != nil)
        #expect(Self.layers(of: streets, runLength: runLength, limit: 20)[0] == nil)
    }

    /// Odd edges as one rank, even ones as another, as JSON.
    private static func layers(of streets: StreetNetwork, runLength: Int, limit: Int = 1 << 20) -> [String?] {
        let parts = (0..<streets.edgeCount).map { edge in
            StreetPart(
                street: streets.parts.edgeStreet[edge], edge: UInt32(edge),
                offset: streets.parts.edgeStreetOffset[edge])
        }
        let lines = [(StreetRank.street, 1), (StreetRank.path, 0)].map { rank, rest in
            StreetLines(
                rank, of: parts.filter { $0.edge % 2 == rest }, in: streets, atMost: limit / StreetLines.leastBytes)
        }
        return StreetLayers(lines, streets, tolerance: 5, limit: limit, runLength: runLength).all().map { layer in
            layer.map { layer in
                String(
                    decoding: BaseMap(network: "n", kind: "streets", layers: [layer], remarks: []).text, as: UTF8.self)
            }
        }
    }
}
