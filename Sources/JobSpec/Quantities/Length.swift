/// A length, in whole millimetres.
public struct Length: Sendable, Hashable, CustomStringConvertible {
    public let millimetres: Int64

    /// No job asks for more millimetres, a million kilometres.
    public static let greatest = 1e12

    public init(millimetres: Int64) {
        self.millimetres = millimetres
    }

    /// In metres, as a job file can say it.
    public var description: String { "\(Thousandths.written(millimetres)) m" }
}
