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

    /// Milliseconds that somebody waits who comes at a time.
    func wait(at time: Int64) -> Int64 { max(0, opens - time) }

    /// Milliseconds by which somebody is late who comes at a time.
    func violation(at time: Int64) -> Int64 { max(0, time - closes) }
}
