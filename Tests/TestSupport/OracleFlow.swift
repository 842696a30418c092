/// Which ways supply may flow, by its definition: along ways that come from controllers and pass nothing twice.
struct OracleFlow {
    let base: OracleIsolation
    private let controllers: Set<Int>

    init(_ base: OracleIsolation) {
        self.base = base
        controllers = Set(base.controllers.map(\.point))
    }

    private var graph: UtilityOracle { base.graph }

    private func ends(_ link: Int) -> [Int] { [graph.links[link].tail, graph.links[link].head] }
    private func isWay(_ link: Int) -> Bool { if case .way = graph.links[link].kind { true } else { false } }
    private func isBlocked(_ point: Int) -> Bool { base.blocked.contains(.point(point)) }

    enum Node: Hashable {
        case point(Int)
        case link(Int)
    }

    /// What supply may go to from a node, before anything is said of simple ways.
    private func next(_ node: Node) -> [Node] {
        switch node {
        case .point(let point):
            return graph.links.indices.filter { link in
                base.isUsable(link) && !(controllers.contains(point) && isWay(link))
                    && base.directions(link).contains { $0.from == point }
            }.map { .link($0) }
        case .link: return []
        }
    }

    /// The nodes that supply reaches without one of them.
    private func supplied(without closed: Node) -> Set<Node> {
        var reached = Set(controllers.filter { !isBlocked($0) }.map { Node.point($0) }.filter { $0 != closed })
        var pending = Array(reached)
        while let node = pending.popLast() {
            guard case .point(let point) = node else { continue }
            for link in next(node) where link != closed {
                guard case .link(let number) = link else { continue }
                reached.insert(link)
                for way in base.directions(number) where way.from == point && !isBlocked(way.to) {
                    if Node.point(way.to) != closed, reached.insert(.point(way.to)).inserted {
                        pending.append(.point(way.to))
                    }
                }
            }
        }
        return reached
    }

    /// Whether supply may enter a link from a point: it comes to the point from another side.
    func mayEnter(_ link: Int, _ point: Int) -> Bool {
        next(.point(point)).contains(.link(link)) && isSupplied(point, besides: link)
    }

    /// Whether supply comes to a point from another side than that of a link. Ways through a device are one side, but for those
    /// to terminals that supply which comes to the device somewhere comes to later than to the point.
    func isSupplied(_ point: Int, besides link: Int) -> Bool {
        if controllers.contains(point) { return !isBlocked(point) }
        let sides = sides(of: point)
        if isWay(link) ? isEntered(point, of: side(link)) : sides.contains(where: { $0 != side(link) }) { return true }
        guard !sides.isEmpty, isWay(link), let other = ends(link).first(where: { $0 != point }) else { return false }
        return entries(of: side(link)).contains { entry in
            guard let own = steps(from: entry, to: point, within: side(link)) else { return false }
            return steps(from: entry, to: other, within: side(link)).map { $0 > own } ?? false
        }
    }

    /// The terminals of a device to which supply comes from elsewhere.
    private func entries(of device: OracleIsolation.Unit) -> Set<Int> {
        let ways = graph.links.indices.filter { isWay($0) && side($0) == device }
        return Set(ways.flatMap(ends)).filter { terminal in
            controllers.contains(terminal) && !isBlocked(terminal) || isEntered(terminal, of: device)
        }
    }

    /// The fewest ways through a device by which supply comes from one terminal to another; nil where it does not.
    private func steps(from entry: Int, to point: Int, within device: OracleIsolation.Unit) -> Int? {
        let ways = graph.links.indices.filter { isWay($0) && side($0) == device }
        var reached: Set<Int> = [entry]
        for steps in 0...ways.count {
            if reached.contains(point) { return steps }
            let passed = ways.flatMap { way in
                base.directions(way).filter {
                    reached.contains($0.from) && next(.point($0.from)).contains(.link(way)) && !isBlocked($0.to)
                }
            }
            reached.formUnion(passed.map(\.to))
        }
        return nil
    }

    /// Whether supply comes to a terminal from elsewhere than through its device: where some comes through it at once, all the
    /// rest may have passed another of the terminals before.
    private func isEntered(_ terminal: Int, of device: OracleIsolation.Unit) -> Bool {
        let entering = isBlocked(terminal) ? [] : entering(terminal)
        let outside = entering.filter { side($0.link) != device }
        if outside.count == entering.count { return !outside.isEmpty }
        let others = terminals(joinedWith: terminal, in: device)
        return outside.contains { entry in
            others.allSatisfy { supplied(without: .point($0)).contains(.point(entry.from)) }
        }
    }

    private func terminals(joinedWith terminal: Int, in device: OracleIsolation.Unit) -> Set<Int> {
        let ways = graph.links.indices.filter { isWay($0) && side($0) == device }.flatMap { link in
            base.directions(link).filter { way in
                next(.point(way.from)).contains(.link(link)) && !isBlocked(way.from) && !isBlocked(way.to)
            }
        }
        var found: Set<Int> = [terminal]
        for _ in ways {
            for way in ways where found.contains(way.from) || found.contains(way.to) {
                found.formUnion([way.from, way.to])
            }
        }
        return found.subtracting([terminal])
    }

    /// The sides from which supply comes to a point.
    private func sides(of point: Int) -> Set<OracleIsolation.Unit> {
        isBlocked(point) ? [] : Set(entering(point).map { side($0.link) })
    }

    /// The links by which supply comes to a point, and from where.
    private func entering(_ point: Int) -> [(link: Int, from: Int)] {
        let before = supplied(without: .point(point))
        return graph.links.indices.flatMap { link in
            base.directions(link).filter { way in
                way.to == point && way.from != point && before.contains(.point(way.from))
                    && next(.point(way.from)).contains(.link(link))
            }.map { (link, $0.from) }
        }
    }

    func side(_ link: Int) -> OracleIsolation.Unit { isWay(link) ? base.unit(link) : .link(link) }

    /// Whether supply, having entered a link at one end, may leave it at the other: it comes to the link that way
    /// without the other end.
    func mayPass(_ link: Int, _ point: Int, _ other: Int) -> Bool {
        mayEnter(link, point) && !isBlocked(other) && point != other
            && supplied(without: .point(other)).contains(.point(point))
    }

    func isIndeterminate(link: Int) -> Bool {
        let ends = ends(link)
        return graph.links[link].forward && graph.links[link].backward && mayEnter(link, ends[0])
            && mayEnter(link, ends[1])
    }

    func isIndeterminate(point: Int) -> Bool {
        if controllers.contains(point) { return false }
        return sides(of: point).count > 1
    }
}
