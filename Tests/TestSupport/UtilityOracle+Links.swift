import UtilityNetwork

extension UtilityOracle {
    struct Vertex: Hashable {
        let feature: Int
        let index: Int
    }

    mutating func connect() {
        var ends: [Vertex: Int] = [:]
        var taps: [Int: [(fraction: Double, index: Int, point: Int)]] = [:]
        for association in draft.associations {
            let line = feature(association.to)
            switch association.kind {
            case .fromSide, .toSide:
                let end = Vertex(feature: line, index: association.kind == .fromSide ? 0 : 1)
                let point = self.point(association.from)
                if let first = ends[end], first != point { addJoint(first, point) }
                ends[end] = ends[end] ?? point
            case .midspan: taps[line, default: []].append((association.fraction, .max, point(association.from)))
            case .connectivity: addJoint(point(association.from), point(association.to))
            default: break
            }
        }
        for place in places(fixed: Set(ends.keys)) { connect(place, &ends, &taps) }
        for line in draft.features.indices where usage(line).isEdge {
            var (tail, from) = (end(ends[Vertex(feature: line, index: 0)]), 0.0)
            let sorted = (taps[line] ?? []).enumerated().sorted { one, other in
                if one.element.fraction != other.element.fraction {
                    return one.element.fraction < other.element.fraction
                }
                return one.element.index != other.element.index
                    ? one.element.index < other.element.index : one.offset < other.offset
            }
            // Where nothing of the line lies between two places, they are joined.
            var (before, runStart): (Int?, Int?) = (nil, nil)
            for tap in sorted.map(\.element) {
                let isHere = tap.fraction == from && (tap.index == before ?? 0 || tap.index == .max)
                if !isHere {
                    addPiece(line, tail, tap.point, from, tap.fraction)
                } else if tail != tap.point {
                    addJoint(tail, tap.point)
                }
                if !isHere || before == nil { runStart = tap.index }
                (tail, from, before) = (tap.point, tap.fraction, tap.index)
            }
            let last = end(ends[Vertex(feature: line, index: 1)])
            if from < 1 || runStart != .max {
                addPiece(line, tail, last, from, 1)
            } else if tail != last {
                addJoint(tail, last)
            }
        }
        for device in draft.features.indices { addWays(device) }
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

    /// What is joined twice is joined once.
    mutating func addJoint(_ one: Int, _ other: Int) {
        let isKnown = links.contains { link in
            if case .joint = link.kind { Set([link.tail, link.head]) == [one, other] } else { false }
        }
        if isKnown { return }
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
