/// The segments of a barrier, found by where they are.
struct BarrierSegments: Sendable {
    private let segments: [GridSegment]
    /// Boxes of the segments and of all within one unit of them.
    private let boxes: [Box]
    /// Only where there are so many segments that looking at each costs more.
    private let tree: PackedRTree?

    init(parts: [[Coordinate]]) {
        let ends = parts.flatMap(Self.ends)
        segments = ends.map { GridSegment($0.from, $0.to) }
        boxes = ends.map { Box($0.from, $0.to).widenedByOneUnit }
        tree = boxes.count > 40 ? PackedRTree(boxes) : nil
    }

    /// Visits at least each segment within one unit of a box.
    func visit(near box: Box, visit: (GridSegment) -> Void) {
        if let tree {
            tree.search(box) { visit(segments[$0]) }
        } else {
            for (segment, own) in zip(segments, boxes) where own.meets(box) { visit(segment) }
        }
    }

    /// The ends of segments that have a length, or the one place where the part is.
    private static func ends(of part: [Coordinate]) -> [(from: Coordinate, to: Coordinate)] {
        let ends = zip(part, part.dropFirst()).filter { $0 != $1 }.map { (from: $0, to: $1) }
        return ends.isEmpty ? part.prefix(1).map { (from: $0, to: $0) } : ends
    }
}

extension Box {
    /// The box with all that lies one unit beside it, as far as there are numbers for it.
    var widenedByOneUnit: Box {
        if isEmpty { return self }
        func below(_ side: Int32) -> Int32 { Int32(clamping: Int64(side) - 1) }
        func above(_ side: Int32) -> Int32 { Int32(clamping: Int64(side) + 1) }
        return Box(
            minLongitude: below(minLongitude), minLatitude: below(minLatitude),
            maxLongitude: above(maxLongitude), maxLatitude: above(maxLatitude))
    }
}
