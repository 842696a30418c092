@testable import Geometry

/// Whether stretches have the same ends, but for the rounding of fractions.
func agree(_ some: [CoveredStretch], _ others: [CoveredStretch], within tolerance: Double = 1e-12) -> Bool {
    func agree(_ one: LinePosition, _ other: LinePosition) -> Bool {
        one.segment == other.segment && abs(one.fraction - other.fraction) <= tolerance
    }
    return some.count == others.count
        && zip(some, others).allSatisfy { agree($0.from, $1.from) && agree($0.to, $1.to) }
}

/// What a line meets of a street, found by comparing each with each, in units along the street from its start.
///
/// Made for small coordinates, where products of whole numbers are exact and distances good to 1e-9.
struct BarrierLineOracle {
    typealias Segment = (from: Coordinate, to: Coordinate)
    typealias Place = (x: Double, y: Double)

    let barrier: [Segment]
    let street: [Coordinate]
    /// How far along the street each of its vertices is.
    let measures: [Double]

    init(parts: [[Coordinate]], street: [Coordinate]) {
        barrier = parts.flatMap { part in
            part.count == 1 ? [(part[0], part[0])] : zip(part, part.dropFirst()).map { (from: $0, to: $1) }
        }
        self.street = street
        measures = zip(street, street.dropFirst()).reduce(into: [0]) { $0.append($0[$0.count - 1] + Self.length($1)) }
    }

    /// Joined, and not yet told whether they are points.
    var stretches: [(from: Double, to: Double)] {
        var pieces: [(from: Double, to: Double)] = []
        for index in street.indices.dropLast() {
            let own = (from: street[index], to: street[index + 1])
            for other in barrier {
                let met = Self.fractions(own, other).map { measures[index] + $0 * Self.length(own) }
                if let first = met.min(), let last = met.max() { pieces.append((first, last)) }
            }
        }
        return pieces.sorted { $0.from < $1.from }.reduce(into: []) { joined, next in
            if let last = joined.last, next.from <= last.to + 1e-9 {
                joined[joined.count - 1].to = max(last.to, next.to)
            } else {
                joined.append(next)
            }
        }
    }

    func measure(_ position: LinePosition) -> Double {
        guard position.segment + 1 < street.count else { return 0 }
        let segment = (street[position.segment], street[position.segment + 1])
        return measures[position.segment] + Self.length(segment) * position.fraction
    }

    func distance(of place: Place) -> Double { barrier.map { Self.distance(place, $0) }.min() ?? .infinity }

    func place(_ segment: Int, _ fraction: Double) -> Place {
        let (from, to) = (Self.place(street[segment]), Self.place(street[segment + 1]))
        return (from.x + fraction * (to.x - from.x), from.y + fraction * (to.y - from.y))
    }

    static func place(_ coordinate: Coordinate) -> Place { (Double(coordinate.longitude), Double(coordinate.latitude)) }

    static func length(_ segment: Segment) -> Double {
        let (from, to) = (place(segment.from), place(segment.to))
        return ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }

    static func distance(_ point: Place, _ segment: Segment) -> Double {
        let (from, to) = (place(segment.from), place(segment.to))
        let share = nearest(point, segment)
        let (x, y) = (from.x + share * (to.x - from.x) - point.x, from.y + share * (to.y - from.y) - point.y)
        return (x * x + y * y).squareRoot()
    }

    private static func nearest(_ point: Place, _ segment: Segment) -> Double {
        let (from, to) = (place(segment.from), place(segment.to))
        let (x, y) = (to.x - from.x, to.y - from.y)
        guard x != 0 || y != 0 else { return 0 }
        return max(0, min(1, ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y)))
    }

    /// Where the first segment meets the second: crossings by whole numbers, ends by their distances.
    private static func fractions(_ own: Segment, _ other: Segment) -> [Double] {
        var found: [Double] = []
        let near = 1 + 1e-9
        for end in [other.from, other.to] where distance(place(end), own) <= near {
            found.append(nearest(place(end), own))
        }
        if distance(place(own.from), other) <= near { found.append(0) }
        if distance(place(own.to), other) <= near { found.append(1) }
        let (dx, dy) = (Int(own.to.longitude - own.from.longitude), Int(own.to.latitude - own.from.latitude))
        let (ex, ey) = (Int(other.to.longitude - other.from.longitude), Int(other.to.latitude - other.from.latitude))
        let (wx, wy) = (Int(other.from.longitude - own.from.longitude), Int(other.from.latitude - own.from.latitude))
        let whole = dx * ey - dy * ex
        guard whole != 0 else { return found }
        // Both fractions, as whole numbers to divide by `whole`, must lie between 0 and it.
        let (along, across) = ((wx * ey - wy * ex) * whole.signum(), (wx * dy - wy * dx) * whole.signum())
        let isCrossed = along > 0 && along < abs(whole) && across > 0 && across < abs(whole)
        return isCrossed ? found + [Double(along) / Double(abs(whole))] : found
    }
}
