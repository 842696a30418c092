import Geometry
import Vocabulary

/// What is to be found on a network, and how.
public struct LocateRequest: Sendable {
    /// How a location is used: what it must lead to.
    public enum Purpose: Sendable {
        /// Travel sets out from it.
        case departure
        /// Travel ends at it.
        case arrival
        /// Travel comes to it and goes on.
        case passage
    }

    public var place: Coordinate
    /// Millimetres beyond which nothing is found.
    public var tolerance: Int64
    public var purpose: Purpose
    /// Whether a place that is closed by a barrier, or stands on an island, may be moved to streets that lead on.
    public var relocates: Bool
    public var curbApproach = CurbApproach.either
    public var bearing: Bearing?

    public init(_ place: Coordinate, tolerance: Int64, for purpose: Purpose, relocates: Bool) {
        self.place = place
        self.tolerance = tolerance
        self.purpose = purpose
        self.relocates = relocates
    }
}
