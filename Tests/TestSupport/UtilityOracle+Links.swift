import UtilityNetwork

extension UtilityOracle {
    struct Vertex: Hashable {
        let feature: Int
        let index: Int
    }

    mutating func connect() {
        var (ends, several): ([Vertex: Int], [Vertex: [Int]]) = ([:], [:])
        var taps: [Int: [(fraction: Double, index: Int, point: Int)]] = [:]
        for association in draft.associations {
            let line = feature(association.to)
            switch association.kind {
            case .fromSide, .toSide:
                let end = Vertex(feature: line, index: association.kind == .fromSide ? 0 : 1)
                let point = self.point(association.from)
                if !several[end, default: []].contains(point) { several[end, default: []].append(point) }
            case .midspan: taps[line, default: []].append((association.fraction, .max, point(association.from)))
            case .connectivity: addJoint(point(association.from), point(association.to))
            default: break
            }
        }
        for (end, points) in several.sorted(by: { ($0.key.feature, $0.key.index) < ($1.key.feature, $1.key.index) }) {
            ends[end] = points.count == 1 ? points[0] : joined(points)
        }
        for place in places(fixed: Set(several.keys)) { connect(place, &ends, &taps) }
        for line in draft.features.indices where usage(line).isEdge {
            var tapped: [(fraction: Double, index: Int, points: Set<Int>)] = []
            let sorted = (taps[line] ?? []).enumerated().sorted { one, other in
                if one.element.fraction != other.element.fraction {
                    return one.element.fraction < other.element.fraction
                }
                return one.element.index != other.element.index
                    ? one.element.index < other.element.index : one.offset < other.offset
            }
            for tap in sorted.map(\.element) {
                if let last = tapped.last, last.fraction == tap.fraction, tap.index == last.index || tap.index == .max {
                    tapped[tapped.count - 1].points.insert(tap.point)
                    tapped[tapped.count - 1].index = tap.index
                } else {
                    tapped.append((tap.fraction, tap.index, [tap.point]))
                }
            }
            // What is tapped where the line ends is joined to its end.
            let firsts = Dictionary(grouping: sorted.map(\.element), by: \.fraction).mapValues { $0[0].index }
            for (side, fraction) in [(0, 0.0), (1, 1.0)] where firsts[fraction] == .max {
                let end = Vertex(feature: line, index: side)
                for tap in tapped where tap.fraction == fraction {
                    for point in tap.points.sorted() where self.end(of: end, &ends) != point {
                        if points[ends[end]!] != nil { ends[end] = joined([ends[end]!]) }
                        addJoint(ends[end]!, point)
                    }
                }
                tapped.removeAll { $0.fraction == fraction }
            }
            var (tail, from) = (end(of: Vertex(feature: line, index: 0), &ends), 0.0)
            for tap in tapped {
                let point = tap.points.count == 1 ? tap.points.first! : joined(tap.points.sorted())
                // What joins a point twice at one place joins it once.
                if tap.fraction == from, point == tail, tap.fraction > 0 { continue }
                addPiece(line, tail, point, from, tap.fraction)
                (tail, from) = (point, tap.fraction)
            }
            addPiece(line, tail, end(of: Vertex(feature: line, index: 1), &ends), from, 1)
        }
        for device in draft.features.indices { addWays(device) }
    }

    /// The point at an end of a line, made where the line ends free.
    mutating func end(of vertex: Vertex, _ ends: inout [Vertex: Int]) -> Int {
        let point = end(ends[vertex])
        ends[vertex] = point
        return point
    }

    /// A point of no feature that is joined to others.
    mutating func joined(_ others: [Int]) -> Int {
        let middle = end(nil)
        for other in others { addJoint(middle, other) }
        return middle
    }

    mutating func end(_ known: Int?) -> Int {
        if let known { return known }
        points.append(nil)
        return points.count - 1
    }

    mutating func addJoint(_ one: Int, _ other: Int) {
        links.append(Link(tail: one, head: other, forward: true, backward: true, kind: .joint))
    }

    mutating func addPiece(_ line: Int, _ tail: Int, _ head: Int, _ from: Double, _ to: Double) {
        let flow = draft.features[line].flow
        links.append(
            Link(
                tail: tail, head: head, forward: flow != .backward, backward: flow != .forward,
                kind: .piece(line: line, from: from, to: to)))
    }

    mutating func addWays(_ device: Int) {
        guard let configuration = configuration(device) else { return }
        let name = draft.features[device].terminalPath ?? configuration.defaultPath
        let path = configuration.paths.first { $0.name == name }
        func passes(_ from: Int, _ to: Int) -> Bool {
            let (one, other) = (configuration.terminals[from], configuration.terminals[to])
            if configuration.isDirectional && !one.isUpstream && other.isUpstream { return false }
            guard let path else { return name == "All" }
            return path.pairs.contains { [$0.from, $0.to] == [one.name, other.name] }
                || path.pairs.contains { [$0.from, $0.to] == [other.name, one.name] } && !configuration.isDirectional
        }
        for one in configuration.terminals.indices {
            for other in configuration.terminals.indices where other > one {
                links.append(
                    Link(
                        tail: point(device, one), head: point(device, other), forward: passes(one, other),
                        backward: passes(other, one), kind: .way(device: device)))
            }
        }
    }
}
