import Vocabulary

/// The pieces of streets in each of the smallest squares, in the squares' order.
struct SquareStreets {
    /// The orders of the squares that have any, ascending, and the first piece of each; one more element of these.
    private(set) var order: [UInt64] = []
    private(set) var first: [Int] = []
    private(set) var pieces: [StreetPiece] = []

    private struct Entry {
        let order: UInt64
        let number: UInt32
        let piece: StreetPiece
    }

    /// - Parameter streets: the straight parts of edges, not cut.
    init(_ streets: [StreetPiece]) {
        var entries: [Entry] = []
        entries.reserveCapacity(streets.count * 3)
        func add(_ piece: StreetPiece) {
            piece.squares { square in
                entries.append(Entry(order: square.order, number: UInt32(entries.count), piece: piece))
            }
        }
        for street in streets {
            street.cutBySquares(add)
            // Both sides of a line know who ends on it; who passes it is in both.
            for end in street.ends where end.isOnLine { add(end) }
        }
        entries.sort { ($0.order, $0.number) < ($1.order, $1.number) }
        pieces.reserveCapacity(entries.count)
        for entry in entries {
            if order.last != entry.order {
                order.append(entry.order)
                first.append(pieces.count)
            }
            pieces.append(entry.piece)
        }
        first.append(pieces.count)
    }

    /// The pieces of a square; none where it has none. O(log n).
    func pieces(of square: Square) -> ArraySlice<StreetPiece> {
        order.place(ofRising: square.order).map { pieces[first[$0]..<first[$0 + 1]] } ?? []
    }
}

extension StreetPiece {
    /// Both ends, as pieces without extent.
    fileprivate var ends: [StreetPiece] {
        [
            StreetPiece(start: start, end: start, edge: edge, from: from, to: from),
            StreetPiece(start: end, end: end, edge: edge, from: to, to: to),
        ]
    }

    /// Whether a piece without extent stands on a line of the squares.
    fileprivate var isOnLine: Bool {
        let inner = LatticePoint.square - 1
        return start.x & inner == 0 || start.y & inner == 0
    }
}
