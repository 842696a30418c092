import Geometry

/// Positions that are one place: those within the tolerance, and those joined by a chain of such.
struct PlaceClusters {
    /// Position to place: the lowest position of the cluster.
    let place: [UInt32]
    /// Positions that would be at another feature's place but for their height, and one of those each.
    let above: [UInt32: UInt32]

    /// More different positions than this in a square of 64 tolerances mean that the tolerance is not what was meant.
    private static let crowd = 4096

    /// Complexity: O(n) for positions that are farther apart than the tolerance or equal.
    ///
    /// - Parameter feature: that of a position.
    /// - Throws: `UtilityFaults` where the tolerance joins whole districts.
    init(_ positions: [UtilityPosition], tolerance: Double, feature: (Int) -> UInt32) throws {
        var sets = DisjointSets(count: positions.count)
        var above: [UInt32: UInt32] = [:]
        var grid = PlaceGrid(count: positions.count, side: tolerance * 64, margin: tolerance)
        for (number, position) in positions.enumerated() {
            var isRepeated = false
            var seen = 0
            grid.visitNear(position) { other in
                seen += 1
                let found = positions[other]
                if found.x == position.x, found.y == position.y,
                    found.z.bitPattern == position.z.bitPattern
                {
                    isRepeated = true
                    sets.unite(number, other)
                    return false
                }
                if PlaceClusters.meet(found, position, tolerance) {
                    sets.unite(number, other)
                } else if PlaceClusters.coincide(found, position, tolerance), feature(number) != feature(other) {
                    above[UInt32(number)] = UInt32(other)
                    above[UInt32(other)] = UInt32(number)
                }
                return true
            }
            guard seen <= PlaceClusters.crowd else { throw UtilityFaults([Self.fault(tolerance, position)]) }
            if !isRepeated { grid.insert(number, position) }
        }
        place = positions.indices.map { UInt32(sets.lowest(of: $0)) }
        self.above = above
    }

    static func meet(_ one: UtilityPosition, _ other: UtilityPosition, _ tolerance: Double) -> Bool {
        coincide(one, other, tolerance) && (one.z.isNaN || other.z.isNaN || abs(one.z - other.z) <= tolerance)
    }

    /// Whether they are one place as a map shows them, whatever their heights.
    private static func coincide(_ one: UtilityPosition, _ other: UtilityPosition, _ tolerance: Double) -> Bool {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return x * x + y * y <= tolerance * tolerance
    }

    private static func fault(_ tolerance: Double, _ position: UtilityPosition) -> UtilityFault {
        UtilityFault(
            .toleranceTooLarge, "the tolerance \(tolerance)",
            "more than \(crowd) positions lie within 64 tolerances of (\(position.x), \(position.y)); "
                + "is it in the units of the coordinates?")
    }
}

/// Positions by the squares of a grid that they lie in.
private struct PlaceGrid {
    private let side: Double
    private let margin: Double
    private let mask: UInt64
    private var head: [UInt32]
    private var next: [UInt32]

    init(count: Int, side: Double, margin: Double) {
        // Without a tolerance any side will do: equal positions share a square.
        self.side = side > 0 ? side : 1
        self.margin = margin
        var capacity = 1024
        while capacity < count * 2 { capacity *= 2 }
        mask = UInt64(capacity - 1)
        head = [UInt32](repeating: .max, count: capacity)
        next = [UInt32](repeating: .max, count: count)
    }

    mutating func insert(_ number: Int, _ position: UtilityPosition) {
        let bucket = bucket(column: cell(position.x), row: cell(position.y))
        next[number] = head[bucket]
        head[bucket] = UInt32(number)
    }

    /// Visits the positions in the squares within the margin of a position, and others, until `visit` returns false.
    func visitNear(_ position: UtilityPosition, visit: (Int) -> Bool) {
        let columns = (cell(position.x - margin), cell(position.x + margin))
        let rows = (cell(position.y - margin), cell(position.y + margin))
        for column in columns.0 == columns.1 ? [columns.0] : [columns.0, columns.1] {
            for row in rows.0 == rows.1 ? [rows.0] : [rows.0, rows.1] {
                var number = head[bucket(column: column, row: row)]
                while number != .max {
                    if !visit(Int(number)) { return }
                    number = next[Int(number)]
                }
            }
        }
    }

    private func cell(_ coordinate: Double) -> Double { (coordinate / side).rounded(.down) }

    private func bucket(column: Double, row: Double) -> Int {
        // Minus zero and zero are one column.
        var hash = (column + 0).bitPattern &* 0x9E37_79B9_7F4A_7C15
        hash ^= (row + 0).bitPattern &* 0xC2B2_AE3D_27D4_EB4F
        hash = (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return Int((hash ^ (hash >> 32)) & mask)
    }
}
