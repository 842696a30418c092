/// A union of some of the faces that `AreaBoundaries` separate.
public struct AreaOutline: Sendable {
    private let boundaries: AreaBoundaries
    /// Whether a face belongs to it, face by face.
    private var holds: [Bool]

    init(of boundaries: AreaBoundaries, holds: [Bool]) {
        self.boundaries = boundaries
        self.holds = holds
    }

    /// The same faces of boundaries that are those of this outline, simplified.
    public func drawn(on simplified: AreaBoundaries) -> AreaOutline {
        precondition(holds.count == simplified.faces.labels.count, "the boundaries are other ones")
        return AreaOutline(of: simplified, holds: holds)
    }

    /// Whether nothing belongs to it.
    public var isEmpty: Bool { !holds.contains(true) }

    /// What belongs to this outline and not to another of the same boundaries.
    public func subtracting(_ other: AreaOutline) -> AreaOutline { combined(with: other) { $0 && !$1 } }

    /// What belongs to this outline or to another of the same boundaries.
    public func union(_ other: AreaOutline) -> AreaOutline { combined(with: other) { $0 || $1 } }

    private func combined(with other: AreaOutline, _ rule: (Bool, Bool) -> Bool) -> AreaOutline {
        precondition(holds.count == other.holds.count, "the outlines are of different boundaries")
        return AreaOutline(of: boundaries, holds: zip(holds, other.holds).map(rule))
    }

    /// The outline with its small holes filled, unless they hold a street.
    ///
    /// A hole is a connected place that the outline encloses. If an outline contains another, and in its holes are no streets that are not in
    /// holes of the other, it contains it as well after both have been filled by the same rule.
    ///
    /// - Parameters:
    ///   - squareMetres: the greatest area of a hole that is filled, with the islands in it.
    ///   - isOthers: whether what has a label belongs to another area, and stays there.
    ///   - holdsStreets: told the closed outer ring of a hole, counterclockwise, whether streets lie within it.
    public func filled(
        upTo squareMetres: Double, leaving isOthers: (Int32) -> Bool = { _ in false },
        unless holdsStreets: ([Coordinate]) -> Bool
    ) -> AreaOutline {
        let regions = AreaRegions(of: boundaries, holds: holds.map(!))
        let labels = boundaries.faces.labels
        var mayFill = [Bool](repeating: true, count: holds.count)
        for face in holds.indices where !holds[face] && labels[face] != AreaSegment.outside && isOthers(labels[face]) {
            mayFill[regions.region(of: face)] = false
        }
        mayFill[regions.region(of: 0)] = false
        var isFilled = [Bool](repeating: false, count: holds.count)
        for loop in regions.loops where loop.isOuter && mayFill[loop.region] {
            isFilled[loop.region] =
                regions.squareMetres(in: loop) <= squareMetres && !holdsStreets(regions.ring(of: loop))
        }
        var filled = self
        for face in holds.indices where !holds[face] && isFilled[regions.region(of: face)] { filled.holds[face] = true }
        return filled
    }

    /// Polygons, each of closed rings, the outer one first and counterclockwise, the holes clockwise.
    ///
    /// They are valid in the sense of OGC 06-103r4, and touch each other in single vertices at most. Each ring starts at
    /// its lowest, then westernmost vertex; polygons and holes are ascending by that vertex.
    ///
    /// Complexity: O(n) for n vertices, O(h log h) for h rings.
    public func polygons() -> [[[Coordinate]]] { measured().polygons }

    /// The polygons, and their area as `AreaMeasure` has it.
    public func measured() -> (polygons: [[[Coordinate]]], squareMetres: Double) {
        let regions = AreaRegions(of: boundaries, holds: holds)
        return (polygons(of: regions), regions.loops.reduce(0) { $0 + regions.squareMetres(in: $1) })
    }

    private func polygons(of regions: AreaRegions) -> [[[Coordinate]]] {
        let loops = regions.loops.map { (loop: $0, ring: regions.ring(of: $0)) }
            .sorted { Self.comesBefore($0.ring, $1.ring) }
        var (polygons, numbers) = ([[[Coordinate]]](), [Int](repeating: -1, count: holds.count))
        for (loop, ring) in loops where loop.isOuter {
            numbers[loop.region] = polygons.count
            polygons.append([ring])
        }
        for (loop, ring) in loops where !loop.isOuter && numbers[loop.region] >= 0 {
            polygons[numbers[loop.region]].append(ring)
        }
        return polygons
    }

    private static func comesBefore(_ one: [Coordinate], _ other: [Coordinate]) -> Bool {
        one[0] == other[0]
            ? one.lexicographicallyPrecedes(other) { $0.packed < $1.packed } : one[0].packed < other[0].packed
    }
}
