/// A cell that says something else now.
public struct CellChange: Sendable, Equatable {
    public let column: String
    public let old: Cell
    public let new: Cell

    /// By how much it is more or less; nil where one of them is no number, or there is no number for it.
    public var change: Double? {
        guard let before = old.amount, let after = new.amount else { return nil }
        let change = after - before
        return change.isFinite ? change : nil
    }
}
