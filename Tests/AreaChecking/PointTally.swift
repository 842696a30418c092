import Geometry

/// How many points were looked at, and which were not where the definition has them.
public struct PointTally: Sendable {
    /// A point that is wrong.
    public struct Wrong: Sendable {
        public let place: Coordinate
        /// What is so, and what should be.
        public let reason: String
    }

    public internal(set) var checked = 0
    /// Too near to a place where either is right.
    public internal(set) var skipped = 0
    public internal(set) var wrong = 0
    /// The first of those that are wrong.
    public internal(set) var first: [Wrong] = []

    private static let kept = 20

    mutating func count(_ place: Coordinate, isRight: Bool, _ reason: @autoclosure () -> String) {
        checked += 1
        guard !isRight else { return }
        wrong += 1
        if first.count < Self.kept { first.append(Wrong(place: place, reason: reason())) }
    }
}
