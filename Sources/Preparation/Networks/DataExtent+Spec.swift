import Geometry
import JobSpec
import NetworkImport

extension DataExtent {
    init(_ spec: ExtentSpec) {
        func units(_ degrees: Double) -> Int32 { Int32((degrees * 1e7).rounded(.toNearestOrEven)) }
        self.init(
            [
                Box(
                    minLongitude: units(spec.west), minLatitude: units(spec.south), maxLongitude: units(spec.east),
                    maxLatitude: units(spec.north))
            ], from: .project)
    }

    /// What it says, as one text: for digests.
    var canonicalText: String {
        let sides = boxes.flatMap { [$0.minLongitude, $0.minLatitude, $0.maxLongitude, $0.maxLatitude] }
        return "extent " + sides.map(String.init).joined(separator: " ")
    }
}
