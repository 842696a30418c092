/// Puts jobs in order, as A. B. Kahn does: Communications of the ACM 5 (1962), doi:10.1145/368996.369025.
struct ChainOrder {
    /// For each job those that come before it; of a circle the first waits for none of the others.
    private(set) var before: [[Int]]
    /// All jobs, each behind those that come before it.
    private(set) var order: [Int] = []
    private var followers: [[Int]]
    private var waits: [Int]
    private var isPlaced: [Bool]
    /// All before it are placed.
    private var firstOpen = 0

    init(_ before: [[Int]]) {
        self.before = before
        waits = before.map(\.count)
        isPlaced = before.map { _ in false }
        followers = before.map { _ in [] }
        for (reader, jobs) in before.enumerated() { for job in jobs { followers[job].append(reader) } }
        for job in waits.indices where waits[job] == 0 && !isPlaced[job] { place(job) }
        while let circle = circle() { open(circle) }
    }

    /// Places a job that waits for nobody, and then those that waited for it alone.
    private mutating func place(_ first: Int) {
        var ready = [first]
        while let job = ready.popLast() {
            isPlaced[job] = true
            order.append(job)
            for follower in followers[job] {
                waits[follower] -= 1
                if waits[follower] == 0 { ready.append(follower) }
            }
        }
    }

    /// Jobs that wait for each other in a circle; nil where all are placed.
    private mutating func circle() -> [Int]? {
        firstOpen = isPlaced[firstOpen...].firstIndex(of: false) ?? isPlaced.count
        guard firstOpen < isPlaced.count else { return nil }
        var job = firstOpen
        var (way, places) = ([Int](), [Int: Int]())
        // Who is not placed waits for somebody who is not placed.
        while places[job] == nil {
            places[job] = way.count
            way.append(job)
            guard let next = before[job].first(where: { !isPlaced[$0] }) else { break }
            job = next
        }
        return places[job].map { Array(way[$0...]) }
    }

    /// Has the first job of a circle wait for none of the others.
    private mutating func open(_ circle: [Int]) {
        guard let first = circle.min() else { return }
        let others = Set(circle)
        for job in before[first] where others.contains(job) { followers[job].removeAll { $0 == first } }
        before[first].removeAll(where: others.contains)
        waits[first] = before[first].count { !isPlaced[$0] }
        if waits[first] == 0 { place(first) }
    }
}
