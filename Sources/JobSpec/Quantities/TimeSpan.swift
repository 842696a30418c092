/// A stretch of time, in whole milliseconds.
public struct TimeSpan: Sendable, Hashable, CustomStringConvertible {
    public let milliseconds: Int64

    /// No job asks for more milliseconds, some 31 years, so that the sum of millions of them fits into 64 bits.
    public static let greatest = 1e12

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Reads a text that stands alone: `5 min`, or a bare number of minutes.
    public init(text: String) throws(QuantityFault) {
        self.init(milliseconds: try Dimension.time.amount(in: text, atMost: Self.greatest))
    }

    /// As a job file can say it: in minutes where they are whole, else in seconds.
    public var description: String {
        if milliseconds % 60_000 == 0 { return "\(milliseconds / 60_000) min" }
        return "\(Thousandths.written(milliseconds)) s"
    }
}
