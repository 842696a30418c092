/// A cell that says something else now.
public struct CellChange: Sendable, Equatable {
    public let column: String
    public let old: Cell
    public let new: Cell

    /// By how much it is more or less; nil where one of them is no number, or there is no number for it.
    public var change: Double? {
        guard let before = old.amount, let after = new.amount else { return nil }
        if let whole = wholeChange { return Double(whole) }
        let change = after - before
        return change.isFinite ? change : nil
    }

    /// Of whole numbers, which may be larger than those of double precision.
    private var wholeChange: Int64? {
        guard let before = Int64(old.written), let after = Int64(new.written) else { return nil }
        let (change, overflows) = after.subtractingReportingOverflow(before)
        return overflows ? nil : change
    }
}
