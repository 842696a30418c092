extension SupplySearch {
    /// The first and largest flood: contacts with border and zone are kept for later.
    mutating func floodOutside(_ sources: [Int]) {
        let (vertexMarks, linkMarks, queue, graph, plan) = (marks.vertex, marks.link, marks.queue, plan.graph, plan)
        var (next, end) = (0, 0)
        for source in sources {
            queue[end] = UInt32(source)
            end += 1
        }
        var (border, zone) = (borderContacts, zoneContacts)
        let closed: LinkState = [.blocked, .replaced]
        while next < end {
            let vertex = Int(queue[next])
            next &+= 1
            let isSpecial = vertexMarks[vertex].contains(.special)
            graph.forEachArc(vertex) { arc in
                guard graph.leaves(arc) else { return }
                let target = Int(arc.target)
                if isSpecial {
                    let state = linkMarks[arc.link]
                    if !state.isDisjoint(with: closed) { return }
                    if plan.isBehindController(arc.link, vertexMarks[vertex], vertexMarks[target]) { return }
                    if state.contains(.border) { return border.append(Contact(vertex: target, link: arc.link)) }
                }
                let state = vertexMarks[target]
                if !state.isDisjoint(with: [.blocked, .staysSupplied, .zone]) {
                    guard state.contains(.zone), !state.contains(.blocked) else { return }
                    if state.contains(.filter) {
                        border.append(Contact(vertex: target, link: arc.link))
                    } else {
                        zone.append(target)
                    }
                    return
                }
                vertexMarks[target].insert(.staysSupplied)
                queue[end] = arc.target
                end &+= 1
            }
        }
        (borderContacts, zoneContacts) = (border, zone)
    }

    mutating func reach(_ vertex: Int, by link: Int?, _ pass: Pass, _ pending: inout [Int]) {
        let state = marks.vertex[vertex]
        if state.contains(.blocked) { return }
        if pass == .rest, isolatingVertices.contains(vertex) { return }
        if pass == .rest, let link, marks.link[link].contains(.isolating) { return }
        if pass == .border {
            // Between two filter barriers of the border, a link may be all of the zone.
            let isLinkInZone = link.map { marks.link[$0].contains(.zone) } ?? false
            let isInZone = state.contains(.zone) && !state.contains(.filter)
            if isInZone || isLinkInZone { return zoneContacts.append(vertex) }
        }
        if state.contains(.staysSupplied) || pass != .rest && state.contains(.supplied) { return }
        if pass == .rest {
            marks.vertex[vertex].insert(.staysSupplied)
        } else {
            marks.vertex[vertex].insert(.supplied)
            through.append(vertex)
        }
        pending.append(vertex)
    }

    mutating func flood(_ pending: inout [Int], _ pass: Pass) {
        var arcs: [Arc] = []
        while let vertex = pending.popLast() {
            arcs.removeAll(keepingCapacity: true)
            plan.graph.forEachArc(vertex) { if plan.graph.leaves($0) { arcs.append($0) } }
            for arc in arcs where marks.link[arc.link].isDisjoint(with: [.blocked, .replaced]) {
                let target = Int(arc.target)
                if plan.isBehindController(arc.link, marks.vertex[vertex], marks.vertex[target]) { continue }
                reach(target, by: arc.link, pass, &pending)
            }
        }
    }
}
