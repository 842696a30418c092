import UtilityNetwork

extension UtilityOracle {
    /// Groups of what may connect, closed under "within the tolerance".
    func places(fixed: Set<Vertex>, everyVertex: Bool = false) -> [[Vertex]] {
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

    func isNear(_ one: Vertex, _ other: Vertex) -> Bool {
        let (a, b) = (draft.features[one.feature].shape[one.index], draft.features[other.feature].shape[other.index])
        let (x, y) = (a.x - b.x, a.y - b.y)
        let isLevel = a.z.isNaN || b.z.isNaN || abs(a.z - b.z) <= draft.tolerance
        return x * x + y * y <= draft.tolerance * draft.tolerance && isLevel
    }

    mutating func connect(
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
        let single = junctions.filter { configuration($0) == nil }.map { point($0, 0) }
        if single.count == 2 { addJoint(single[0], single[1]) } else if single.count > 2 { _ = joined(single) }
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

    func fraction(_ vertex: Vertex) -> Double {
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
