/// When a stop wants to be visited: milliseconds from the moment when its route sets out, which may be negative.
///
/// Soft, as Network Analyst has it: who comes early waits, and who comes late is late.
public struct TimeWindow: Sendable, Equatable {
    public let opens: Int64
    public let closes: Int64

    public init(opens: Int64, closes: Int64) {
        self.opens = opens
        self.closes = closes
    }
}
