import CPrefetch
import Geometry

/// The labels of a surface's cells, and of the clearings that are numbered behind them, for one area; reused.
final class CellLabels {
    private let label: UnsafeMutablePointer<Int32>
    private let cellCount: Int
    private let hasLabel: NumberSet
    /// The cells with a label, ascending: in the order in which they lie in memory.
    private(set) var labelled: [UInt32] = []
    /// The clearings whose labels were asked for, by their numbers behind the cells.
    private var asked: [UInt32] = []
    /// Square metres.
    private var largestClearing = 0.0

    /// The label of a cell that is divided among several.
    static let divided: Int32 = -1
    /// The label of a clearing that nobody has asked for.
    private static let unknown: Int32 = -2

    init(cells: Int, clearings: Int) {
        cellCount = cells
        label = .allocate(capacity: cells + clearings)
        label.initialize(repeating: AreaLines.outside, count: cells)
        (label + cells).initialize(repeating: Self.unknown, count: clearings)
        hasLabel = NumberSet(below: cells)
    }

    deinit { label.deallocate() }

    /// Labels the cells of labelled edges: each with the least label of its edges there, or `divided` where one of them has
    /// more than one.
    ///
    /// - Parameter squareMetres: the greatest area of a clearing that is filled.
    func fill(_ sections: borrowing SurfaceSections, _ labels: borrowing EdgeLabels, fillingUpTo squareMetres: Double) {
        forget()
        largestClearing = squareMetres
        for edge in labels.edges {
            let own = labels.uniform[Int(edge)]
            let cells = Int(sections.firstEdgeCell[Int(edge)])..<Int(sections.firstEdgeCell[Int(edge) + 1])
            for place in cells {
                let part = sections.edgeCell[place]
                lower(Int(part.cell), to: own == EdgeLabels.mixed ? Self.label(of: part, on: edge, labels) : own)
            }
        }
        hasLabel.list(into: &labelled)
        hasLabel.removeAll()
    }

    private func forget() {
        for cell in labelled { label[Int(cell)] = AreaLines.outside }
        for clearing in asked { label[Int(clearing)] = Self.unknown }
        asked.removeAll(keepingCapacity: true)
    }

    /// The label that an edge with more than one has in a cell.
    private static func label(of part: EdgeCell, on edge: UInt32, _ labels: borrowing EdgeLabels) -> Int32 {
        if part.isAny || labels.changes(on: edge, between: part.low, and: part.high) { return divided }
        return labels.label(on: edge, at: part.low)
    }

    @inline(__always)
    private func lower(_ cell: Int, to own: Int32) {
        guard own < label[cell] else { return }
        label[cell] = own
        hasLabel.insert(cell)
    }

    /// `AreaLines.outside` for a cell without.
    @inline(__always)
    subscript(cell: UInt32) -> Int32 { label[Int(cell)] }

    @inline(__always)
    func prefetch(_ number: UInt32) { arterial_prefetch(label + Int(number)) }

    @inline(__always)
    func isDivided(_ cell: UInt32) -> Bool { label[Int(cell)] == Self.divided }

    /// The label of what lies beyond a seam: a cell, or a clearing.
    @inline(__always)
    func label(beyond number: UInt32, _ sections: borrowing SurfaceSections) -> Int32 {
        let known = label[Int(number)]
        return known == Self.unknown ? askClearing(number, sections) : known
    }

    private func askClearing(_ number: UInt32, _ sections: borrowing SurfaceSections) -> Int32 {
        let own = common(round: Int(number) - cellCount, sections)
        label[Int(number)] = own
        asked.append(number)
        return own
    }

    /// The label that all land round a clearing has, if it has one and the clearing is small enough to be filled: then no outline of
    /// any label goes round it.
    private func common(round clearing: Int, _ sections: borrowing SurfaceSections) -> Int32 {
        let (own, next) = (sections.clearings[clearing], sections.clearings[clearing + 1])
        guard Double(own.squareMetres) <= largestClearing, own.firstCell < next.firstCell else {
            return AreaLines.outside
        }
        let first = self[sections.clearingCell[Int(own.firstCell)]]
        guard first != Self.divided else { return AreaLines.outside }
        for place in own.firstCell..<next.firstCell where self[sections.clearingCell[Int(place)]] != first {
            return AreaLines.outside
        }
        return first
    }
}
