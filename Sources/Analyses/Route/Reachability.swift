/// Tells which stops an order can hold, from the costs between them.
struct Reachability {
    /// From stop to stop; nil where there is no way.
    let rows: [[Int64?]]
    let keepsFirst: Bool
    let keepsLast: Bool

    /// The stops that can be visited in one route: those that the kept ends can reach and be reached from; with free
    /// ends, the largest group whose members all reach each other, the earliest of equally large ones.
    var visitable: [Int] {
        let all = Array(rows.indices)
        guard let last = all.last, last > 0 else { return all }
        if keepsFirst || keepsLast {
            return all.filter { stop in
                (!keepsFirst || reaches(0, stop)) && (!keepsLast || reaches(stop, last) || stop == last)
            }
        }
        let groups = all.map { centre in all.filter { reaches(centre, $0) && reaches($0, centre) } }
        let isConnected = all.allSatisfy { from in all.allSatisfy { reaches(from, $0) || reaches($0, from) } }
        if isConnected { return all }
        return groups.reduce([]) { $1.count > $0.count ? $1 : $0 }
    }

    private func reaches(_ from: Int, _ to: Int) -> Bool { from == to || rows[from][to] != nil }
}
