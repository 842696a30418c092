/// Jobs that wait until others have an outcome, as they read what these write.
struct HeldJobs {
    private var orders: [Int: JobOrder] = [:]
    /// By job: how many others it waits for.
    private var waits: [Int: Int] = [:]
    private var followers: [Int: [Int]] = [:]
    private var finished: Set<Int> = []
    private var released: [JobOrder] = []

    var isEmpty: Bool { orders.isEmpty && released.isEmpty }
    /// All that were not given back, in the order of the plan.
    var all: [JobOrder] { (Array(orders.values) + released).sorted { $0.index < $1.index } }

    /// Takes in those that have to wait.
    ///
    /// - Returns: the others.
    mutating func hold(_ new: [JobOrder]) -> [JobOrder] {
        new.filter { order in
            let others = order.after.filter { !finished.contains($0) }
            if others.isEmpty { return true }
            orders[order.index] = order
            waits[order.index] = others.count
            for other in others { followers[other, default: []].append(order.index) }
            return false
        }
    }

    /// A job has its outcome, whatever that is.
    mutating func finish(_ index: Int) {
        finished.insert(index)
        for follower in followers.removeValue(forKey: index) ?? [] {
            waits[follower, default: 1] -= 1
            if waits[follower] == 0, let order = orders.removeValue(forKey: follower) { released.append(order) }
        }
    }

    /// Gives back those that need not wait any more.
    mutating func release() -> [JobOrder] {
        defer { released = [] }
        return released
    }
}
