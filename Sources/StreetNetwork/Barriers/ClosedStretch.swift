/// A part of an edge that barriers close, in millimetres of the digitised direction. Its ends stay open: travel may
/// come up to a barrier. Where both ends are one, it is a place that nobody passes.
public struct ClosedStretch: Sendable, Equatable {
    public let from: Int64
    public let to: Int64
    /// The directions of travel that are closed.
    public let directions: Directions

    public init(from: Int64, to: Int64, directions: Directions = .both) {
        self.from = from
        self.to = to
        self.directions = directions
    }

    /// Whether travel in a direction over a stretch of the edge (`start` not beyond `end`) would enter this one.
    public func blocks(_ start: Int64, _ end: Int64, _ direction: Directions) -> Bool {
        from < end && to > start && !directions.isDisjoint(with: direction)
    }

    /// Sorts stretches and joins those that overlap or meet and close the same directions.
    public static func joined(_ stretches: [ClosedStretch]) -> [ClosedStretch] {
        let kinds: [Directions] = [.both, .forward, .backward]
        return kinds.flatMap { kind in joinedAlike(stretches.filter { $0.directions == kind }) }
    }

    private static func joinedAlike(_ stretches: [ClosedStretch]) -> [ClosedStretch] {
        var joined: [ClosedStretch] = []
        for stretch in stretches.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
            if let last = joined.last, stretch.from <= last.to {
                joined[joined.count - 1] = ClosedStretch(
                    from: last.from, to: max(last.to, stretch.to), directions: last.directions)
            } else {
                joined.append(stretch)
            }
        }
        return joined
    }
}
