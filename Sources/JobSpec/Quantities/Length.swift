/// A length, in whole millimetres.
public struct Length: Sendable, Hashable, CustomStringConvertible {
    public let millimetres: Int64

    /// No job asks for more millimetres, a million kilometres.
    public static let greatest = 1e12

    public init(millimetres: Int64) {
        self.millimetres = millimetres
    }

    /// Reads a text that stands alone: `5 m`, or a bare number of metres.
    public init(text: String) throws(QuantityFault) {
        self.init(millimetres: try Dimension.length.amount(in: text, atMost: Self.greatest))
    }

    /// In metres, as a job file can say it.
    public var description: String { "\(Thousandths.written(millimetres)) m" }
}
