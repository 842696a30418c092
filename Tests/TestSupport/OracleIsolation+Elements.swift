import UtilityNetwork

extension OracleIsolation {
    func element(_ unit: Unit) -> Element {
        switch unit {
        case .point(let point):
            if let cut = graph.cuts[point] {
                return Element(feature: cut.line, terminal: nil, from: cut.fraction, to: cut.fraction)
            }
            return element(point: point)!
        case .link(let link):
            guard case .piece(let line, let from, let to) = graph.links[link].kind else { preconditionFailure() }
            return Element(feature: line, terminal: nil, from: from, to: to)
        case .device(let device):
            let terminals = graph.configuration(device)!.terminals.indices
            let near = terminals.first { zonePoints.contains(graph.point(device, $0)) } ?? 0
            return Element(feature: device, terminal: near, from: 0, to: 0)
        }
    }

    func element(point: Int) -> Element? {
        graph.points[point].map { Element(feature: $0.feature, terminal: $0.terminal, from: 0, to: 0) }
    }

    mutating func nameIsolated(_ closed: Set<Unit>) {
        let before = supplied(closing: [], outside: false)
        let after = supplied(closing: closed, outside: false)
        for point in before.subtracting(after) {
            guard let element = element(point: point), !closed.contains(.point(point)),
                !closed.contains(.device(element.feature))
            else { continue }
            roles[element] = startPoints.contains(point) ? .start : zonePoints.contains(point) ? .zone : .downstream
        }
        for link in graph.links.indices where isPassed(link) && !closed.contains(.link(link)) {
            guard case .piece(_, let from, let to) = graph.links[link].kind else { continue }
            let isCut = graph.cuts[graph.links[link].tail] != nil || graph.cuts[graph.links[link].head] != nil
            if isCut, from == to { continue }
            let ways = directions(link)
            guard ways.contains(where: { before.contains($0.from) }), !ways.contains(where: { after.contains($0.from) })
            else { continue }
            roles[element(.link(link))] =
                startLinks.contains(link) ? .start : zoneLinks.contains(link) ? .zone : .downstream
        }
    }
}
