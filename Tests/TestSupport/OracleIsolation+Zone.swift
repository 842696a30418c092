extension OracleIsolation {
    mutating func growZone() {
        let ending = Set(controllers.filter { !$0.isConditional }.map(\.point))
        func isOpen(_ point: Int) -> Bool { !blocked.contains(.point(point)) && !filters.contains(.point(point)) }
        zonePoints = startPoints.filter(isOpen)
        zoneLinks = startLinks
        var hasGrown = true
        while hasGrown {
            let before = zonePoints.count + zoneLinks.count
            for link in zoneLinks {
                zonePoints.formUnion([graph.links[link].tail, graph.links[link].head].filter(isOpen))
            }
            for link in graph.links.indices where isPassed(link) && !filters.contains(unit(link)) {
                let ends = [graph.links[link].tail, graph.links[link].head]
                if ends.contains(where: { zonePoints.contains($0) && !ending.contains($0) }) { zoneLinks.insert(link) }
            }
            hasGrown = zonePoints.count + zoneLinks.count > before
        }
    }

    func border() -> Set<Unit> {
        let all = controllers
        let ending = Set(all.filter { !$0.isConditional }.map(\.point))
        let walked = zonePoints.subtracting(ending)
        var border: Set<Unit> = []
        for link in zoneLinks {
            for end in [graph.links[link].tail, graph.links[link].head] where filters.contains(.point(end)) {
                border.insert(.point(end))
            }
        }
        for link in graph.links.indices where isPassed(link) && filters.contains(unit(link)) {
            let own = graph.links[link]
            if walked.contains(own.tail) || walked.contains(own.head) { border.insert(unit(link)) }
        }
        for controller in all where controller.isConditional && zonePoints.contains(controller.point) {
            border.insert(.device(controller.device))
        }
        return border
    }

    /// What supply reaches, past closed units, and outside of the zone if so asked.
    func supplied(closing closed: Set<Unit>, outside: Bool) -> Set<Int> {
        func isOpen(_ point: Int) -> Bool {
            !blocked.contains(.point(point)) && !closed.contains(.point(point))
                && !(outside && zonePoints.contains(point))
        }
        var points = Set(
            controllers.filter { !($0.isConditional && closed.contains(.device($0.device))) }.map(\.point).filter(
                isOpen))
        var hasGrown = true
        while hasGrown {
            let before = points.count
            for link in graph.links.indices where isPassed(link) && !closed.contains(unit(link)) {
                if outside && zoneLinks.contains(link) { continue }
                for way in directions(link) where points.contains(way.from) && isOpen(way.to) { points.insert(way.to) }
            }
            hasGrown = points.count > before
        }
        return points
    }

    mutating func judge() {
        let border = border()
        let all = controllers
        let outside = supplied(closing: [], outside: true)
        var needed: Set<Unit> = []
        for link in graph.links.indices where isPassed(link) {
            for way in directions(link) where outside.contains(way.from) {
                if zoneLinks.contains(link), border.contains(.point(way.from)) { needed.insert(.point(way.from)) }
                if border.contains(unit(link)), zonePoints.contains(way.to) { needed.insert(unit(link)) }
            }
        }
        for controller in all where controller.isConditional && zonePoints.contains(controller.point) {
            needed.insert(.device(controller.device))
        }
        deadEnds = Set(border.subtracting(needed).map(element))
        if all.contains(where: { !$0.isConditional && zonePoints.contains($0.point) }) {
            status = .notIsolable
            needed = []
        } else if needed.isEmpty {
            status = .notSupplied
        }
        isolating = Set(needed.map(element))
        if status == .isolable { nameIsolated(needed) }
    }
}
