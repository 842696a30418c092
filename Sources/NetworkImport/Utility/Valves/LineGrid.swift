import UtilityNetwork

/// Finds the line nearest to a place: lines by the cells of a grid that the boxes of their segments meet.
struct LineGrid {
    /// A segment that meets more cells than these is looked at for each place: of a line with a vertex at (0, 0) by mistake the boxes hold
    /// all of the network, and land as far as it is wide around.
    private static let mostCells = 10_000

    struct Hit {
        let line: Int
        /// Along the line, 0...1.
        let fraction: Double
        let distance: Double
        let place: UtilityPosition
    }

    private let features: [DraftFeature]
    private let size: Double
    private var lines: [GridCell: [Int]] = [:]
    /// Those with a segment of too many cells.
    private var longLines: [Int] = []

    /// - Parameter reach: the farthest that is looked for.
    init(_ features: [DraftFeature], lines numbers: [Int], reach: Double) {
        self.features = features
        let steps = numbers.reduce(into: (sum: 0.0, count: 0.0)) { total, line in
            for (one, other) in zip(features[line].shape, features[line].shape.dropFirst()) {
                total.sum += abs(other.x - one.x) + abs(other.y - one.y)
                total.count += 1
            }
        }
        // Cells about as large as segments: few segments to a cell, few cells to a segment.
        size = max(reach, steps.count > 0 ? steps.sum / steps.count : 1, 1e-9)
        for line in numbers {
            var seen: Set<GridCell> = []
            for (one, other) in zip(features[line].shape, features[line].shape.dropFirst()) {
                guard let cells = cells(one, other, reach: 0) else {
                    if longLines.last != line { longLines.append(line) }
                    continue
                }
                for cell in cells where seen.insert(cell).inserted { lines[cell, default: []].append(line) }
            }
        }
    }

    /// Nil for too many.
    private func cells(_ one: UtilityPosition, _ other: UtilityPosition, reach: Double) -> [GridCell]? {
        func cell(_ number: Double) -> Int { GridCell.number(number, size) }
        let columns = cell(min(one.x, other.x) - reach)...cell(max(one.x, other.x) + reach)
        let rows = cell(min(one.y, other.y) - reach)...cell(max(one.y, other.y) + reach)
        guard rows.count <= Self.mostCells / columns.count else { return nil }
        return columns.flatMap { x in rows.map { GridCell(x: x, y: $0) } }
    }

    /// The nearest line within a distance; of equally near ones the first.
    func nearest(to place: UtilityPosition, within distance: Double) -> Hit? {
        var candidates = Set(longLines)
        for cell in cells(place, place, reach: distance) ?? [] { candidates.formUnion(lines[cell] ?? []) }
        var best: Hit?
        for line in candidates.sorted() {
            guard let hit = hit(place, on: line), hit.distance <= distance else { continue }
            if hit.distance < best?.distance ?? .infinity { best = hit }
        }
        return best
    }

    /// The place on a line nearest to another; nil for a line without a shape.
    func hit(_ place: UtilityPosition, on line: Int) -> Hit? {
        let shape = features[line].shape
        guard shape.count > 1 else { return nil }
        var best: (squared: Double, along: Double, place: UtilityPosition)?
        var along = 0.0
        for (one, other) in zip(shape, shape.dropFirst()) {
            let (dx, dy) = (other.x - one.x, other.y - one.y)
            let squared = dx * dx + dy * dy
            let part = squared > 0 ? max(0, min(1, ((place.x - one.x) * dx + (place.y - one.y) * dy) / squared)) : 0
            let foot = UtilityPosition(x: one.x + dx * part, y: one.y + dy * part)
            let (ex, ey) = (place.x - foot.x, place.y - foot.y)
            let length = squared.squareRoot()
            if ex * ex + ey * ey < best?.squared ?? .infinity {
                best = (ex * ex + ey * ey, along + length * part, foot)
            }
            along += length
        }
        return best.map {
            Hit(
                line: line, fraction: along > 0 ? $0.along / along : 0, distance: $0.squared.squareRoot(),
                place: $0.place)
        }
    }
}
