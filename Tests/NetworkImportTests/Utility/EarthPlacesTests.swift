import FeatureSources
import Geometry
import Testing
import UtilityNetwork

@testable import NetworkImport

@Suite("The shapes of a utility network on the earth")
struct EarthPlacesTests {
    /// So many features, one degree of longitude apart, of which a few lie beyond the earth.
    private static func network(_ count: Int, beyond: Set<Int>, in system: String?) throws -> UtilityImport {
        var draft = UtilityDraft()
        draft.features = (0..<count).map { number in
            let x = beyond.contains(number) ? Double.infinity : Double(number % 180) * 111_319.490793
            return DraftFeature(
                source: 0, globalID: "\(number)", assetGroup: 0, assetType: 0,
                shape: number % 3 == 2 ? [] : (0...(number % 3)).map { UtilityPosition(x: x, y: Double($0)) })
        }
        var network = UtilityImport(draft: draft, system: system.map { SystemDefinition($0) })
        try network.findPlaces()
        return network
    }

    @Test("are found one by one, whoever beside them is nowhere", arguments: [1, 7, 2500])
    func found(count: Int) throws {
        let beyond = Set([1, 3, 999, 1000, 2001, 2499].filter { $0 < count })
        let network = try Self.network(count, beyond: beyond, in: "EPSG:3857")
        for (number, feature) in network.draft.features.enumerated() {
            let degrees = feature.places.map { ($0.longitudeDegrees * 1000).rounded() / 1000 }
            let expected = beyond.contains(number) ? [] : feature.shape.map { _ in Double(number % 180) }
            #expect(degrees == expected, "\(number)")
        }
    }

    @Test("are not known where nobody says what coordinates mean")
    func unknown() throws {
        #expect(try Self.network(4, beyond: [], in: nil).draft.features.allSatisfy { $0.places.isEmpty })
    }
}
