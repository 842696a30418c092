/// Which lines of a square have the same start and the same end.
struct LineKinds {
    private(set) var ofLine: [Int32] = []
    private(set) var count = 0
    private var firstOfKind: [Int] = []

    func isFirst(_ line: Int) -> Bool { firstOfKind[Int(ofLine[line])] == line }

    mutating func find(_ lines: [SquareDrawing.Line]) {
        struct Ends: Hashable {
            let start: SquareDrawing.Point
            let end: SquareDrawing.Point
        }
        var known: [Ends: Int32] = [:]
        ofLine.removeAll(keepingCapacity: true)
        firstOfKind.removeAll(keepingCapacity: true)
        for (number, line) in lines.enumerated() {
            let ends = Ends(start: line.start, end: line.end)
            let kind = known[ends] ?? Int32(firstOfKind.count)
            if kind == firstOfKind.count {
                known[ends] = kind
                firstOfKind.append(number)
            }
            ofLine.append(kind)
        }
        count = firstOfKind.count
    }
}
