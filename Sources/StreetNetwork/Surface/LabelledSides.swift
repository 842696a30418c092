import Geometry

/// Finds where labels change along the sides of triangles: for each side the same, from whichever triangle it is seen.
struct LabelledSides {
    let sections: SurfaceSections
    /// Millimetres.
    let trim: UInt32
    let corners: CornerLabels
    let scales: BandScales

    /// The label of a corner: outside beyond the trim.
    @inline(__always)
    func label(of corner: UInt32, _ labels: borrowing EdgeLabels) -> Int32 {
        sections.distance[Int(corner)] > trim ? AreaSegment.outside : corners.label(of: corner, sections, labels)
    }

    func corner(_ number: UInt32, label: Int32) -> LabelledCorner {
        LabelledCorner(
            place: sections.place[Int(number)], label: label, isTrimmed: sections.distance[Int(number)] > trim)
    }

    /// - Parameters:
    ///   - from, to: corners; `from` with its flag.
    @inline(__always)
    func cuts(
        _ from: UInt32, _ to: UInt32, _ start: Int32, _ end: Int32, _ labels: borrowing EdgeLabels
    ) -> SideCuts {
        let isStreet = from & Surface.streetFlag != 0
        if start == end, !isStreet, !mayHaveRidge(from, to) { return SideCuts() }
        let (one, other) = (from & ~Surface.streetFlag, to & ~Surface.streetFlag)
        if one > other { return ordered(other, one, end, start, isStreet, labels).reversed(start: end) }
        return ordered(one, other, start, end, isStreet, labels)
    }

    private func ordered(
        _ from: UInt32, _ to: UInt32, _ start: Int32, _ end: Int32, _ isStreet: Bool, _ labels: borrowing EdgeLabels
    ) -> SideCuts {
        if isStreet { return streetCuts(from, to, start, end, labels) }
        if let ridge = ridge(from, to, start, end) { return ridge }
        if start == end { return SideCuts() }
        let fraction = openFraction(from, to, labels)
        return SideCuts(SideCut(place: place(from, to, fraction), behind: end))
    }

    func place(_ from: UInt32, _ to: UInt32, _ fraction: Double) -> Coordinate {
        let (start, end) = (sections.place[Int(from)], sections.place[Int(to)])
        return Coordinate(
            longitude: start.longitude + Int32((Double(end.longitude - start.longitude) * fraction).rounded()),
            latitude: start.latitude + Int32((Double(end.latitude - start.latitude) * fraction).rounded()))
    }
}
