import UtilityNetwork
import Vocabulary

extension OracleIsolation {
    mutating func collectBarriers() {
        let configuration = scene.configuration
        for feature in scene.draft.features.indices {
            let usage = graph.usage(feature)
            func isIn(_ scope: TraceScope) -> Bool {
                usage.isJunction && scope != .edges || usage.isEdge && scope != .junctions
            }
            if isIn(configuration.traversabilityScope), matches(configuration.conditionBarriers, feature) {
                blocked.formUnion(units(feature))
            }
            if isIn(configuration.filter.scope), scene.draft.features[feature].isOperable,
                matches(configuration.filter.barriers, feature)
            {
                filters.formUnion(units(feature))
            }
        }
        for barrier in scene.barriers {
            if barrier.isFilter {
                filters.formUnion(units(barrier.place))
            } else {
                blocked.formUnion(units(barrier.place))
            }
        }
        closedControllers = Set(scene.draft.features.indices.filter { blocked.contains(.device($0)) })
        filters.subtract(blocked)
        for propagator in configuration.propagators {
            blocked.formUnion(OraclePropagation(propagator, self).failed)
            filters.subtract(blocked)
        }
    }

    func matches(_ condition: TraceCondition?, _ feature: Int) -> Bool {
        condition.map { OracleCondition(graph: graph).holds($0, feature) } ?? false
    }

    private func hasExtent(_ link: Int) -> Bool {
        if case .piece(_, let from, let to) = graph.links[link].kind { from < to } else { true }
    }

    mutating func openStarts() {
        let ignore = scene.configuration.ignoreBarriersAtStartingPoints
        for start in scene.starts {
            var choices: [(units: Set<Unit>, point: Int?, link: Int?)] = []
            if graph.usage(start.feature).isJunction {
                let terminals = graph.configuration(start.feature)?.terminals.count ?? 1
                for terminal in 0..<terminals where start.terminal == nil || start.terminal == terminal {
                    let point = graph.point(start.feature, terminal)
                    choices.append(([.point(point), .device(start.feature)], point, nil))
                }
            } else if let fraction = start.fraction {
                if let point = cutPoint(start.feature, fraction) {
                    choices.append(([.point(point)], point, nil))
                } else {
                    let held = pieces(start.feature).filter { link in
                        if case .piece(_, _, let to) = graph.links[link].kind { to >= fraction } else { false }
                    }
                    let link = held.first(where: hasExtent) ?? held[0]
                    choices.append(([.link(link)], nil, link))
                }
            } else {
                let extended = pieces(start.feature).filter(hasExtent)
                choices = (extended.isEmpty ? pieces(start.feature) : extended).map { ([.link($0)], nil, $0) }
            }
            for choice in choices {
                if ignore == true {
                    blocked.subtract(choice.units)
                    closedControllers.remove(start.feature)
                }
                if ignore != false { filters.subtract(choice.units) }
                guard blocked.union(filters).isDisjoint(with: choice.units) else { continue }
                if let point = choice.point { startPoints.insert(point) }
                if let link = choice.link { startLinks.insert(link) }
            }
        }
    }
}
