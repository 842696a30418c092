/// A static index of boxes: an R-tree packed along a Hilbert curve, in two flat arrays that may be stored and
/// mapped as they are.
///
/// The same boxes give the same tree. Source: I. Kamel and C. Faloutsos, "On packing R-trees", CIKM 1993;
/// the layout is that of flatbush (https://github.com/mourner/flatbush).
public struct PackedRTree: Sendable {
    /// Children of a node.
    public static let nodeSize = 16

    /// Boxes of the items in the order of the curve, then those of the nodes, level by level; the root is last.
    public let boxes: [Box]
    /// For an item's box the index of the item; for a node's box where its first child stands in `boxes`.
    public let targets: [Int32]
    public let itemCount: Int

    /// Complexity: O(n log n).
    ///
    /// - Precondition: fewer than 2,000,000,000 items.
    public init(_ items: [Box]) {
        itemCount = items.count
        let order = Self.curveOrder(of: items)
        var boxes = order.map { items[Int($0)] }
        var targets = order
        var level = 0..<items.count
        while level.count > 1 {
            let next = level.upperBound
            for first in stride(from: level.lowerBound, to: level.upperBound, by: Self.nodeSize) {
                var box = Box.nothing
                for child in first..<min(first + Self.nodeSize, level.upperBound) { box.extend(to: boxes[child]) }
                boxes.append(box)
                targets.append(Int32(first))
            }
            level = next..<boxes.count
        }
        self.boxes = boxes
        self.targets = targets
    }

    /// Calls `body` with a view of the arrays, which is what is searched.
    @inlinable
    public func withView<Answer>(_ body: (PackedRTreeView) throws -> Answer) rethrows -> Answer {
        try boxes.withUnsafeBufferPointer { boxes in
            try targets.withUnsafeBufferPointer { targets in
                try body(PackedRTreeView(boxes: boxes, targets: targets, itemCount: itemCount))
            }
        }
    }

    /// Visits each item whose box meets `box`: see `PackedRTreeView.search`.
    @inlinable
    public func search(_ box: Box, visit: (Int) throws -> Void) rethrows {
        try withView { try $0.search(box, visit: visit) }
    }

    /// The acceptable item nearest to a place: see `PackedRTreeView.nearest`.
    public func nearest(
        to place: Coordinate, within metres: Double, distance: (Int) throws -> Double?
    ) rethrows -> NearestItem? {
        try withView { try $0.nearest(to: place, within: metres, distance: distance) }
    }

    /// Visits items from the nearest on: see `PackedRTreeView.visitNearestFirst`.
    public func visitNearestFirst(
        from place: Coordinate, within metres: Double, distance: (Int) throws -> Double?,
        visit: (NearestItem) throws -> Bool
    ) rethrows {
        try withView { try $0.visitNearestFirst(from: place, within: metres, distance: distance, visit: visit) }
    }

    /// The items in the order of the curve through the middles of their boxes; ties by index.
    private static func curveOrder(of items: [Box]) -> [Int32] {
        let grid = CurveGrid(over: items)
        // Position and index in one number: sorting it is sorting by position and then by index.
        var keys = items.enumerated().map { UInt64(grid.position(of: $1)) << 32 | UInt64($0) }
        keys.sort()
        return keys.map { Int32(truncatingIfNeeded: $0) }
    }
}

/// The square that a Hilbert curve runs through.
private struct CurveGrid {
    private let west: Int64
    private let south: Int64
    private let width: Int64
    private let height: Int64

    init(over items: [Box]) {
        var box = Box.nothing
        for item in items { box.extend(to: item) }
        (west, south) = (Int64(box.minLongitude), Int64(box.minLatitude))
        (width, height) = (max(1, Int64(box.maxLongitude) - west), max(1, Int64(box.maxLatitude) - south))
    }

    func position(of box: Box) -> UInt32 {
        let x = (Int64(box.minLongitude) + Int64(box.maxLongitude)) / 2 - west
        let y = (Int64(box.minLatitude) + Int64(box.maxLatitude)) / 2 - south
        return HilbertCurve.position(column: Self.cell(x, width), row: Self.cell(y, height))
    }

    private static func cell(_ offset: Int64, _ extent: Int64) -> UInt32 {
        UInt32(max(0, min(65_535, offset * 65_535 / extent)))
    }
}
