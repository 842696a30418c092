/// A place inside a segment at which it meets the outline of a polygon.
struct OutlineCut {
    let at: ExactFraction
    /// Whether the strip just left of the segment goes from inside to outside here, or back.
    var flipsLeft = false
    /// The same for the strip just right of it.
    var flipsRight = false
    /// 1 where a stretch along the outline begins, -1 where one ends.
    var alongOutline = 0
}

/// Where one segment meets the outline of a polygon.
///
/// The segment is looked at from both sides: an edge cuts the strip just left of the segment if exactly one of
/// its ends lies strictly to the left, and the strip just right likewise. So touching, running along and
/// crossing at a vertex need no cases of their own.
struct OutlineCuts {
    private let start: GridPoint
    private let end: GridPoint
    /// Cuts strictly inside the segment, in no order.
    private(set) var cuts: [OutlineCut] = []
    /// How many edges the segment runs along right from its start.
    private(set) var alongOutlineAtStart = 0
    /// Whether the end of the segment lies on the outline.
    private(set) var touchesAtEnd = false

    init(from start: GridPoint, to end: GridPoint) {
        self.start = start
        self.end = end
    }

    mutating func meet(edgeFrom u: GridPoint, to v: GridPoint) {
        let (sideOfU, sideOfV) = (GridPoint.orientation(start, end, u), GridPoint.orientation(start, end, v))
        if sideOfU == 0, sideOfV == 0 { return meetParallel(u, v) }
        guard sideOfU.signum() * sideOfV.signum() <= 0 else { return }
        let (startSide, endSide) = (GridPoint.orientation(u, v, start), GridPoint.orientation(u, v, end))
        if endSide == 0 { touchesAtEnd = true }
        guard startSide.signum() * endSide.signum() < 0 else { return }
        let whole = startSide - endSide
        let at = whole > 0 ? ExactFraction(startSide, over: whole) : ExactFraction(-startSide, over: -whole)
        cuts.append(
            OutlineCut(
                at: at, flipsLeft: (sideOfU > 0) != (sideOfV > 0), flipsRight: (sideOfU < 0) != (sideOfV < 0)))
    }

    /// An edge on the line through the segment.
    private mutating func meetParallel(_ u: GridPoint, _ v: GridPoint) {
        let direction = end - start
        let isSteep = abs(direction.y) > abs(direction.x)
        func along(_ point: GridPoint) -> Int64 { isSteep ? point.y - start.y : point.x - start.x }
        let length = abs(along(end))
        let sign: Int64 = along(end) < 0 ? -1 : 1
        let (first, last) = (min(sign * along(u), sign * along(v)), max(sign * along(u), sign * along(v)))
        if first <= length, last >= length { touchesAtEnd = true }
        guard last > 0, first < length else { return }
        if first <= 0 {
            alongOutlineAtStart += 1
        } else {
            cuts.append(OutlineCut(at: ExactFraction(Int128(first), over: Int128(length)), alongOutline: 1))
        }
        if last < length {
            cuts.append(OutlineCut(at: ExactFraction(Int128(last), over: Int128(length)), alongOutline: -1))
        }
    }
}
