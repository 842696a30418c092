/// A place on a line of several segments.
public struct LinePosition: Hashable, Sendable, Comparable {
    /// The segment, from 0.
    public var segment: Int
    /// How far along the segment, 0 to 1.
    public var fraction: Double

    @inlinable
    public init(segment: Int, fraction: Double) {
        self.segment = segment
        self.fraction = fraction
    }

    @inlinable
    public static func < (left: LinePosition, right: LinePosition) -> Bool {
        (left.segment, left.fraction) < (right.segment, right.fraction)
    }
}

/// A piece of a line that an area covers.
public struct CoveredStretch: Hashable, Sendable {
    public var from: LinePosition
    public var to: LinePosition

    @inlinable
    public init(from: LinePosition, to: LinePosition) {
        self.from = from
        self.to = to
    }
}
