import Geometry

/// A place on a side of a triangle where the label changes.
struct SideCut {
    let place: Coordinate
    /// The label on the way on from there.
    let behind: Int32
}

/// The cuts of a side, from its start to its end: none, one, or, where a street is reached in parts, more.
struct SideCuts {
    private(set) var first: SideCut?
    private(set) var others: [SideCut] = []

    var count: Int { first == nil ? 0 : 1 + others.count }

    @inline(__always)
    init() { first = nil }

    @inline(__always)
    init(_ cut: SideCut) { first = cut }

    init(_ cuts: [SideCut]) {
        first = cuts.first
        if cuts.count > 1 { others = Array(cuts.dropFirst()) }
    }

    /// The same cuts seen from the side's end.
    ///
    /// - Parameter start: the label at the side's start.
    func reversed(start: Int32) -> SideCuts {
        guard let first else { return self }
        if others.isEmpty { return SideCuts(SideCut(place: first.place, behind: start)) }
        let all = [first] + others
        let before = [start] + all.map(\.behind)
        return SideCuts(all.indices.reversed().map { SideCut(place: all[$0].place, behind: before[$0]) })
    }
}
