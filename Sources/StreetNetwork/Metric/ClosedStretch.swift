/// A part of an edge that barriers close, in millimetres of the digitised direction. Its ends stay open: travel may
/// come up to a barrier.
public struct ClosedStretch: Sendable, Equatable {
    public let from: Int64
    public let to: Int64

    public init(from: Int64, to: Int64) {
        self.from = from
        self.to = to
    }

    /// Whether travel over a stretch of the edge (`start` not beyond `end`) would enter this one.
    func blocks(_ start: Int64, _ end: Int64) -> Bool { from < end && to > start }

    /// Sorts stretches and joins those that overlap or meet.
    public static func joined(_ stretches: [ClosedStretch]) -> [ClosedStretch] {
        var joined: [ClosedStretch] = []
        for stretch in stretches.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
            if let last = joined.last, stretch.from <= last.to {
                joined[joined.count - 1] = ClosedStretch(from: last.from, to: max(last.to, stretch.to))
            } else {
                joined.append(stretch)
            }
        }
        return joined
    }
}
