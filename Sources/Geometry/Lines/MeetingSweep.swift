/// Walks along a street and joins what a barrier meets of it.
struct MeetingSweep {
    /// What is nearer than this share of a segment is the same place, rounded differently.
    private static let rounding = 1e-12
    /// A stretch that is not longer than this, in units, is no more than a point.
    private static let pointLength = 10.0

    private let street: UnsafeBufferPointer<Coordinate>
    private var stretches: [CoveredStretch] = []
    /// The last segment that had a length.
    private var last: Int?

    init(along street: UnsafeBufferPointer<Coordinate>) {
        self.street = street
    }

    /// Goes on by one segment, which must have a length.
    mutating func advance(segment: Int, met ranges: [ClosedRange<Double>]) {
        for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if !lengthen(segment, by: range) {
                stretches.append(
                    CoveredStretch(
                        from: LinePosition(segment: segment, fraction: range.lowerBound),
                        to: LinePosition(segment: segment, fraction: range.upperBound)))
            }
        }
        last = segment
    }

    /// All that was met, in the order of the street; short stretches as their middles.
    func finished() -> [CoveredStretch] {
        stretches.map { stretch in
            let length = length(of: stretch)
            guard stretch.from != stretch.to, length <= Self.pointLength else { return stretch }
            let middle = place(length / 2, after: stretch)
            return CoveredStretch(from: middle, to: middle)
        }
    }

    /// Whether the stretch noted last reaches a range, which then belongs to it.
    private mutating func lengthen(_ segment: Int, by range: ClosedRange<Double>) -> Bool {
        guard var stretch = stretches.last else { return false }
        if stretch.to.segment == segment {
            guard range.lowerBound <= stretch.to.fraction + Self.rounding else { return false }
            stretch.to.fraction = max(stretch.to.fraction, range.upperBound)
        } else {
            guard stretch.to.segment == last, stretch.to.fraction == 1, range.lowerBound == 0 else { return false }
            let isPoint = stretch.from == stretch.to
            // The vertex between them begins the one segment as well as it ends the other.
            if isPoint { stretch.from = LinePosition(segment: segment, fraction: 0) }
            if isPoint || range.upperBound > 0 {
                stretch.to = LinePosition(segment: segment, fraction: range.upperBound)
            }
        }
        stretches[stretches.count - 1] = stretch
        return true
    }

    /// Units from one end to the other; no farther than it takes to tell a stretch from a point.
    private func length(of stretch: CoveredStretch) -> Double {
        var length = 0.0
        for segment in stretch.from.segment...stretch.to.segment where length <= Self.pointLength {
            length += piece(of: segment, in: stretch).length
        }
        return length
    }

    private func place(_ distance: Double, after stretch: CoveredStretch) -> LinePosition {
        var remaining = distance
        for segment in stretch.from.segment...stretch.to.segment {
            let piece = piece(of: segment, in: stretch)
            if remaining < piece.length {
                let share = (piece.to - piece.from) * (remaining / piece.length)
                return LinePosition(segment: segment, fraction: piece.from + share)
            }
            remaining -= piece.length
        }
        return stretch.to
    }

    /// What a stretch has of a segment.
    private func piece(of segment: Int, in stretch: CoveredStretch) -> (from: Double, to: Double, length: Double) {
        let from = segment == stretch.from.segment ? stretch.from.fraction : 0
        let to = segment == stretch.to.segment ? stretch.to.fraction : 1
        return (from, to, GridSegment(street[segment], street[segment + 1]).length * (to - from))
    }
}
