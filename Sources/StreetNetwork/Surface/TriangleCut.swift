import Geometry

/// A corner of a triangle as an area sees it.
struct LabelledCorner {
    let place: Coordinate
    /// `AreaSegment.outside` also where the corner is beyond the trim.
    let label: Int32
    /// Whether it is beyond the trim, and so outside whatever street is nearest.
    let isTrimmed: Bool
}

/// A triangle, counter-clockwise, with the cuts of its sides: from the first corner to the second, and so on.
struct TriangleCut {
    let corners: (LabelledCorner, LabelledCorner, LabelledCorner)
    let cuts: (SideCuts, SideCuts, SideCuts)
    /// Whether streets run along the sides.
    let areStreets: (Bool, Bool, Bool)

    /// Appends what parts the labels inside the triangle.
    ///
    /// Corners of other labels are cut off by straight lines between the cuts of their sides; where all three differ, one
    /// takes the middle: that which has most of a street, else the lowest. So every end of a line is a cut of a side, which
    /// the neighbour has too.
    func append(to segments: inout [AreaSegment]) {
        if cuts.0.count > 1 {
            for part in split() { part.append(to: &segments) }
            return
        }
        if cuts.1.count > 1 || cuts.2.count > 1 { return turned.append(to: &segments) }
        let (a, b, c) = corners
        switch (cuts.0.first, cuts.1.first, cuts.2.first) {
        case (let ab?, nil, let ca?): cutOff(a, from: ab, to: ca, b, c, &segments)
        case (let ab?, let bc?, nil): cutOff(b, from: bc, to: ab, c, a, &segments)
        case (nil, let bc?, let ca?): cutOff(c, from: ca, to: bc, a, b, &segments)
        case (let ab?, let bc?, let ca?):
            let middle = middle(ab, bc, ca)
            if a.label != middle.label { cutOff(a, from: ab, to: ca, middle, nil, &segments) }
            if b.label != middle.label { cutOff(b, from: bc, to: ab, middle, nil, &segments) }
            if c.label != middle.label { cutOff(c, from: ca, to: bc, middle, nil, &segments) }
        default: break
        }
    }

    /// Which of three corners has the middle. A street along a side must not come to lie on an outline.
    private func middle(_ ab: SideCut, _ bc: SideCut, _ ca: SideCut) -> LabelledCorner {
        let (a, b, c) = corners
        var best = a.label < min(b.label, c.label) ? a : b.label < c.label ? b : c
        var longest: Int64 = 0
        func weigh(_ corner: LabelledCorner, _ cut: SideCut) {
            let (x, y) = (
                Int64(cut.place.longitude) - Int64(corner.place.longitude),
                Int64(cut.place.latitude) - Int64(corner.place.latitude)
            )
            if x * x + y * y > longest { (best, longest) = (corner, x * x + y * y) }
        }
        for (isStreet, start, end, cut) in [
            (areStreets.0, a, b, ab), (areStreets.1, b, c, bc), (areStreets.2, c, a, ca),
        ]
        where isStreet {
            weigh(start, cut)
            weigh(end, cut)
        }
        return best
    }

    private func cutOff(
        _ corner: LabelledCorner, from start: SideCut, to end: SideCut, _ other: LabelledCorner,
        _ third: LabelledCorner?, _ segments: inout [AreaSegment]
    ) {
        guard start.place != end.place else { return }
        let isTrim =
            corner.label == AreaSegment.outside ? corner.isTrimmed : other.isTrimmed && third?.isTrimmed ?? true
        segments.append(
            AreaSegment(from: start.place, to: end.place, left: corner.label, right: other.label, isTrim: isTrim))
    }

    private var turned: TriangleCut {
        TriangleCut(
            corners: (corners.1, corners.2, corners.0), cuts: (cuts.1, cuts.2, cuts.0),
            areStreets: (areStreets.1, areStreets.2, areStreets.0))
    }

    /// Two triangles, parted between the first two cuts of the first side.
    private func split() -> [TriangleCut] {
        guard let first = cuts.0.first, let second = cuts.0.others.first else { return [] }
        let (a, b, c) = corners
        let middle = LabelledCorner(
            place: first.place.interpolated(to: second.place, fraction: 0.5), label: first.behind,
            isTrimmed: !areStreets.0)
        let parting =
            middle.label == c.label
            ? SideCuts()
            : SideCuts(SideCut(place: middle.place.interpolated(to: c.place, fraction: 0.5), behind: c.label))
        return [
            TriangleCut(
                corners: (a, middle, c), cuts: (SideCuts(first), parting, cuts.2),
                areStreets: (areStreets.0, false, areStreets.2)),
            TriangleCut(
                corners: (middle, b, c),
                cuts: (SideCuts(cuts.0.others), cuts.1, parting.reversed(start: middle.label)),
                areStreets: (areStreets.0, areStreets.1, false)),
        ]
    }
}
