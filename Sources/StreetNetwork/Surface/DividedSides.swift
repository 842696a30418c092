import Geometry

/// Finds where labels change along sides of triangles near a street with more than one label: where `SeamTriangle` finds it
/// between cells, and within them.
struct DividedSides {
    let gates: SideGates
    private let cells: CellLabels
    private let marks: SurfaceMarks
    private let mesh: SurfaceMesh
    /// Of the side that is looked at.
    private var stretches: [SharedStretch] = []
    private var starts: [Double] = []
    private var parts: [(start: Double, label: Int32)] = []
    private var offsets: [UInt32] = []
    private var changes: [(part: Int32, label: Int32)] = []

    init(_ sections: SurfaceSections, _ marks: SurfaceMarks) {
        mesh = sections.mesh
        gates = SideGates(mesh: mesh, trim: sections.trim)
        cells = marks.cells
        self.marks = marks
    }

    /// The land of a corner, the trim aside: the least label of those who own it.
    @inline(__always)
    func land(of corner: UInt32, _ labels: borrowing EdgeLabels) -> Land {
        let cell = mesh.corners[Int(corner)].cell
        let label = cells[cell]
        guard label != AreaLines.outside else { return .unreached }
        guard label == CellLabels.divided else { return Land(label: label, isDivided: false) }
        if let known = marks.corners[Int(corner)] { return Land(label: known, isDivided: true) }
        var best = AreaLines.outside
        for owner in mesh.owners(of: corner) {
            best = min(best, labels.label(on: mesh.owner[owner].edge, at: mesh.owner[owner].offset))
        }
        marks.corners[Int(corner)] = best
        return Land(label: best, isDivided: true)
    }

    /// The parts of a side without a street where its land changes, and the land behind each; `from` has the lower number.
    mutating func open(
        _ from: UInt32, _ to: UInt32, _ own: Land, _ other: Land, _ labels: borrowing EdgeLabels,
        _ found: inout [(part: Int32, behind: Land)]
    ) {
        gatherChanges(from, to, own, other, labels)
        let differ =
            mesh.corners[Int(from)].cell != mesh.corners[Int(to)].cell || own.label != other.label || changes.count > 1
        guard let open = gates.open(from, to, differ: differ, parted: changes.first?.part) else { return }
        let end = gates.isBeyond(to) ? Land.unreached : other
        if let second = open.second {
            found += [(open.first, .unreached), (second, end)]
            return
        }
        guard changes.count > 1, !gates.isBeyond(from), !gates.isBeyond(to) else {
            return found.append((open.first, end))
        }
        for change in changes.dropLast() { found.append((change.part, Land(label: change.label, isDivided: true))) }
        found.append((changes[changes.count - 1].part, end))
    }

    /// Whether the labels of the one edge that two corners are nearest to change between them.
    func changes(between from: UInt32, _ to: UInt32, _ label: Int32, _ labels: borrowing EdgeLabels) -> Bool {
        guard let (edge, start, end) = stretch(between: from, to), labels.uniform[Int(edge)] == EdgeLabels.mixed else {
            return false
        }
        return !labels.has(label, on: edge, from: min(start, end), to: max(start, end))
    }

    /// The stretch of a street between the places on it that are nearest to two corners; nil where these are on two edges.
    private func stretch(between from: UInt32, _ to: UInt32) -> (edge: UInt32, start: UInt32, end: UInt32)? {
        let one = mesh.owner[mesh.owners(of: from).lowerBound]
        let other = mesh.owner[mesh.owners(of: to).lowerBound]
        return one.edge == other.edge ? (one.edge, one.offset, other.offset) : nil
    }

    /// Finds where the labels of the edge that two corners are nearest to change between these, and the labels behind. A corner may have a
    /// better one from another edge, which it keeps for a metre.
    private mutating func gatherChanges(
        _ from: UInt32, _ to: UInt32, _ own: Land, _ other: Land, _ labels: borrowing EdgeLabels
    ) {
        changes.removeAll(keepingCapacity: true)
        guard let (edge, start, end) = stretch(between: from, to), labels.uniform[Int(edge)] == EdgeLabels.mixed else {
            return
        }
        offsets.removeAll(keepingCapacity: true)
        labels.visitChanges(on: edge, from: min(start, end), to: max(start, end)) { offsets.append($0) }
        guard !offsets.isEmpty else { return }
        if start > end { offsets.reverse() }
        let first = labels.label(on: edge, at: UInt32((UInt64(start) + UInt64(offsets[0])) / 2))
        if first != own.label { changes.append((gates.margin(from, to), first)) }
        for (place, offset) in offsets.enumerated() {
            let next = place + 1 < offsets.count ? offsets[place + 1] : end
            let part = Gate.part((Double(offset) - Double(start)) / (Double(end) - Double(start)))
            addChange(at: part, to: labels.label(on: edge, at: UInt32((UInt64(offset) + UInt64(next)) / 2)))
        }
        if let last = changes.last, last.label != other.label {
            addChange(at: Gate.parts - gates.margin(from, to), to: other.label)
        }
    }

    private mutating func addChange(at part: Int32, to label: Int32) {
        while let last = changes.last, last.part >= part { changes.removeLast() }
        changes.append((part, label))
    }

    /// The same of a side along a street.
    mutating func street(
        _ from: UInt32, _ to: UInt32, _ other: Land, _ labels: borrowing EdgeLabels,
        _ found: inout [(part: Int32, behind: Land)]
    ) {
        mesh.find(&stretches, from, to)
        let isDivided = stretches.contains { labels.uniform[Int($0.edge)] == EdgeLabels.mixed }
        let margin = gates.margin(from, to)
        gatherParts(labels)
        for (start, label) in parts {
            // What the street has beside what passes it over its ends.
            let place = start == 0 ? margin : Gate.part(start)
            while let last = found.last, last.part >= place { found.removeLast() }
            found.append((place, Land(label: label, isDivided: isDivided)))
        }
        while let last = found.last, last.part >= Gate.parts - margin { found.removeLast() }
        found.append((Gate.parts - margin, other))
    }

    /// Whether every street that may run along a side has one label there, as most have.
    func isPlain(_ from: UInt32, _ to: UInt32, _ label: Int32, _ labels: borrowing EdgeLabels) -> Bool {
        for start in mesh.owners(of: from) {
            let edge = mesh.owner[start].edge
            for end in mesh.owners(of: to) where mesh.owner[end].edge == edge {
                let (one, other) = (mesh.owner[start].offset, mesh.owner[end].offset)
                if !labels.has(label, on: edge, from: min(one, other), to: max(one, other)) { return false }
            }
        }
        return true
    }

    /// Finds where the own labels of a street begin along the side: at 0 the first.
    private mutating func gatherParts(_ labels: borrowing EdgeLabels) {
        gatherStarts(labels)
        parts.removeAll(keepingCapacity: true)
        for (number, start) in starts.enumerated() {
            let middle = (start + (number + 1 < starts.count ? starts[number + 1] : 1)) / 2
            var best = AreaLines.outside
            for stretch in stretches {
                let offset = Double(stretch.from) + (Double(stretch.to) - Double(stretch.from)) * middle
                best = min(best, labels.label(on: stretch.edge, at: UInt32(offset.rounded())))
            }
            parts.append((start, best))
        }
    }

    private mutating func gatherStarts(_ labels: borrowing EdgeLabels) {
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        for stretch in stretches {
            let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
            labels.visitChanges(on: stretch.edge, from: low, to: high) { change in
                starts.append((Double(change) - Double(stretch.from)) / (Double(stretch.to) - Double(stretch.from)))
            }
        }
        if starts.count > 2 { starts.sort() }
    }
}
