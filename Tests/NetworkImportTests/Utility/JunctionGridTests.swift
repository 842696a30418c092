import TestSupport
import Testing
import UtilityNetwork

@testable import NetworkImport

@Suite("The junction at a place")
struct JunctionGridTests {
    @Test("is the first within the tolerance, as found by asking each", arguments: [0, 0.001, 0.4])
    func likeAskingEach(_ tolerance: Double) {
        var random = SplitMix64(seed: 7)
        for _ in 0..<200 {
            func place() -> UtilityPosition {
                UtilityPosition(x: Double(random.whole(0...8)) / 4 - 1, y: Double(random.whole(0...8)) / 4 - 1)
            }
            let features = (0..<30).map { number in
                DraftFeature(
                    source: 0, globalID: "\(number)", assetGroup: 1, assetType: 1, shape: [place()])
            }
            let grid = JunctionGrid(features, junctions: Array(features.indices), tolerance: tolerance)
            for _ in 0..<10 {
                let asked = place()
                let first = features.firstIndex { $0.shape[0].isNear(asked, within: tolerance) }
                #expect(grid.junction(at: asked) == first)
            }
        }
    }
}
