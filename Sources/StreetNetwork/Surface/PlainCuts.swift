import Geometry

/// The cuts of a triangle whose sides are cut once or not at all, and no street among them: what most triangles are.
struct PlainCuts {
    private let triangle: (UInt32, UInt32, UInt32)
    private let labels: (Int32, Int32, Int32)
    private var ab: Coordinate?
    private var bc: Coordinate?
    private var ca: Coordinate?

    /// Nil where a side needs a closer look.
    ///
    /// - Parameters:
    ///   - triangle: corners with their flags.
    ///   - labels: of the corners.
    @inline(__always)
    init?(
        triangle: (UInt32, UInt32, UInt32), labels: (Int32, Int32, Int32), _ sides: borrowing LabelledSides,
        _ edges: borrowing EdgeLabels
    ) {
        let (a, b, c) = triangle
        guard sides.isPlain(a, b, labels.0, labels.1, edges), sides.isPlain(b, c, labels.1, labels.2, edges),
            sides.isPlain(c, a, labels.2, labels.0, edges)
        else { return nil }
        self.triangle = triangle
        self.labels = labels
        if labels.0 != labels.1 { ab = sides.openCut(a, b, edges) }
        if labels.1 != labels.2 { bc = sides.openCut(b, c, edges) }
        if labels.2 != labels.0 { ca = sides.openCut(c, a, edges) }
    }

    /// See `TriangleCut.append`.
    @inline(__always)
    func append(to segments: inout [AreaSegment], _ sides: borrowing LabelledSides) {
        let middle = min(labels.0, labels.1, labels.2)
        let hasThree = ab != nil && bc != nil && ca != nil
        if let ab, let ca, !hasThree || labels.0 != middle { cutOff(0, ab, ca, middle, hasThree, &segments, sides) }
        if let bc, let ab, !hasThree || labels.1 != middle { cutOff(1, bc, ab, middle, hasThree, &segments, sides) }
        if let ca, let bc, !hasThree || labels.2 != middle { cutOff(2, ca, bc, middle, hasThree, &segments, sides) }
    }

    private func cutOff(
        _ corner: Int, _ start: Coordinate, _ end: Coordinate, _ middle: Int32, _ hasThree: Bool,
        _ segments: inout [AreaSegment], _ sides: borrowing LabelledSides
    ) {
        guard start != end else { return }
        let label = corner == 0 ? labels.0 : corner == 1 ? labels.1 : labels.2
        let other = hasThree ? middle : corner == 0 ? labels.1 : corner == 1 ? labels.2 : labels.0
        let isTrim =
            label == AreaSegment.outside
            ? sides.isBeyond(number(corner))
            : other == AreaSegment.outside
                && sides.isBeyond(number((corner + 1) % 3)) && (hasThree || sides.isBeyond(number((corner + 2) % 3)))
        segments.append(AreaSegment(from: start, to: end, left: label, right: other, isTrim: isTrim))
    }

    private func number(_ corner: Int) -> UInt32 {
        (corner == 0 ? triangle.0 : corner == 1 ? triangle.1 : triangle.2) & ~Surface.streetFlag
    }
}

extension LabelledSides {
    func isBeyond(_ corner: UInt32) -> Bool { sections.distance[Int(corner)] > trim }

    /// Whether a side is cut once where its ends differ, and else not.
    @inline(__always)
    func isPlain(
        _ from: UInt32, _ to: UInt32, _ start: Int32, _ end: Int32, _ labels: borrowing EdgeLabels
    ) -> Bool {
        if from & Surface.streetFlag != 0 {
            return start == end
                && isPlain(from & ~Surface.streetFlag, to & ~Surface.streetFlag, start, labels)
        }
        return start == AreaSegment.outside || end == AreaSegment.outside || !mayHaveRidge(from, to)
    }

    /// The place where a side without a street is cut.
    @inline(__always)
    func openCut(_ from: UInt32, _ to: UInt32, _ labels: borrowing EdgeLabels) -> Coordinate {
        let (one, other) = (from & ~Surface.streetFlag, to & ~Surface.streetFlag)
        let (low, high) = (min(one, other), max(one, other))
        return place(low, high, openFraction(low, high, labels))
    }
}
