import Geometry
import UtilityNetwork

/// A line along which places are fractions of its length in the plane, drawn where it is on the earth. Between two of its
/// positions it is drawn straight, as it is where it is drawn whole.
struct UtilityLine {
    private let shape: [UtilityPosition]
    private let places: [Coordinate]

    /// - Parameters:
    ///   - shape: in the units of its source.
    ///   - places: of these positions on the earth.
    init(_ shape: [UtilityPosition], at places: [Coordinate]) { (self.shape, self.places) = (shape, places) }

    /// The stretch between two fractions, the first not greater than the second.
    func part(from: Double, to: Double) -> [Coordinate] {
        guard shape.count > 1, from > 0 || to < 1 else { return places }
        let steps = zip(shape, shape.dropFirst()).map { start, end in
            let (x, y) = (end.x - start.x, end.y - start.y)
            return (x * x + y * y).squareRoot()
        }
        let whole = steps.reduce(0, +)
        guard whole > 0 else { return places }
        var (part, reached) = (Part(), 0.0)
        for (number, step) in steps.enumerated() {
            let next = reached + step
            let (low, high) = (max(reached, from * whole), min(next, to * whole))
            if low <= high, step > 0 {
                append(number, (low - reached) / step, to: &part)
                append(number, (high - reached) / step, to: &part)
            }
            reached = next
        }
        return part.places
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
