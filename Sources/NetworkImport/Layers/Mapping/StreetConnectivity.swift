/// Where lines connect.
public struct StreetConnectivity: Sendable, Equatable {
    public enum Policy: String, Sendable, CaseIterable {
        /// At their ends alone.
        case endPoints
        /// Wherever vertices coincide, and nowhere else. A vertex has the level of the end that is nearer by the count of
        /// vertices: that of the first end up to the middle one.
        case anyVertex
    }

    public var policy: Policy
    /// Ends, or vertices, at most so many millimetres apart are one junction, at the place of the one farthest west, then
    /// south. So are those of chains of such ends. 0: they coincide to 1e-7 degree.
    public let tolerance: Int64

    /// 100 m: what is farther apart is no slip of a hand.
    public static let greatestTolerance: Int64 = 100_000

    /// - Parameter tolerance: millimetres; brought within 0 and `greatestTolerance`.
    public init(_ policy: Policy = .endPoints, tolerance: Int64 = 0) {
        (self.policy, self.tolerance) = (policy, min(max(0, tolerance), Self.greatestTolerance))
    }
}
