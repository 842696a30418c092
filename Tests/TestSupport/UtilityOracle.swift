import UtilityNetwork

/// A draft's connectivity and isolation straight from the definitions: sets, and walks that repeat until nothing changes.
/// Without rules.
struct UtilityOracle {
    enum Kind: Hashable {
        case piece(line: Int, from: Double, to: Double)
        case way(device: Int)
        case joint
    }

    struct Link: Hashable {
        let tail: Int
        let head: Int
        let forward: Bool
        let backward: Bool
        let kind: Kind
    }

    let draft: UtilityDraft
    /// Point to the junction and terminal that it is; nil where lines meet or end without one.
    private(set) var points: [(feature: Int, terminal: Int)?] = []
    private(set) var links: [Link] = []
    /// Cuts by their points: the line and the fraction.
    private(set) var cuts: [Int: (line: Int, fraction: Double)] = [:]
    private var pointOfTerminal: [[Int]: Int] = [:]

    init(_ draft: UtilityDraft) {
        self.draft = draft
        for feature in draft.features.indices where usage(feature).isJunction {
            for terminal in 0..<(configuration(feature)?.terminals.count ?? 1) {
                pointOfTerminal[[feature, terminal]] = points.count
                points.append((feature, terminal))
            }
        }
        connect()
    }

    func usage(_ feature: Int) -> NetworkSource.Usage { draft.schema.sources[draft.features[feature].source].usage }

    func type(_ feature: Int) -> AssetType {
        let own = draft.features[feature]
        let group = draft.schema.sources[own.source].assetGroups.first { $0.code == own.assetGroup }!
        return group.assetTypes.first { $0.code == own.assetType }!
    }

    func configuration(_ feature: Int) -> TerminalConfiguration? {
        type(feature).terminalConfiguration.flatMap(draft.schema.terminalConfiguration).map {
            draft.schema.terminalConfigurations[$0]
        }
    }

    func feature(_ reference: ElementReference) -> Int {
        draft.features.firstIndex { feature in
            feature.globalID == reference.globalID
                && (reference.source.map { draft.schema.sources[feature.source].name == $0 } ?? true)
        }!
    }

    func point(_ feature: Int, _ terminal: Int) -> Int { pointOfTerminal[[feature, terminal]]! }

    private func point(_ reference: ElementReference) -> Int {
        let feature = feature(reference)
        let terminal = reference.terminal.flatMap { configuration(feature)?.terminal($0) } ?? 0
        return point(feature, terminal)
    }
}

extension UtilityOracle {
    private struct Vertex: Hashable {
        let feature: Int
        let index: Int
    }

    private mutating func connect() {
        var ends: [Vertex: Int] = [:]
        var taps: [Int: [(fraction: Double, index: Int, point: Int)]] = [:]
        for association in draft.associations {
            let line = feature(association.to)
            switch association.kind {
            case .fromSide: ends[Vertex(feature: line, index: 0)] = point(association.from)
            case .toSide: ends[Vertex(feature: line, index: 1)] = point(association.from)
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
            for tap in sorted.map(\.element) {
                addPiece(line, tail, tap.point, from, tap.fraction)
                (tail, from) = (tap.point, tap.fraction)
            }
            addPiece(line, tail, end(ends[Vertex(feature: line, index: 1)]), from, 1)
        }
        for device in draft.features.indices { addWays(device) }
    }

    private mutating func end(_ known: Int?) -> Int {
        if let known { return known }
        points.append(nil)
        return points.count - 1
    }

    private mutating func addJoint(_ one: Int, _ other: Int) {
        links.append(Link(tail: one, head: other, forward: true, backward: true, kind: .joint))
    }

    private mutating func addPiece(_ line: Int, _ tail: Int, _ head: Int, _ from: Double, _ to: Double) {
        let flow = draft.features[line].flow
        links.append(
            Link(
                tail: tail, head: head, forward: flow != .backward, backward: flow != .forward,
                kind: .piece(line: line, from: from, to: to)))
    }

    private mutating func addWays(_ device: Int) {
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

    /// Groups of what may connect, closed under "within the tolerance".
    private func places(fixed: Set<Vertex>, everyVertex: Bool = false) -> [[Vertex]] {
        var groups: [[Vertex]] = []
        for feature in draft.features.indices {
            let own = draft.features[feature]
            let last = own.shape.count - 1
            for index in own.shape.indices {
                let isEnd = index == 0 || index == last
                if usage(feature).isEdge, !everyVertex {
                    if isEnd, fixed.contains(Vertex(feature: feature, index: index == 0 ? 0 : 1)) { continue }
                    if !isEnd, type(feature).edgeConnectivity == .endVertex { continue }
                }
                let vertex = Vertex(feature: feature, index: index)
                let near = groups.indices.filter { group in groups[group].contains { isNear($0, vertex) } }
                let merged = near.flatMap { groups[$0] } + [vertex]
                for group in near.reversed() { groups.remove(at: group) }
                groups.append(merged)
            }
        }
        return groups
    }

    /// The features at the place of a line's vertex.
    func place(of line: Int, _ index: Int) -> [Int] {
        places(fixed: [], everyVertex: true).first { $0.contains(Vertex(feature: line, index: index)) }!.map(\.feature)
    }

    private func isNear(_ one: Vertex, _ other: Vertex) -> Bool {
        let (a, b) = (draft.features[one.feature].shape[one.index], draft.features[other.feature].shape[other.index])
        let (x, y) = (a.x - b.x, a.y - b.y)
        let isLevel = a.z.isNaN || b.z.isNaN || abs(a.z - b.z) <= draft.tolerance
        return x * x + y * y <= draft.tolerance * draft.tolerance && isLevel
    }

    private mutating func connect(
        _ place: [Vertex], _ ends: inout [Vertex: Int],
        _ taps: inout [Int: [(fraction: Double, index: Int, point: Int)]]
    ) {
        let junctions = place.map(\.feature).filter { usage($0).isJunction }.sorted { one, other in
            let devices = (usage(one) == .device, usage(other) == .device)
            if devices.0 != devices.1 { return devices.0 }
            let sources = (draft.features[one].source, draft.features[other].source)
            return sources.0 != sources.1 ? sources.0 < sources.1 : one < other
        }
        let lineVertices = place.filter { usage($0.feature).isEdge }
        func isEnd(_ vertex: Vertex) -> Bool {
            vertex.index == 0 || vertex.index == draft.features[vertex.feature].shape.count - 1
        }
        guard junctions.isEmpty ? lineVertices.count > 1 && lineVertices.contains(where: isEnd) : true else { return }
        if let first = junctions.first, configuration(first) == nil {
            for other in junctions.dropFirst() where configuration(other) == nil {
                addJoint(point(first, 0), point(other, 0))
            }
        }
        var free: Int?
        for vertex in lineVertices.sorted(by: {
            $0.feature != $1.feature ? $0.feature < $1.feature : $0.index < $1.index
        }) {
            let own = draft.features[vertex.feature]
            // Neighbouring vertices at one place are one.
            if !isEnd(vertex), lineVertices.contains(Vertex(feature: vertex.feature, index: vertex.index - 1)) {
                continue
            }
            if !isEnd(vertex),
                (vertex.index..<own.shape.count).allSatisfy({ index in
                    lineVertices.contains(Vertex(feature: vertex.feature, index: index))
                })
            {
                continue
            }
            let point: Int
            if let first = junctions.first {
                let name = vertex.index == 0 ? own.fromTerminal : own.toTerminal
                point = self.point(first, configuration(first)?.terminal(name ?? "") ?? 0)
            } else {
                if free == nil { free = end(nil) }
                point = free!
            }
            if isEnd(vertex) {
                ends[Vertex(feature: vertex.feature, index: vertex.index == 0 ? 0 : 1)] = point
            } else {
                taps[vertex.feature, default: []].append((fraction(vertex), vertex.index, point))
            }
        }
    }

    private func fraction(_ vertex: Vertex) -> Double {
        let shape = draft.features[vertex.feature].shape
        func length(_ count: Int) -> Double {
            var sum = 0.0
            for index in 1..<max(1, count) {
                let (x, y) = (shape[index].x - shape[index - 1].x, shape[index].y - shape[index - 1].y)
                sum += (x * x + y * y).squareRoot()
            }
            return sum
        }
        let total = length(shape.count)
        return total > 0 ? length(vertex.index + 1) / total : Double(vertex.index) / Double(shape.count - 1)
    }
}

extension UtilityOracle {
    /// Cuts pieces of lines at placed fractions; each cut is a point.
    mutating func cut(line: Int, at fraction: Double) {
        if cuts.values.contains(where: { $0.line == line && $0.fraction == fraction }) { return }
        let place = links.firstIndex { link in
            if case .piece(line, _, let to) = link.kind { to >= fraction } else { false }
        }!
        guard case .piece(_, let from, let to) = links[place].kind else { return }
        let link = links[place]
        let point = end(nil)
        cuts[point] = (line, fraction)
        links[place] = Link(
            tail: link.tail, head: point, forward: link.forward, backward: link.backward,
            kind: .piece(line: line, from: from, to: fraction))
        links.insert(
            Link(
                tail: point, head: link.head, forward: link.forward, backward: link.backward,
                kind: .piece(line: line, from: fraction, to: to)), at: place + 1)
    }
}
