import Geometry

/// Sides without a street.
extension LabelledSides {
    /// How far along an open side the label changes.
    func openFraction(_ from: UInt32, _ to: UInt32, _ labels: borrowing EdgeLabels) -> Double {
        let (near, far) = (Double(sections.distance[Int(from)]), Double(sections.distance[Int(to)]))
        let limit = Double(trim)
        let isStartBeyond = near > limit
        guard isStartBeyond || far > limit else { return inside(parting(from, to, labels)) }
        let trimmed = (limit - near) / (far - near)
        let hasOneLabel = corners.label(of: from, sections, labels) == corners.label(of: to, sections, labels)
        if hasOneLabel { return inside(trimmed) }
        // Who comes from within the trim leaves its area at whichever comes first.
        let parted = parting(from, to, labels)
        return inside(isStartBeyond ? max(trimmed, parted) : min(trimmed, parted))
    }

    /// Where a place on the side is as far from the one's street as from the other's.
    private func parting(_ from: UInt32, _ to: UInt32, _ labels: borrowing EdgeLabels) -> Double {
        if let fraction = partingOnStreet(from, to, labels) { return fraction }
        let (start, end) = (sections.place[Int(from)], sections.place[Int(to)])
        let scale = scales.scale(atLatitude: start.latitude)
        func squared(_ place: Coordinate, _ nearest: Coordinate) -> Double {
            let metres = scale.metres(from: place, to: nearest)
            return metres * metres
        }
        let (one, other) = (sections.nearest[Int(from)], sections.nearest[Int(to)])
        let before = squared(start, other) - squared(start, one)
        let behind = squared(end, one) - squared(end, other)
        return before + behind > 0 ? before / (before + behind) : 0.5
    }

    /// The same where both are nearest to one edge, and its label changes between the two places.
    private func partingOnStreet(_ from: UInt32, _ to: UInt32, _ labels: borrowing EdgeLabels) -> Double? {
        let (one, other) = (Int(sections.firstOwner[Int(from)]), Int(sections.firstOwner[Int(to)]))
        let edge = sections.ownerEdge[one]
        guard edge == sections.ownerEdge[other] else { return nil }
        let (start, end) = (sections.ownerOffset[one], sections.ownerOffset[other])
        guard let change = labels.changes(on: edge, from: min(start, end), to: max(start, end)).first else {
            return nil
        }
        return (Double(change) - Double(start)) / (Double(end) - Double(start))
    }

    /// Whether the middle of a side may be beyond the trim though its ends are not: between two banks of a river.
    @inline(__always)
    func mayHaveRidge(_ from: UInt32, _ to: UInt32) -> Bool {
        sections.farthest(from & ~Surface.streetFlag, to & ~Surface.streetFlag) > trim
    }

    /// The cuts of a side that is within the trim at both ends, and not between.
    func ridge(_ from: UInt32, _ to: UInt32, _ start: Int32, _ end: Int32) -> SideCuts? {
        guard start != AreaSegment.outside, end != AreaSegment.outside, mayHaveRidge(from, to) else { return nil }
        let leaves = trimmedFraction(from: from, to: to)
        let enters = 1 - trimmedFraction(from: to, to: from)
        guard enters - leaves > 1.0 / 16 else { return nil }
        return SideCuts([
            SideCut(place: place(from, to, inside(leaves)), behind: AreaSegment.outside),
            SideCut(place: place(from, to, inside(enters)), behind: end),
        ])
    }

    /// How far along a side the trim reaches round the street nearest to its start; 1 and more: over all of it.
    private func trimmedFraction(from: UInt32, to: UInt32) -> Double {
        let (start, end) = (sections.place[Int(from)], sections.place[Int(to)])
        let street = sections.nearest[Int(from)]
        let scale = scales.scale(atLatitude: sections.place[Int(min(from, to))].latitude)
        func vector(_ one: Coordinate, _ other: Coordinate) -> (x: Double, y: Double) {
            (
                Double(one.longitudeUnits(to: other)) * scale.east,
                Double(Int64(other.latitude) - Int64(one.latitude)) * scale.north
            )
        }
        let (along, back) = (vector(start, end), vector(street, start))
        let limit = Double(trim) / 1000
        let squared = along.x * along.x + along.y * along.y
        let half = along.x * back.x + along.y * back.y
        let rest = back.x * back.x + back.y * back.y - limit * limit
        let root = half * half - squared * rest
        return squared > 0 && root > 0 ? (root.squareRoot() - half) / squared : 1
    }

    /// Cuts keep off the corners, so that what is rounded does not fall together.
    private func inside(_ fraction: Double) -> Double { max(1.0 / 32, min(31.0 / 32, fraction)) }
}
