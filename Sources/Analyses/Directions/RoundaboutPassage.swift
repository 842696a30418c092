import StreetNetwork

/// A leg's way along one roundabout.
struct RoundaboutPassage {
    let leg: [GuidedStretch]
    let metric: Metric
    /// The stretches on the roundabout.
    let range: Range<Int>

    /// The way along the roundabout that begins with a stretch; two roundabouts that touch are two.
    init(from start: Int, of leg: [GuidedStretch], on metric: Metric) {
        self.leg = leg
        self.metric = metric
        var end = start + 1
        while end < leg.count, leg[end].street.kind.isRoundabout,
            Self.isOneRing(leg[end - 1].directed, leg[end].directed, metric)
        {
            end += 1
        }
        range = start..<end
    }

    /// Whether exits are counted: not where the roundabout may be gone round either way, nor where one leaves it by a street that leads
    /// into it.
    var isCounted: Bool {
        leg[range].allSatisfy { !metric.isOpenWithTraffic($0.directed.reversed) }
            && (range.upperBound == leg.count || metric.isOpenWithTraffic(leg[range.upperBound].directed))
    }

    /// The number of the exit, from 1: how many could be taken up to and with the one that is.
    var exit: Int {
        let passed = zip(range, range.dropFirst()).reduce(0) { count, pair in
            count + exits(after: pair.0, onto: leg[pair.1].directed).count
        }
        guard range.upperBound < leg.count else { return passed }
        return passed + 1 + exitsBefore(leg[range.upperBound].directed)
    }

    /// The exits at the end of a stretch, the ring's own way on aside.
    private func exits(after place: Int, onto ring: DirectedEdge?) -> [DirectedEdge] {
        let network = metric.network
        let directed = leg[place].directed
        return network.departures(of: network.head(of: directed)).filter { next in
            next != directed.reversed && next != ring && metric.isOpenWithTraffic(next)
                && !(network.isRoundabout(next) && Self.isOneRing(directed, next, metric))
        }
    }

    /// How many exits at the same place as the one taken come before it: those farther from the ring's way on.
    private func exitsBefore(_ taken: DirectedEdge) -> Int {
        let network = metric.network
        let last = leg[range.upperBound - 1].directed
        let ring = network.departures(of: network.head(of: last)).first { next in
            next != last.reversed && network.isRoundabout(next) && metric.isOpen(next) && next != taken
        }
        guard let ring else { return 0 }
        let onward = metric.settingOut(ring)
        func nearness(_ exit: DirectedEdge) -> Double { metric.settingOut(exit).cosine(to: onward) }
        return exits(after: range.upperBound - 1, onto: ring).count { nearness($0) < nearness(taken) }
    }

    /// Whether the second edge goes on round the ring of the first one, and does not leave it for another.
    private static func isOneRing(_ ring: DirectedEdge, _ next: DirectedEdge, _ metric: Metric) -> Bool {
        let network = metric.network
        let junction = network.head(of: ring)
        let ways = network.departures(of: junction).filter {
            $0 != ring.reversed && network.isRoundabout($0) && metric.isOpen($0)
        }
        return ways.count < 2 || leads(from: next, to: network.tail(of: ring), without: junction, metric)
    }

    /// Whether one comes along roundabouts from an edge to a junction without passing another one.
    private static func leads(from edge: DirectedEdge, to goal: Int, without: Int, _ metric: Metric) -> Bool {
        let network = metric.network
        var seen: Set<Int> = [without]
        var open = [network.head(of: edge)]
        while let junction = open.popLast(), seen.count < 200 {
            if junction == goal { return true }
            guard seen.insert(junction).inserted else { continue }
            open += network.departures(of: junction)
                .filter { network.isRoundabout($0) && metric.isOpen($0) }.map(network.head)
        }
        return false
    }
}

extension StreetNetwork {
    fileprivate func isRoundabout(_ directed: DirectedEdge) -> Bool {
        DirectedStreet(directed, in: self).kind.isRoundabout
    }
}
