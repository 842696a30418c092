import Geometry

/// The labels of a surface's clearings for one area; reused.
///
/// A clearing has a label where all the land round it has that one and it is small enough to be filled: then no outline of
/// any label goes round it.
final class ClearingLabels {
    private let known: RunMarks
    private var largest = 0.0

    init(count: Int) { known = RunMarks(count: count) }

    /// Forgets everything.
    ///
    /// - Parameter squareMetres: the greatest area of a clearing that is filled.
    func begin(fillingUpTo squareMetres: Double) {
        known.begin()
        largest = squareMetres
    }

    /// The label of a clearing, or `AreaLines.outside`.
    @inline(__always)
    func label(of clearing: Int, _ sections: borrowing SurfaceSections, _ cells: CellLabels) -> Int32 {
        if let label = known[clearing] { return label }
        let label = common(of: clearing, sections, cells)
        known[clearing] = label
        return label
    }

    private func common(of clearing: Int, _ sections: borrowing SurfaceSections, _ cells: CellLabels) -> Int32 {
        let (own, next) = (sections.clearings[clearing], sections.clearings[clearing + 1])
        guard Double(own.squareMetres) <= largest, own.firstCell < next.firstCell else { return AreaLines.outside }
        let first = cells[sections.clearingCell[Int(own.firstCell)]]
        guard first != CellLabels.divided else { return AreaLines.outside }
        for place in own.firstCell..<next.firstCell where cells[sections.clearingCell[Int(place)]] != first {
            return AreaLines.outside
        }
        return first
    }
}
