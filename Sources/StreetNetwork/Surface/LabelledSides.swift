import Geometry

/// Finds where labels change along the sides of triangles: for each side the same, from whichever triangle it is seen.
struct LabelledSides {
    let sections: SurfaceSections
    /// Millimetres.
    let trim: UInt32
    let corners: CornerLabels

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
        if start == end, !isStreet { return SideCuts() }
        let (one, other) = (from & ~Surface.streetFlag, to & ~Surface.streetFlag)
        if one > other { return ordered(other, one, end, start, isStreet, labels).reversed(start: end) }
        return ordered(one, other, start, end, isStreet, labels)
    }

    private func ordered(
        _ from: UInt32, _ to: UInt32, _ start: Int32, _ end: Int32, _ isStreet: Bool, _ labels: borrowing EdgeLabels
    ) -> SideCuts {
        if isStreet { return streetCuts(from, to, start, end, labels) }
        let fraction = openFraction(from, to, labels)
        return SideCuts(CollectionOfOne(SideCut(place: place(from, to, fraction), behind: end)))
    }

    private func place(_ from: UInt32, _ to: UInt32, _ fraction: Double) -> Coordinate {
        let (start, end) = (sections.place[Int(from)], sections.place[Int(to)])
        return Coordinate(
            longitude: start.longitude + Int32((Double(end.longitude - start.longitude) * fraction).rounded()),
            latitude: start.latitude + Int32((Double(end.latitude - start.latitude) * fraction).rounded()))
    }
}

// MARK: Sides without a street

extension LabelledSides {
    /// How far along an open side the label changes.
    private func openFraction(_ from: UInt32, _ to: UInt32, _ labels: borrowing EdgeLabels) -> Double {
        let (near, far) = (Double(sections.distance[Int(from)]), Double(sections.distance[Int(to)]))
        let limit = Double(trim)
        let isStartBeyond = near > limit
        guard isStartBeyond || far > limit else { return inside(parting(from, to, labels)) }
        let trimmed = (limit - near) / (far - near)
        let hasOneLabel = corners.label(of: from, sections, labels) == corners.label(of: to, sections, labels)
        if hasOneLabel { return inside(trimmed) }
        // Who comes from within the trim leaves its area at whichever comes first.
        let parted = parting(from, to, labels)
        return inside(isStartBeyond ? max(trimmed, parted) : min(trimmed, parted))
    }

    /// Where a place on the side is as far from the one's street as from the other's.
    private func parting(_ from: UInt32, _ to: UInt32, _ labels: borrowing EdgeLabels) -> Double {
        if let fraction = partingOnStreet(from, to, labels) { return fraction }
        let (start, end) = (sections.place[Int(from)], sections.place[Int(to)])
        let scale = LocalScale(atLatitude: start.latitude)
        func squared(_ place: Coordinate, _ nearest: Coordinate) -> Double {
            let metres = scale.metres(from: place, to: nearest)
            return metres * metres
        }
        let (one, other) = (sections.nearest[Int(from)], sections.nearest[Int(to)])
        let before = squared(start, other) - squared(start, one)
        let behind = squared(end, one) - squared(end, other)
        return before + behind > 0 ? before / (before + behind) : 0.5
    }

    /// The same where both are nearest to one edge, and its label changes between the two places.
    private func partingOnStreet(_ from: UInt32, _ to: UInt32, _ labels: borrowing EdgeLabels) -> Double? {
        let (one, other) = (Int(sections.firstOwner[Int(from)]), Int(sections.firstOwner[Int(to)]))
        let edge = sections.ownerEdge[one]
        guard edge == sections.ownerEdge[other] else { return nil }
        let (start, end) = (sections.ownerOffset[one], sections.ownerOffset[other])
        guard let change = labels.changes(on: edge, from: min(start, end), to: max(start, end)).first else {
            return nil
        }
        return (Double(change.offset) - Double(start)) / (Double(end) - Double(start))
    }

    /// Cuts keep off the corners, so that what is rounded does not fall together.
    private func inside(_ fraction: Double) -> Double { max(1.0 / 32, min(31.0 / 32, fraction)) }
}

// MARK: Sides along streets

extension LabelledSides {
    private func streetCuts(
        _ from: UInt32, _ to: UInt32, _ start: Int32, _ end: Int32, _ labels: borrowing EdgeLabels
    ) -> SideCuts {
        if start == end, isPlain(from, to, start, labels) { return SideCuts() }
        let stretches = stretches(from, to)
        var changes: [(fraction: Double, behind: Int32)] = []
        for part in parts(of: stretches, labels) where part.label != changes.last?.behind {
            changes.append((part.fraction, part.label))
        }
        // What the street has beside what passes it over its ends.
        let margin = margin(from, to)
        if let first = changes.first {
            changes[0].fraction = margin
            if first.behind == start { changes.removeFirst() }
        }
        if end != changes.last?.behind ?? start { changes.append((1 - margin, end)) }
        return SideCuts(cleaned(changes, start, margin).map { SideCut(place: place(from, to, $0.0), behind: $0.1) })
    }

    /// Whether every street that may run along a side has one label, as most have.
    private func isPlain(_ from: UInt32, _ to: UInt32, _ label: Int32, _ labels: borrowing EdgeLabels) -> Bool {
        for start in Int(sections.firstOwner[Int(from)])..<Int(sections.firstOwner[Int(from) + 1]) {
            let edge = sections.ownerEdge[start]
            if labels.uniform[Int(edge)] == label { continue }
            for end in Int(sections.firstOwner[Int(to)])..<Int(sections.firstOwner[Int(to) + 1])
            where sections.ownerEdge[end] == edge {
                return false
            }
        }
        return true
    }

    /// Where the own labels of a street begin along a side: at 0 the first.
    private func parts(
        of stretches: [SharedStretch], _ labels: borrowing EdgeLabels
    ) -> [(fraction: Double, label: Int32)] {
        var starts: [Double] = [0]
        for stretch in stretches {
            let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
            for change in labels.changes(on: stretch.edge, from: low, to: high) {
                starts.append(fraction(of: change.offset, stretch))
            }
        }
        if starts.count > 2 { starts.sort() }
        var parts: [(fraction: Double, label: Int32)] = []
        for (number, start) in starts.enumerated() {
            let middle = (start + (number + 1 < starts.count ? starts[number + 1] : 1)) / 2
            var best = AreaSegment.outside
            for stretch in stretches {
                let offset = Double(stretch.from) + (Double(stretch.to) - Double(stretch.from)) * middle
                best = min(best, labels.label(on: stretch.edge, at: UInt32(offset.rounded())))
            }
            parts.append((start, best))
        }
        return parts
    }

    private func fraction(of offset: UInt32, _ stretch: SharedStretch) -> Double {
        (Double(offset) - Double(stretch.from)) / (Double(stretch.to) - Double(stretch.from))
    }

    /// The changes in order, off the corners, and none that changes nothing.
    private func cleaned(
        _ changes: [(fraction: Double, behind: Int32)], _ start: Int32, _ margin: Double
    ) -> [(Double, Int32)] {
        var cleaned: [(Double, Int32)] = []
        for change in changes {
            let fraction = max(min(margin, 1.0 / 64), min(1 - min(margin, 1.0 / 64), change.fraction))
            if let last = cleaned.last, last.0 >= fraction { cleaned.removeLast() }
            let before = cleaned.last?.1 ?? start
            if change.behind != before { cleaned.append((fraction, change.behind)) }
        }
        return cleaned
    }

    /// The part of a side that stands for a metre, or a quarter of a short one.
    private func margin(_ from: UInt32, _ to: UInt32) -> Double {
        let (start, end) = (sections.place[Int(from)], sections.place[Int(to)])
        let metres = LocalScale(atLatitude: start.latitude).metres(from: start, to: end)
        return min(0.25, 1 / max(1, metres))
    }

    /// The edges that run along a side, and from where to where.
    private func stretches(_ from: UInt32, _ to: UInt32) -> [SharedStretch] {
        let starts = Int(sections.firstOwner[Int(from)])..<Int(sections.firstOwner[Int(from) + 1])
        let ends = Int(sections.firstOwner[Int(to)])..<Int(sections.firstOwner[Int(to) + 1])
        let side = SharedStretch.Side(sections.place[Int(from)], sections.place[Int(to)])
        var found: [SharedStretch] = []
        for start in starts {
            for end in ends where sections.ownerEdge[start] == sections.ownerEdge[end] {
                let stretch = SharedStretch(
                    edge: sections.ownerEdge[start], from: sections.ownerOffset[start], to: sections.ownerOffset[end])
                guard side.isAlong(stretch.from, stretch.to) else { continue }
                // A loop stands twice where it closes: the short way is the one along the side.
                if let known = found.firstIndex(where: { $0.edge == stretch.edge }) {
                    if stretch.length < found[known].length { found[known] = stretch }
                } else {
                    found.append(stretch)
                }
            }
        }
        return found
    }
}
