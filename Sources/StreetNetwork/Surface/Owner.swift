/// A place on an edge that a corner of a surface belongs to.
struct Owner: BitwiseCopyable, Comparable {
    let corner: UInt32
    let edge: UInt32
    /// Millimetres.
    let offset: UInt32

    static func < (left: Owner, right: Owner) -> Bool {
        (left.corner, left.edge, left.offset) < (right.corner, right.edge, right.offset)
    }

    /// Owners by their corners, and the first of each corner; one more of these than there are corners.
    static func byCorner(_ owners: [Owner], corners: Int) -> (owners: [Owner], first: [Int]) {
        var first = [Int](repeating: 0, count: corners + 1)
        for owner in owners { first[Int(owner.corner) + 1] += 1 }
        for corner in 0..<corners { first[corner + 1] += first[corner] }
        var next = first
        let sorted = [Owner](unsafeUninitializedCapacity: owners.count) { places, count in
            for owner in owners {
                places[next[Int(owner.corner)]] = owner
                next[Int(owner.corner)] += 1
            }
            count = owners.count
        }
        return (sorted, first)
    }
}
