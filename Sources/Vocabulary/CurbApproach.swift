/// The side of a vehicle on which a place must be when the vehicle comes to it and leaves it.
public enum CurbApproach: String, Sendable, CaseIterable {
    case either, right, left
    /// Either side, but the vehicle may not turn round there.
    case noUTurn = "no_u_turn"

    /// Whether it asks for a side that vehicles have a place on.
    public var isSide: Bool { self == .right || self == .left }
}
