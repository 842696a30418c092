import Vocabulary

/// An amount of a cost, before it is known of which: a bare number is in the cost's own unit.
public struct CostAmount: Sendable, Hashable, CustomStringConvertible {
    /// What an amount measures, so far as its unit says.
    public enum Dimension: Sendable, Hashable {
        /// A bare number: minutes of time, metres of length, or the unit of another cost.
        case none
        /// Milliseconds.
        case time
        /// Millimetres.
        case length
    }

    /// From 0 to `greatest`; of a time or a length whole.
    public let value: Double
    public let dimension: Dimension

    /// No amount is greater, so that whole millionths of it fit into 64 bits.
    public static let greatest = 1e12

    init(_ value: Double, _ dimension: Dimension) {
        self.value = dimension == .none ? value : value.rounded()
        self.dimension = dimension
    }

    /// As a job file can say it.
    public var description: String {
        switch dimension {
        case .none: JSONValue.number(value).written()
        case .time: TimeSpan(milliseconds: Int64(value)).description
        case .length: Length(millimetres: Int64(value)).description
        }
    }

    /// A bare number stays one.
    var json: JSONValue { dimension == .none ? .number(value) : .text(description) }
}
