import Geometry

/// What is drawn of a feature: its places, line behind line.
struct DrawnGeometry: Equatable {
    /// As its code is on the page.
    enum Kind: Int {
        case none, points, lines, polygons
    }

    var kind = Kind.none
    var places: [Coordinate] = []
    /// Where the lines or rings end; the last place of a ring is its first one.
    var lineEnds: [Int] = []
    /// Where the polygons end, by ring; the first of each is the outer one.
    var polygonEnds: [Int] = []

    static let none = DrawnGeometry()
    static func points(_ places: [Coordinate]) -> Self { DrawnGeometry(kind: .points, places: places) }
    static func line(_ places: [Coordinate]) -> Self {
        DrawnGeometry(kind: .lines, places: places, lineEnds: [places.count])
    }

    /// Makes it `none`, and keeps its room.
    mutating func clear() {
        kind = .none
        places.removeAll(keepingCapacity: true)
        lineEnds.removeAll(keepingCapacity: true)
        polygonEnds.removeAll(keepingCapacity: true)
    }

    var box: Box { Box(of: places) }

    /// - Parameter simplification: of lines and rings. Holes of which it leaves nothing are none.
    func write(into code: inout PlaceCode, _ simplification: ConeSimplification) {
        code.put(count: kind.rawValue)
        switch kind {
        case .none: break
        case .points: code.put(line: places)
        case .lines:
            code.put(count: lineEnds.count)
            for line in lineEnds.indices { code.put(line: corners(of: line), simplification) }
        case .polygons:
            code.put(count: polygonEnds.count)
            var first = 0
            for end in polygonEnds {
                let rings = (first..<end).filter { $0 == first || !simplification.leavesOut(hole: corners(of: $0)) }
                code.put(count: rings.count)
                for ring in rings { code.put(ring: corners(of: ring), simplification) }
                first = end
            }
        }
    }

    /// The same of a feature that is a single line.
    static func write(
        line: ArraySlice<Coordinate>, into code: inout PlaceCode, _ simplification: ConeSimplification
    ) {
        code.put(count: Kind.lines.rawValue)
        code.put(count: 1)
        code.put(line: line, simplification)
    }

    private func corners(of line: Int) -> ArraySlice<Coordinate> {
        places[(line > 0 ? lineEnds[line - 1] : 0)..<lineEnds[line]]
    }
}
