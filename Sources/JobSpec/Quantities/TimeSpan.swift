/// A stretch of time, in whole milliseconds.
public struct TimeSpan: Sendable, Hashable, CustomStringConvertible {
    public let milliseconds: Int64

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// As a job file can say it: in minutes where they are whole, else in seconds.
    public var description: String {
        if milliseconds % 60_000 == 0 { return "\(milliseconds / 60_000) min" }
        return "\(Thousandths.written(milliseconds)) s"
    }
}
