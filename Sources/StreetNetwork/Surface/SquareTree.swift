/// Divides the land round streets into squares: the smallest ones near streets, larger ones farther away, none beyond the
/// reach of any area.
///
/// On the way down each square keeps the streets that may be nearest to a place in it, so that at its end a handful is left.
struct SquareTree {
    /// A square that is not divided.
    struct Leaf {
        let corner: LatticePoint
        let side: Int32
    }

    /// Metres from the streets beyond which there is no surface.
    private let trim: Double
    private let streets: [StreetPiece]
    /// The candidates of the squares on the way down, one behind the other.
    private var candidates: [UInt32]
    private var distances: [Double] = []

    init(_ streets: [StreetPiece], trim: Double) {
        self.streets = streets
        self.trim = trim
        candidates = Array(0..<UInt32(streets.count))
    }

    /// Calls `body` with every leaf, in the order of `Square.order`, and the streets that may be nearest to a place in it.
    mutating func grow(_ body: (Leaf, ArraySlice<StreetPiece>) throws -> Void) rethrows {
        guard !streets.isEmpty else { return }
        let globe = Leaf(corner: LatticePoint(x: 0, y: 0), side: LatticePoint.globe)
        try divide(globe, 0..<candidates.count, body)
    }

    private mutating func divide(
        _ square: Leaf, _ range: Range<Int>, _ body: (Leaf, ArraySlice<StreetPiece>) throws -> Void
    ) rethrows {
        let start = candidates.count
        let isLeaf = square.side > Self.largestMeasured ? keepMeeting(square, range) : keepNearest(square, range)
        defer { candidates.removeLast(candidates.count - start) }
        guard candidates.count > start else { return }
        let kept = start..<candidates.count
        if isLeaf {
            try body(square, ArraySlice(kept.map { streets[Int(candidates[$0])] }))
        } else {
            for child in square.quarters { try divide(child, kept, body) }
        }
    }

    /// Steps of a side up to which distances are measured on a plane.
    private static let largestMeasured: Int32 = 1 << 15

    /// Keeps the streets whose boxes come near to a large square.
    private mutating func keepMeeting(_ square: Leaf, _ range: Range<Int>) -> Bool {
        let top = square.corner.y + square.side
        let scales = [LatticeScale(atRow: square.corner.y), LatticeScale(atRow: top)]
        let marginX = Int32(min(1e8, trim / max(1e-4, scales.map(\.east).reduce(.infinity, min)) * 1.1))
        let marginY = Int32(trim / scales.map(\.north).reduce(.infinity, min) * 1.1)
        for place in range {
            let street = streets[Int(candidates[place])]
            let isNear =
                min(street.start.x, street.end.x) &- marginX <= square.corner.x &+ square.side
                && max(street.start.x, street.end.x) &+ marginX >= square.corner.x
                && min(street.start.y, street.end.y) - marginY <= top
                && max(street.start.y, street.end.y) + marginY >= square.corner.y
            if isNear { candidates.append(candidates[place]) }
        }
        return false
    }

    /// Keeps the streets that may be nearest to a place in a square; tells whether it is not to be divided.
    private mutating func keepNearest(_ square: Leaf, _ range: Range<Int>) -> Bool {
        let half = square.side / 2
        let centre = LatticePoint(x: square.corner.x + half, y: square.corner.y + half)
        let scale = LatticeScale(atRow: centre.y)
        // The scale is not the same all over the square.
        let slack = 1.05
        let (east, north) = (Double(half) * scale.east, Double(half) * scale.north)
        let radius = (east * east + north * north).squareRoot() * slack
        distances.removeAll(keepingCapacity: true)
        var least = Double.infinity
        for place in range {
            let near = NearestStreet(to: centre, on: streets[Int(candidates[place])], scale)
            least = min(least, near.squaredMetres)
            distances.append(near.squaredMetres)
        }
        least = least.squareRoot()
        guard least - radius <= trim else { return true }
        let farthest = (least * slack + 2 * radius) * (least * slack + 2 * radius)
        for (number, place) in range.enumerated() where distances[number] <= farthest {
            candidates.append(candidates[place])
        }
        if square.side == LatticePoint.square { return true }
        // Where the trim ends squares stay small, whatever the trim.
        let holdsBorder = least + radius > trim && square.side > 2 * LatticePoint.square
        return !holdsBorder && 2 * radius <= Self.coarseness * (least - radius)
    }

    /// How large a square may be beside its distance from the nearest street: its diagonal, as a part of that.
    private static let coarseness = 1.25
}

extension SquareTree.Leaf {
    fileprivate var quarters: [SquareTree.Leaf] {
        let half = side / 2
        return [(0, 0), (half, 0), (0, half), (half, half)].map { x, y in
            SquareTree.Leaf(corner: LatticePoint(x: corner.x + x, y: corner.y + y), side: half)
        }
    }

    /// South-west, south-east, north-east, north-west.
    var corners: [LatticePoint] {
        [
            corner, LatticePoint(x: corner.x + side, y: corner.y),
            LatticePoint(x: corner.x + side, y: corner.y + side), LatticePoint(x: corner.x, y: corner.y + side),
        ]
    }
}
