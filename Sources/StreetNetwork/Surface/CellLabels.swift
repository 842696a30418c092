import Geometry

/// The labels of a surface's cells for one area; reused.
final class CellLabels {
    private let label: UnsafeMutablePointer<Int32>
    /// Cell to the last run that labelled it.
    private let lastRun: UnsafeMutablePointer<UInt32>
    private let count: Int
    private var run: UInt32 = 0
    /// The cells with a label, in the order in which they came by it.
    private(set) var labelled: [UInt32] = []

    init(count: Int) {
        self.count = count
        label = .allocate(capacity: max(1, count))
        lastRun = .allocate(capacity: max(1, count))
        lastRun.initialize(repeating: 0, count: count)
    }

    deinit {
        label.deallocate()
        lastRun.deallocate()
    }

    /// Labels the cells of labelled edges: each with the least label of its edges, or `EdgeLabels.mixed` where one of them has
    /// more than one.
    func fill(_ sections: borrowing SurfaceSections, _ labels: borrowing EdgeLabels) {
        begin()
        for edge in labels.edges {
            let own = labels.uniform[Int(edge)]
            for place in Int(sections.firstEdgeCell[Int(edge)])..<Int(sections.firstEdgeCell[Int(edge) + 1]) {
                let cell = Int(sections.edgeCell[place])
                if lastRun[cell] != run {
                    lastRun[cell] = run
                    label[cell] = own
                    labelled.append(UInt32(cell))
                } else if own < label[cell] {
                    label[cell] = own
                }
            }
        }
    }

    private func begin() {
        if run == .max {
            lastRun.update(repeating: 0, count: count)
            run = 0
        }
        run += 1
        labelled.removeAll(keepingCapacity: true)
    }

    /// Nil for a cell without.
    @inline(__always)
    func label(of cell: UInt32) -> Int32? { lastRun[Int(cell)] == run ? label[Int(cell)] : nil }

    @inline(__always)
    func isMixed(_ cell: UInt32) -> Bool { lastRun[Int(cell)] == run && label[Int(cell)] == EdgeLabels.mixed }
}
