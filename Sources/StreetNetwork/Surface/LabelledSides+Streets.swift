import Geometry

/// Sides along streets.
extension LabelledSides {
    func streetCuts(
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
                starts.append(fraction(of: change, stretch))
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
        let metres = scales.scale(atLatitude: start.latitude).metres(from: start, to: end)
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
