extension TraceWalk {
    /// Walks on from the starts where nothing but barriers and the rule ends the walk.
    ///
    /// Each rule has a loop of its own, for the compiler to make one of: most of a large trace is spent here.
    ///
    /// - Complexity: O(what is walked).
    mutating func spread() {
        let plan = plan
        switch rule {
        case .everything: spread { _, _, _, _ in (true, true) }
        case .subnetwork(let fed):
            spread { arc, _, target, _ in
                let takes = plan.graph.leaves(arc) || plan.graph.enters(arc) && fed.contains(target)
                return (takes, takes)
            }
        case .upstream(let flow):
            spread { arc, vertex, target, isOpen in
                let passes = isOpen && plan.graph.enters(arc) && flow.mayPass(arc.link, from: target, to: vertex)
                return (passes, passes)
            }
        case .downstream(let flow):
            let states = marks.vertex
            spread { arc, vertex, target, _ in
                guard plan.graph.leaves(arc), flow.mayEnter(arc.link, from: vertex, to: target) else {
                    return (false, false)
                }
                let reaches = states[target].contains(.blocked) || flow.mayPass(arc.link, from: vertex, to: target)
                return (true, reaches)
            }
        }
    }

    /// - Parameter crosses: of an arc, its vertex, its target and whether it is open: whether the walk takes it, and whether
    ///   it comes to the target.
    @inline(__always)
    private mutating func spread(_ crosses: (Arc, Int, Int, Bool) -> (takes: Bool, reaches: Bool)) {
        let (vertexMarks, linkMarks, graph, plan, rule) = (marks.vertex, marks.link, plan.graph, plan, rule)
        let (asksControllers, leftCount) = (rule.asksControllers, rule.leavesControllers ? startVertexCount : 0)
        var (vertices, links) = (vertices, links)
        var (metVertices, metLinks) = (metVertices, metLinks)
        var next = 0
        while next < vertices.count {
            let vertex = vertices[next]
            let own = vertexMarks[vertex]
            next &+= 1
            if next > leftCount, own.contains(.controller), rule.ends(atController: vertex) { continue }
            graph.forEachArc(vertex) { arc in
                let (link, target) = (arc.link, Int(arc.target))
                let (linkState, state) = (linkMarks[link], vertexMarks[target])
                // Most arcs lead back.
                if linkState.contains(.zone), state.contains(.zone) || linkState.contains(.filter) { return }
                if linkState.contains(.replaced) { return }
                if asksControllers, plan.leadsBehindController(link, from: own) { return }
                let (takes, reaches) = crosses(arc, vertex, target, !linkState.contains(.blocked))
                guard takes else { return }
                let isNew = !linkState.contains(.zone)
                linkMarks[link].insert(.zone)
                if !linkState.isDisjoint(with: [.blocked, .filter]) {
                    if isNew { metLinks.append(link) }
                    return
                }
                if isNew { links.append(link) }
                guard reaches, !state.contains(.zone) else { return }
                vertexMarks[target].insert(.zone)
                if state.isDisjoint(with: [.blocked, .filter]) {
                    vertices.append(target)
                } else {
                    metVertices.append(target)
                }
            }
        }
        (self.vertices, self.links) = (vertices, links)
        (self.metVertices, self.metLinks) = (metVertices, metLinks)
    }
}
