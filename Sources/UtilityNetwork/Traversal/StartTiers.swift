import Vocabulary

/// The tiers that supply starts. Where the traced one is none of them, the answer is that of a place without supply, and somebody has to be
/// told: where tiers lie beside each other it is a mistake; where they lie in one another the start is one without controllers.
struct StartTiers {
    private let plan: TracePlan
    private let regions: SubnetworkRegions
    private let states: ElementStates

    init(_ plan: TracePlan, _ regions: SubnetworkRegions, _ states: ElementStates) {
        (self.plan, self.regions, self.states) = (plan, regions, states)
    }

    /// - Complexity: O(starts), and in a hierarchical network what lies between those that the traced tier does not supply and
    ///   what does.
    /// - Returns: in a hierarchical network, which starts others than the traced tier supply.
    /// - Throws: `TraceFailure` with the same, in a partitioned one.
    func check(_ starts: TraceStarts) throws(TraceFailure) -> [Message] {
        guard plan.controllers.tier != nil else { return [] }
        var found: [(feature: Int, tiers: Set<Int>)] = []
        for vertex in starts.vertices {
            guard let feature = plan.feature(ofVertex: vertex) else { continue }
            found.append((feature, tiers(regions.controllers(ofVertex: vertex), else: [vertex])))
        }
        for link in starts.links {
            let tiers = tiers(regions.controllers(ofLink: link), else: plan.feedingEnds(ofLink: link))
            found.append((plan.feature(ofLink: link), tiers))
        }
        guard let outside = plan.controllers.outsideTier(found, in: plan.network) else { return [] }
        if plan.controllers.otherTiers.isEmpty { throw outside }
        return [Message(.warning, "start_in_other_tier", outside.description)]
    }

    private func tiers(_ controllers: [Int], else vertices: [Int]) -> Set<Int> {
        controllers.isEmpty
            ? otherTiers(supplying: vertices) : plan.controllers.tiers(at: controllers, in: plan.network)
    }

    /// Those of the controllers, of others than the traced tier, from which supply comes to any of some vertices.
    private func otherTiers(supplying vertices: [Int]) -> Set<Int> {
        let others = plan.controllers.otherTiers.filter { !plan.network.isClosed(deviceAt: $0.key, states.link) }
        if others.isEmpty { return [] }
        var tiers: Set<Int> = []
        var seen = Set(vertices.filter { !states.vertex[$0].contains(.blocked) })
        var pending = Array(seen)
        while let vertex = pending.popLast() {
            if let own = others[vertex] {
                tiers.formUnion(own)
                continue
            }
            plan.graph.forEachArc(vertex) { arc in
                let target = Int(arc.target)
                // The supply of a controller does not go through its own device.
                let isBehind = others[target] != nil && plan.device(ofLink: arc.link) != nil
                guard plan.graph.enters(arc), !isBehind, !states.vertex[target].contains(.blocked),
                    states.link[arc.link].isDisjoint(with: [.blocked, .replaced]), seen.insert(target).inserted
                else { return }
                pending.append(target)
            }
        }
        return tiers
    }
}

extension TracePlan {
    /// The ends from which supply may enter a link.
    func feedingEnds(ofLink link: Int) -> [Int] {
        let (ends, passes) = (ends(ofLink: link), passes(link))
        return (passes.fromTail ? [ends.tail] : []) + (passes.fromHead ? [ends.head] : [])
    }
}
