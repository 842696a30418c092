/// Which segments pass through which cell of a grid.
struct EdgeCells {
    typealias Piece = (from: Coordinate, to: Coordinate)

    /// The numbers of segments, cell by cell, ascending within a cell.
    let entries: [Int32]
    private let starts: [Int32]

    init(_ pieces: [Piece]) {
        let grid = AreaGrid(pieces)
        var starts = [Int32](repeating: 0, count: grid.count + 2)
        starts.withUnsafeMutableBufferPointer { starts in
            for piece in pieces { grid.visit(piece.from, piece.to) { starts[$0 + 2] += 1 } }
            for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
        }
        let count = Int(starts[starts.count - 1])
        entries = [Int32](unsafeUninitializedCapacity: count) { entries, initialized in
            starts.withUnsafeMutableBufferPointer { starts in
                for (number, piece) in pieces.enumerated() {
                    grid.visit(piece.from, piece.to) { cell in
                        entries[Int(starts[cell + 1])] = Int32(number)
                        starts[cell + 1] += 1
                    }
                }
            }
            initialized = count
        }
        self.starts = starts
    }

    var count: Int { starts.count - 2 }

    @inline(__always)
    func members(of cell: Int) -> Range<Int> { Int(starts[cell])..<Int(starts[cell + 1]) }

    /// Whether the boxes of two segments have nothing in common.
    @inline(__always)
    static func areApart(_ a: Piece, _ b: Piece) -> Bool {
        max(a.from.longitude, a.to.longitude) < min(b.from.longitude, b.to.longitude)
            || max(b.from.longitude, b.to.longitude) < min(a.from.longitude, a.to.longitude)
            || max(a.from.latitude, a.to.latitude) < min(b.from.latitude, b.to.latitude)
            || max(b.from.latitude, b.to.latitude) < min(a.from.latitude, a.to.latitude)
    }
}
