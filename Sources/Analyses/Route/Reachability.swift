/// Tells which stops an order can hold, from the costs between them.
struct Reachability {
    /// From stop to stop; nil where there is no way.
    let rows: [[Int64?]]
    let keepsFirst: Bool
    let keepsLast: Bool
    let returnsToStart: Bool

    /// The stops that can be visited in one route: the most that lead on to each other one after the other, be it by way of
    /// others, from the first where that is kept and to the last where that is; of as many, the earliest. Fewer than two where
    /// nothing leads to a last stop that is kept.
    var visitable: [Int] {
        let all = Array(rows.indices)
        guard let last = all.last, last > 0 else { return all }
        if returnsToStart {
            let groups = self.groups(of: all).map(\.stops)
            return keepsFirst ? groups.first { $0[0] == 0 } ?? [] : groups.reduce([], Self.larger)
        }
        return chain(of: all, endingAt: keepsLast ? last : nil)
    }

    /// The stop of a group that is joined with the fewest others of it, the last of equally lonely ones; never an end that
    /// is kept. Nil where only ends are left.
    func loneliest(of group: [Int]) -> Int? {
        let ends = [keepsFirst || returnsToStart ? group.first : nil, keepsLast ? group.last : nil].compactMap { $0 }
        let movable = group.filter { !ends.contains($0) }
        func joins(_ stop: Int) -> Int {
            group.reduce(0) { $0 + (reaches(stop, $1) ? 1 : 0) + (reaches($1, stop) ? 1 : 0) }
        }
        return movable.reversed().min { joins($0) < joins($1) }
    }

    /// Stops each of which leads to all others, and what these lead to.
    private struct Group {
        let stops: [Int]
        let leadsTo: [Bool]
    }

    /// The groups of some stops, each before those that it leads to. O(n²) for n stops of which most lead to each other.
    private func groups(of stops: [Int]) -> [Group] {
        let met = stops.map { self.met(from: $0, among: stops) }
        let counts = met.map { $0.count { $0 } }
        var groups: [Group] = []
        for place in stops.indices.sorted(by: { (counts[$1], $0) < (counts[$0], $1) }) {
            let stop = stops[place]
            if groups.contains(where: { $0.stops.contains(stop) }) { continue }
            let others = stops.indices.filter { met[place][stops[$0]] && met[$0][stop] }
            groups.append(Group(stops: others.map { stops[$0] }, leadsTo: met[place]))
        }
        return groups
    }

    /// The most of some stops that one route visits.
    private func chain(of stops: [Int], endingAt end: Int?) -> [Int] {
        let groups = self.groups(of: stops)
        var chains: [[Int]?] = []
        for group in groups {
            let before = zip(groups, chains).compactMap { $0.leadsTo[group.stops[0]] ? $1 : nil }
            let mayBegin = !keepsFirst || group.stops.contains(0)
            let longest = before.reduce(mayBegin ? [] : nil) { Self.larger($0 ?? [], $1) }
            chains.append(longest.map { ($0 + group.stops).sorted() })
        }
        let endings = zip(groups, chains).filter { group, _ in end.map(group.stops.contains) ?? true }
        return endings.compactMap(\.1).reduce([], Self.larger)
    }

    /// The list with more stops, of as many the earlier one.
    private static func larger(_ one: [Int], _ other: [Int]) -> [Int] {
        if one.count != other.count { return one.count > other.count ? one : other }
        return other.lexicographicallyPrecedes(one) ? other : one
    }

    /// The stops that one leads to, be it by way of others, and itself.
    private func met(from stop: Int, among stops: [Int]) -> [Bool] {
        var isMet = rows.indices.map { $0 == stop }
        var left = stops.filter { $0 != stop }
        var queue = [stop]
        while let next = queue.popLast(), !left.isEmpty {
            let reached = left.filter { leads(next, to: $0) }
            if reached.isEmpty { continue }
            for other in reached { isMet[other] = true }
            left.removeAll { isMet[$0] }
            queue += reached
        }
        return isMet
    }

    /// Whether a route may go from one stop to another: never to a first stop that is kept, nor on from a last one.
    private func leads(_ from: Int, to other: Int) -> Bool {
        if !returnsToStart, keepsFirst && other == 0 || keepsLast && from == rows.count - 1 { return false }
        return reaches(from, other)
    }

    private func reaches(_ from: Int, _ to: Int) -> Bool { from == to || rows[from][to] != nil }
}
