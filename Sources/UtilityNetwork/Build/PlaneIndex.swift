import Geometry

/// The boxes of features' shapes, on a grid of whole numbers over the extent of all of them.
struct PlaneIndex {
    let tree: PackedRTree
    /// Item to its feature.
    let feature: [UInt32]
    let grid: PlaneGrid

    init(_ features: CheckedFeatures) {
        var extent = PlaneExtent()
        for feature in 0..<features.count {
            for position in features[feature].shape { extent.extend(to: position) }
        }
        let grid = PlaneGrid(extent)
        var boxes: [Box] = []
        var items: [UInt32] = []
        for feature in 0..<features.count where !features[feature].shape.isEmpty {
            var own = PlaneExtent()
            for position in features[feature].shape { own.extend(to: position) }
            boxes.append(grid.box(own))
            items.append(UInt32(feature))
        }
        tree = PackedRTree(boxes)
        feature = items
        self.grid = grid
    }
}

/// A rectangle in the units of coordinates.
struct PlaneExtent {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    mutating func extend(to position: UtilityPosition) {
        (minX, maxX) = (min(minX, position.x), max(maxX, position.x))
        (minY, maxY) = (min(minY, position.y), max(maxY, position.y))
    }
}

/// Whole numbers for coordinates; boxes grow to whole numbers, so that none loses what it holds.
struct PlaneGrid {
    /// Left, lower, and whole numbers a unit of coordinates.
    let numbers: [Double]

    init(numbers: [Double]) { self.numbers = numbers }

    init(_ extent: PlaneExtent) {
        guard extent.minX <= extent.maxX else {
            self.init(numbers: [0, 0, 1])
            return
        }
        let width = max(extent.maxX - extent.minX, extent.maxY - extent.minY)
        self.init(numbers: [extent.minX, extent.minY, width > 0 ? 1_000_000_000 / width : 1])
    }

    func box(_ extent: PlaneExtent) -> Box {
        Box(
            minLongitude: whole(extent.minX, 0, .down), minLatitude: whole(extent.minY, 1, .down),
            maxLongitude: whole(extent.maxX, 0, .up), maxLatitude: whole(extent.maxY, 1, .up))
    }

    /// One more than rounding asks for, which covers what the multiplication rounds.
    private func whole(_ coordinate: Double, _ axis: Int, _ rule: FloatingPointRoundingRule) -> Int32 {
        let number = ((coordinate - numbers[axis]) * numbers[2]).rounded(rule) + (rule == .up ? 1 : -1)
        return Int32(max(-2_000_000_000, min(2_000_000_000, number)))
    }
}
