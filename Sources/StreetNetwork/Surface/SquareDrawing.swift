/// The streets of one square, rounded to the lattice so that they meet in points of it alone.
///
/// Snap rounding (doi:10.1016/S0925-7721(98)00037-1) on the square's own 65 x 65 points: what passes a point within half a
/// step is led through it, until nothing changes. Crossings become points too, those of bridges with what is below among
/// them. Where streets cross beside a side of the square, their point is farther from them, and both are led through it all the same.
struct SquareDrawing {
    /// A point of the lattice, counted from the square's corner.
    struct Point: BitwiseCopyable, Hashable {
        var x: Int32
        var y: Int32

        /// The place among all points of the square, row by row.
        @inline(__always) var place: Int { Int(y &* SquareDrawing.width &+ x) }
    }

    /// A stretch of street between two points of the square; several streets may share it.
    struct Line: BitwiseCopyable {
        var start: Point
        var end: Point
        var edge: UInt32
        var from: UInt32
        var to: UInt32
        /// Whether the points that it passes are known.
        var isLed = false
    }

    /// A stretch of a street that rounding left without extent.
    struct Dot: BitwiseCopyable {
        let point: Point
        let edge: UInt32
        let offset: UInt32
    }

    private(set) var lines: [Line] = []
    private(set) var dots: [Dot] = []
    /// What streets go through, and the corners.
    private(set) var points: [Point] = []
    /// Place to the number of its point, or -1.
    private(set) var number = [Int32](repeating: -1, count: Int(Self.width * Self.width))

    /// Points in a row.
    @inline(__always) static var width: Int32 { LatticePoint.square + 1 }

    private var crossings: LineCrossings

    init(crossings: LineCrossings = LineCrossings()) { self.crossings = crossings }

    mutating func draw(_ pieces: ArraySlice<StreetPiece>, in square: Square) {
        for point in points { number[point.place] = -1 }
        points.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        dots.removeAll(keepingCapacity: true)
        let corner = square.corner
        let side = LatticePoint.square
        for (x, y) in [(0, 0), (side, 0), (0, side), (side, side)] { _ = add(Point(x: x, y: y)) }
        for piece in pieces {
            let start = Point(x: piece.start.x - corner.x, y: piece.start.y - corner.y)
            let end = Point(x: piece.end.x - corner.x, y: piece.end.y - corner.y)
            _ = add(start)
            _ = add(end)
            if start == end {
                dots.append(Dot(point: start, edge: piece.edge, offset: piece.from))
            } else {
                lines.append(Line(start: start, end: end, edge: piece.edge, from: piece.from, to: piece.to))
            }
        }
        repeat {
            repeat { addCrossings() } while leadThroughPoints()
            if let crossing = crossings.last { lead(crossing) }
        } while crossings.last != nil
        removeUnusedPoints()
    }

    /// - Returns: whether the point is new.
    private mutating func add(_ point: Point) -> Bool {
        guard number[point.place] < 0 else { return false }
        number[point.place] = Int32(points.count)
        points.append(point)
        return true
    }

    /// Makes a point of each place where two lines cross.
    private mutating func addCrossings() {
        crossings.find(lines)
        var isNew = false
        for point in crossings.points where add(point) { isNew = true }
        if isNew { for line in lines.indices { lines[line].isLed = false } }
    }

    /// Leads two lines that cross through their point, however far it is from them.
    private mutating func lead(_ crossing: LineCrossings.Crossing) {
        for line in [crossing.one, crossing.other] {
            let whole = lines[line]
            guard crossing.point != whole.start, crossing.point != whole.end else { continue }
            let offset = whole.offset(at: whole.fraction(of: crossing.point))
            let parts = whole.parted(at: crossing.point, offset: offset)
            lines[line] = parts.before
            lines.append(parts.behind)
        }
    }

    /// Points beside a side of the square that no line was led through in the end.
    private mutating func removeUnusedPoints() {
        var isUsed = [Bool](repeating: false, count: points.count)
        func use(_ point: Point) { isUsed[Int(number[point.place])] = true }
        for corner in 0..<Self.cornerCount { isUsed[corner] = true }
        for line in lines {
            use(line.start)
            use(line.end)
        }
        for dot in dots { use(dot.point) }
        guard isUsed.contains(false) else { return }
        let all = points
        points.removeAll(keepingCapacity: true)
        for point in all { number[point.place] = -1 }
        for (point, isUsed) in zip(all, isUsed) where isUsed { _ = add(point) }
    }

    /// The corners of the square are its first points.
    private static let cornerCount = 4

    /// Leads lines through the points that they pass within half a step of.
    ///
    /// - Returns: whether any line has changed.
    private mutating func leadThroughPoints() -> Bool {
        var led: [Line] = []
        var hasChanged = false
        for line in lines.indices where !lines[line].isLed {
            let passed = lines[line].passed(of: points)
            lines[line].isLed = true
            if passed.isEmpty { continue }
            hasChanged = true
            let whole = lines[line]
            var rest = whole
            for (place, pass) in passed.enumerated() {
                let parts = rest.parted(at: pass.point, offset: whole.offset(at: pass.fraction))
                if place == 0 { lines[line] = parts.before } else { led.append(parts.before) }
                rest = parts.behind
            }
            led.append(rest)
        }
        lines += led
        return hasChanged
    }
}

extension SquareDrawing.Line {
    fileprivate func offset(at fraction: Double) -> UInt32 {
        UInt32((Double(from) + (Double(to) - Double(from)) * fraction).rounded())
    }

    /// How far along the line the place nearest to a point is.
    fileprivate func fraction(of point: SquareDrawing.Point) -> Double {
        let (width, height) = (end.x - start.x, end.y - start.y)
        let along = (point.x - start.x) * width + (point.y - start.y) * height
        return min(1, max(0, Double(along) / Double(width * width + height * height)))
    }

    /// What comes before a point that the line is led through, and what behind: neither has been led any further.
    fileprivate func parted(at point: SquareDrawing.Point, offset: UInt32) -> (before: Self, behind: Self) {
        var (before, behind) = (self, self)
        (before.isLed, behind.isLed) = (false, false)
        (before.end, before.to) = (point, offset)
        (behind.start, behind.from) = (point, offset)
        return (before, behind)
    }

    /// Twice the area of the triangle with a point, positive where that lies to the left.
    @inline(__always)
    func side(of point: SquareDrawing.Point) -> Int32 {
        (end.x &- start.x) &* (point.y &- start.y) &- (end.y &- start.y) &* (point.x &- start.x)
    }

    /// The points that the line passes within half a step of, in order.
    fileprivate func passed(of points: [SquareDrawing.Point]) -> [(point: SquareDrawing.Point, fraction: Double)] {
        let (width, height) = (end.x - start.x, end.y - start.y)
        let squared = width * width + height * height
        let nearby = abs(width) + abs(height)
        var passed: [(point: SquareDrawing.Point, fraction: Double)] = []
        for point in points {
            // Of the corners of a point's pixel one belongs to it, so that no line passes two points at once.
            let twice = 2 * side(of: point)
            guard abs(twice) < nearby || abs(twice) == nearby && twice == width - height else { continue }
            let along = (point.x - start.x) * width + (point.y - start.y) * height
            guard along > 0, along < squared else { continue }
            passed.append((point, Double(along) / Double(squared)))
        }
        if passed.count > 1 { passed.sort { ($0.fraction, $0.point.place) < ($1.fraction, $1.point.place) } }
        return passed
    }
}
