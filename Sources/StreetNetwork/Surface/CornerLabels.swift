import Geometry

/// The labels of a surface's corners, each worked out once for an area.
final class CornerLabels {
    private let label: UnsafeMutablePointer<Int32>
    /// Corner to the last run that asked for it.
    private let lastRun: UnsafeMutablePointer<UInt32>
    private let count: Int
    private var run: UInt32 = 0

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

    /// Forgets the labels of the area before.
    func begin() {
        if run == .max {
            lastRun.update(repeating: 0, count: count)
            run = 0
        }
        run += 1
    }

    /// The least label of those who own a corner.
    @inline(__always)
    func label(of corner: UInt32, _ sections: borrowing SurfaceSections, _ labels: borrowing EdgeLabels) -> Int32 {
        let number = Int(corner)
        if lastRun[number] == run { return label[number] }
        var best = AreaSegment.outside
        for owner in Int(sections.firstOwner[number])..<Int(sections.firstOwner[number + 1]) {
            best = min(best, labels.label(on: sections.ownerEdge[owner], at: sections.ownerOffset[owner]))
        }
        lastRun[number] = run
        label[number] = best
        return best
    }
}
