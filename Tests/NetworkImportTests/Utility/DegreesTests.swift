import FeatureSources
import Testing
import UtilityNetwork

@testable import NetworkImport

@Suite("Coordinates of a utility network in degrees")
struct DegreesTests {
    private func fault(_ positions: [(Double, Double)]) -> String? {
        var draft = UtilityDraft()
        draft.schema.sources = [NetworkSource(name: "Junction", usage: .junction, assetGroups: [])]
        draft.features = positions.enumerated().map { number, position in
            DraftFeature(
                source: 0, globalID: "J\(number)", assetGroup: 0, assetType: 0,
                shape: [UtilityPosition(x: position.0, y: position.1)])
        }
        do {
            _ = try UtilityPlane.place(&draft, in: SystemDefinition("EPSG:4326"))
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("that are none are told with their feature")
    func none() {
        #expect(fault([(10, 50), (10.1, 50.1)]) == nil)
        let metres = fault([(10, 50), (400_000, 5_400_025)])
        #expect(metres?.hasPrefix("Junction J1 is at (400000.0, 5400025.0): coordinates of") == true, "\(metres ?? "")")
        #expect(fault([(10, 95)])?.hasPrefix("Junction J0 is at (10.0, 95.0): ") == true)
    }
}
