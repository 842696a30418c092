/// A field of numbers, and what one of its units is in the unit that is asked for.
public struct MeasureField: Sendable, Equatable {
    public var field: String
    public var unit: Double

    public init(_ field: String, unit: Double = 1) { (self.field, self.unit) = (field, unit) }
}
