/// How the rows of a table are read as turns: one that must not be made, or that takes a time.
public struct TurnTableMapping: Sendable, Equatable {
    public var table: SourceTable
    /// Fields of the ids of the streets that the turn leads from and to.
    public var from: String
    public var to: String
    /// The fields of the streets between them, in their order: each of one id, or of several with blanks, commas or
    /// semicolons between, or empty.
    public var via: [String]
    /// What one unit of a field is in milliseconds. A row with a time makes the turn take it; one without forbids the
    /// turn.
    public var time: MeasureField?

    public init(_ table: SourceTable, from: String, to: String, via: [String] = [], time: MeasureField? = nil) {
        (self.table, self.from, self.to, self.via, self.time) = (table, from, to, via, time)
    }
}
