import UtilityNetwork

/// Finds the junction or device that lies at a place, by the cells of a grid as wide as places may be apart.
struct JunctionGrid {
    private let tolerance: Double
    private let size: Double
    private var places: [GridCell: [(feature: Int, place: UtilityPosition)]] = [:]

    /// - Parameter tolerance: how far apart two places may be that count as one.
    init(_ features: [DraftFeature], junctions: [Int], tolerance: Double) {
        self.tolerance = tolerance
        size = max(tolerance, 1e-6)
        for junction in junctions {
            guard let place = features[junction].shape.first else { continue }
            places[GridCell(of: place, width: size), default: []].append((junction, place))
        }
    }

    /// The first of the junctions there; nil where there is none.
    func junction(at place: UtilityPosition) -> Int? {
        let middle = GridCell(of: place, width: size)
        var first: Int?
        for x in middle.x - 1...middle.x + 1 {
            for y in middle.y - 1...middle.y + 1 {
                let square = places[GridCell(x: x, y: y)] ?? []
                for (feature, other) in square where other.isNear(place, within: tolerance) {
                    first = min(first ?? feature, feature)
                }
            }
        }
        return first
    }
}

extension UtilityPosition {
    func isNear(_ other: UtilityPosition, within distance: Double) -> Bool {
        let (x, y) = (x - other.x, y - other.y)
        return x * x + y * y <= distance * distance
    }
}
