/// Jobs in the order in which they are to begin.
struct JobQueue {
    private var orders: ArraySlice<JobOrder>

    init(_ orders: [JobOrder]) { self.orders = orders[...] }

    var first: JobOrder? { orders.first }
    var isEmpty: Bool { orders.isEmpty }
    var all: [JobOrder] { Array(orders) }

    mutating func removeFirst() { orders = orders.dropFirst() }
    mutating func append(_ order: JobOrder) { orders.append(order) }
    mutating func append(_ others: [JobOrder]) { orders.append(contentsOf: others) }
    mutating func prepend(_ others: [JobOrder]) { if !others.isEmpty { orders = (others + orders)[...] } }
}
