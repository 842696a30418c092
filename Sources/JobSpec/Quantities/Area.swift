import Vocabulary

/// The size of an area.
public struct Area: Sendable, Hashable, CustomStringConvertible {
    public let squareMetres: Double

    public init(squareMetres: Double) {
        self.squareMetres = squareMetres
    }

    /// As a job file can say it.
    public var description: String { "\(JSONValue.number(squareMetres).written()) m2" }
}
