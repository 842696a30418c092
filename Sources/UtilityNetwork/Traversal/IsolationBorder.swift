/// Which filter barriers on the border of a zone let supply into it.
struct IsolationBorder {
    let plan: TracePlan
    let marks: TraceMarks
    let supply: SupplySearch

    func isolates(_ candidate: ZoneCandidate) -> Bool {
        switch candidate {
        case .vertex(let vertex): supply.isSupplied(vertex) && entersZone(from: vertex)
        case .link(let link):
            entersZone(through: link)
        case .device(let device): plan.network.elements(of: device).contains { entersZone(at: Int($0)) }
        }
    }

    private func entersZone(from vertex: Int) -> Bool {
        var enters = false
        plan.forEachArc(vertex) { arc in
            if plan.leaves(arc), marks.link[arc.link].contains(.zone) { enters = true }
        }
        return enters
    }

    private func entersZone(through link: Int) -> Bool {
        let (ends, passes) = (plan.ends(ofLink: link), plan.passes(link))
        return passes.fromTail && isOutsideSupplied(ends.tail) && isInZone(ends.head)
            || passes.fromHead && isOutsideSupplied(ends.head) && isInZone(ends.tail)
    }

    /// Whether supply comes to a terminal in the zone from another terminal, or from the device itself.
    private func entersZone(at terminal: Int) -> Bool {
        guard isInZone(terminal) else { return false }
        if marks.vertex[terminal].isSuperset(of: [.controller, .filterTerminal]) { return true }
        var enters = false
        plan.forEachArc(terminal) { arc in
            let target = Int(arc.target)
            guard plan.device(ofLink: arc.link) != nil, plan.enters(arc), isOutsideSupplied(target),
                !plan.isBehindController(arc.link, marks.vertex[terminal], marks.vertex[target])
            else { return }
            enters = true
        }
        return enters
    }

    private func isInZone(_ vertex: Int) -> Bool {
        marks.vertex[vertex].contains(.zone) && !marks.vertex[vertex].contains(.filter)
    }

    private func isOutsideSupplied(_ vertex: Int) -> Bool { !isInZone(vertex) && supply.isSupplied(vertex) }
}
