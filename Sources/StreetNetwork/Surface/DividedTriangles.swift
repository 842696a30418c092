import Geometry

/// Cuts the triangles of streets that have more than one label.
struct DividedTriangles {
    private let sections: SurfaceSections
    private let marks: SurfaceMarks
    private var sides: DividedSides
    /// Of the triangle and of the side that is looked at.
    private var passages: [Passage] = []
    private var found: [(part: Int32, behind: Land)] = []
    /// Gates that are joined, and those that are not, by their places among the passages.
    private var pairs: [(Int, Int)] = []
    private var single: [Int] = []

    init(sections: SurfaceSections, marks: SurfaceMarks) {
        self.sections = sections
        self.marks = marks
        sides = DividedSides(sections, marks)
    }

    mutating func cut(_ labels: borrowing EdgeLabels, into lines: inout AreaLines) {
        let ahead = TrianglesAhead(sections: sections, marks: marks)
        for (place, triangle) in marks.cut.enumerated() {
            ahead.prefetch(place)
            passages.removeAll(keepingCapacity: true)
            gather(Int(triangle), labels)
            // What parts cells of one label each comes with the seams.
            if passages.contains(where: \.isDivided) { append(to: &lines, Int(triangle)) }
        }
    }

    /// The gates of a triangle where labels change, counter-clockwise.
    private mutating func gather(_ triangle: Int, _ labels: borrowing EdgeLabels) {
        let (mesh, flag) = (sections.mesh, Surface.streetFlag)
        let (a, b, c) = (
            mesh.triangles[triangle * 3], mesh.triangles[triangle * 3 + 1], mesh.triangles[triangle * 3 + 2]
        )
        let one = sides.land(of: a & ~flag, labels)
        let other = sides.land(of: b & ~flag, labels)
        let third = sides.land(of: c & ~flag, labels)
        gather(0, a, b & ~flag, one, other, labels)
        gather(1, b, c & ~flag, other, third, labels)
        gather(2, c, a & ~flag, third, one, labels)
    }

    @inline(__always)
    private mutating func gather(
        _ side: Int, _ flagged: UInt32, _ to: UInt32, _ own: Land, _ other: Land, _ labels: borrowing EdgeLabels
    ) {
        let from = flagged & ~Surface.streetFlag
        let isStreet = flagged != from
        if isStreet {
            if own.label == other.label, sides.isPlain(from, to, own.label, labels) { return }
        } else if own.label == other.label, !sides.gates.mayHaveRidge(from, to) {
            guard own.isDivided || other.isDivided, sides.changes(between: from, to, own.label, labels) else { return }
        }
        addPassages(side, from, to, isStreet: isStreet, own, other, labels)
    }

    private mutating func addPassages(
        _ side: Int, _ from: UInt32, _ to: UInt32, isStreet: Bool, _ own: Land, _ other: Land,
        _ labels: borrowing EdgeLabels
    ) {
        let isTurned = from > to
        let (first, last) = isTurned ? (to, from) : (from, to)
        let (start, end) = isTurned ? (other, own) : (own, other)
        found.removeAll(keepingCapacity: true)
        if isStreet {
            sides.street(first, last, end, labels, &found)
        } else {
            sides.open(first, last, start, end, labels, &found)
        }
        var before = sides.gates.isBeyond(first) ? .unreached : start
        let count = passages.count
        for (part, behind) in found {
            let place = Gate.place(
                sections.mesh.corners[Int(first)].place, sections.mesh.corners[Int(last)].place, part)
            if before.label != behind.label {
                marks.gates.prefetch(place)
                passages.append(
                    isTurned
                        ? Passage(part: Gate.parts - part, side: side, place: place, before: behind, behind: before)
                        : Passage(part: part, side: side, place: place, before: before, behind: behind))
            }
            before = behind
        }
        if isTurned, passages.count > count + 1 { passages[count...].reverse() }
    }

    /// Leads lines through a triangle: from gate to gate, or from the node within to each.
    private mutating func append(to lines: inout AreaLines, _ triangle: Int) {
        let node = sections.triangleNode[triangle]
        if node == 0, pairPassages() {
            for (one, other) in pairs {
                let (start, end) = (passages[one], passages[other])
                lines.append(start.place)
                lines.append(end.place)
                close(from: marks.gate(start.place, &lines), to: marks.gate(end.place, &lines), at: end, &lines)
            }
            return
        }
        let place = node == 0 ? centre(of: triangle) : sections.nodePlace[Int(node - 1)]
        let start = node == 0 ? lines.addNode() : marks.node(node - 1, &lines)
        for passage in passages where passage.isDivided {
            lines.append(place)
            lines.append(passage.place)
            close(from: start, to: marks.gate(passage.place, &lines), at: passage, &lines)
        }
    }

    /// Joins each gate with the one on another side through which the same two lands part, such that no two lines cross: where
    /// several labels follow each other along a narrow triangle, each goes straight through.
    ///
    /// - Returns: whether all of them are joined.
    private mutating func pairPassages() -> Bool {
        pairs.removeAll(keepingCapacity: true)
        single.removeAll(keepingCapacity: true)
        for place in passages.indices {
            if let last = single.last, joins(last, place) {
                pairs.append((last, place))
                single.removeLast()
            } else {
                single.append(place)
            }
        }
        while single.count > 1, joins(single[single.count - 1], single[0]) {
            pairs.append((single.removeLast(), single.removeFirst()))
        }
        return single.isEmpty
    }

    private func joins(_ one: Int, _ other: Int) -> Bool {
        let (one, other) = (passages[one], passages[other])
        return one.side != other.side && one.before.label == other.behind.label
            && one.behind.label == other.before.label
    }

    /// Ends a line that leaves the triangle through a gate.
    private func close(from tail: Int32, to head: Int32, at passage: Passage, _ lines: inout AreaLines) {
        lines.close(from: tail, to: head, left: passage.behind.label, right: passage.before.label)
    }

    private func centre(of triangle: Int) -> Coordinate {
        // Where an outline passes, the node stands on it, so that what meets it there makes no notch.
        let isOnOutline = passages.count(where: \.isOutline) > 1
        var weights = SIMD3<Int32>()
        for passage in passages where passage.isOutline || !isOnOutline {
            weights[passage.side] += Gate.parts - passage.part
            weights[(passage.side + 1) % 3] += passage.part
        }
        // What begins and ends on one side reaches far into the triangle, as the land of a stretch of street does.
        if let side = passages.first?.side, passages.allSatisfy({ $0.side == side }) {
            weights[(side + 2) % 3] = 3 * weights.wrappedSum()
        }
        let mesh = sections.mesh
        func corner(_ number: Int) -> Coordinate {
            mesh.corners[Int(mesh.triangles[triangle * 3 + number] & ~Surface.streetFlag)].place
        }
        return Gate.centre(corner(0), corner(1), corner(2), weights: weights)
    }
}
