/// Tells which stops an order can hold, from the costs between them.
struct Reachability {
    /// From stop to stop; nil where there is no way.
    let rows: [[Int64?]]
    let keepsFirst: Bool
    let keepsLast: Bool
    let returnsToStart: Bool

    /// The stops that can be visited in one route: those that the kept ends can reach and be reached from, be it by way of
    /// others, and that lead back to a start that the route returns to, the last left out where the first does not reach it;
    /// with free ends, the largest group whose members all reach each other, the earliest of equally large ones.
    var visitable: [Int] {
        let all = Array(rows.indices)
        guard let last = all.last, last > 0 else { return all }
        if keepsFirst || keepsLast {
            let fromFirst = met(from: 0, notBy: keepsLast ? last : nil) { reaches($0, $1) }
            let toFirst = met(from: 0, notBy: nil) { reaches($1, $0) }
            let toLast = met(from: last, notBy: keepsFirst ? 0 : nil) { reaches($1, $0) }
            let holdsLast = keepsLast && (!keepsFirst || fromFirst[last])
            return all.filter { stop in
                (!keepsFirst || fromFirst[stop] && (!returnsToStart || toFirst[stop])) && (!holdsLast || toLast[stop])
            }
        }
        let groups = all.map { centre in all.filter { reaches(centre, $0) && reaches($0, centre) } }
        let isConnected = all.allSatisfy { from in all.allSatisfy { reaches(from, $0) || reaches($0, from) } }
        if isConnected, !returnsToStart { return all }
        return groups.reduce([]) { $1.count > $0.count ? $1 : $0 }
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

    /// The stops that one is joined with, be it by way of others. O(n²) for n stops.
    ///
    /// - Parameter end: the other end of the route, behind which nothing comes.
    private func met(from stop: Int, notBy end: Int?, _ isJoined: (Int, Int) -> Bool) -> [Bool] {
        var isMet = rows.indices.map { $0 == stop }
        var queue = [stop]
        while let next = queue.popLast() {
            if next == end { continue }
            for other in rows.indices where !isMet[other] && isJoined(next, other) {
                isMet[other] = true
                queue.append(other)
            }
        }
        return isMet
    }

    private func reaches(_ from: Int, _ to: Int) -> Bool { from == to || rows[from][to] != nil }
}
