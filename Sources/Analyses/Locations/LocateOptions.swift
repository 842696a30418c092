import StreetNetwork

/// How places are located on a network.
public struct LocateOptions: Sendable, Equatable {
    /// Millimetres beyond which a place is not located.
    public var tolerance: Int64
    /// Whether a place on streets that lead nowhere may be moved to streets that do.
    public var allowsRelocation: Bool
    /// Whether places that cannot be used are left out; else the job fails and names them all.
    public var skipsInvalid: Bool
    /// Tags that streets must have for places to be put on them; nil: any street.
    public var streets: TagCondition?

    public init(
        tolerance: Int64 = 500_000, allowsRelocation: Bool = true, skipsInvalid: Bool = true,
        streets: TagCondition? = nil
    ) {
        self.tolerance = tolerance
        self.allowsRelocation = allowsRelocation
        self.skipsInvalid = skipsInvalid
        self.streets = streets
    }
}
