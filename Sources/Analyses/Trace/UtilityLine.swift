import Geometry
import UtilityNetwork
import Vocabulary

/// A line along which places are fractions of its length in the plane, drawn where it is on the earth. Between two of its
/// positions it is drawn straight, as it is where it is drawn whole.
struct UtilityLine {
    private let shape: [UtilityPosition]
    private let places: [Coordinate]
    /// The length in the plane up to each position.
    private let reached: [Double]

    /// - Parameters:
    ///   - shape: in the units of its source.
    ///   - places: of these positions on the earth.
    init(_ shape: [UtilityPosition], at places: [Coordinate]) {
        (self.shape, self.places) = (shape, places)
        reached = LineMeasure(shape).lengthBefore
    }

    /// The stretch between two fractions, the first not greater than the second.
    ///
    /// O(log n + positions of the stretch) for a line of n positions.
    func part(from: Double, to: Double) -> [Coordinate] {
        guard shape.count > 1, from > 0 || to < 1, let whole = reached.last, whole > 0 else { return places }
        let (start, end) = (from * whole, to * whole)
        var part = Part()
        for segment in firstSegment(reaching: start)..<(shape.count - 1) {
            let (before, behind) = (reached[segment], reached[segment + 1])
            if before > end { break }
            let step = LineMeasure.distance(shape[segment], shape[segment + 1])
            if step > 0 {
                append(segment, (max(before, start) - before) / step, to: &part)
                append(segment, (min(behind, end) - before) / step, to: &part)
            }
        }
        return part.places
    }

    /// The first segment that ends at a length along the line or behind it.
    private func firstSegment(reaching length: Double) -> Int {
        (0..<shape.count - 2).firstPlace { reached[$0 + 1] >= length }
    }

    /// A share of a segment that is nothing but what fractions are rounded by.
    private static let nothing = 1e-9

    private struct Part {
        var places: [Coordinate] = []
        /// Of the last place, in the units of the source.
        var end: (x: Double, y: Double)?
    }

    /// Appends a place on a segment, unless the part ends there.
    private func append(_ segment: Int, _ share: Double, to part: inout Part) {
        let share = share < Self.nothing ? 0 : share > 1 - Self.nothing ? 1 : share
        let (start, stop) = (shape[segment], shape[segment + 1])
        let end =
            share == 1 ? (stop.x, stop.y) : (start.x + share * (stop.x - start.x), start.y + share * (stop.y - start.y))
        if let last = part.end, last == end { return }
        part.end = end
        part.places.append(places[segment].interpolated(to: places[segment + 1], fraction: share))
    }
}
