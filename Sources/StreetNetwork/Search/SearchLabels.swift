/// The labels of a search: for each state its least cost so far and the state before it. Stamped, so that a new
/// search needs no clearing.
struct SearchLabels: ~Copyable {
    let count: Int
    private let label: UnsafeMutablePointer<UInt64>
    private let before: UnsafeMutablePointer<UInt32>
    private var stamps: RunStamps

    /// - Parameter count: how many states there are.
    init(count: Int) {
        self.count = count
        label = .allocate(capacity: count)
        before = .allocate(capacity: count)
        stamps = RunStamps(count: count)
    }

    deinit {
        label.deallocate()
        before.deallocate()
    }

    /// Forgets all labels.
    mutating func begin() { stamps.begin() }

    /// The least cost of a state so far, or nil where it was not reached.
    func cost(of state: UInt32) -> UInt64? {
        stamps.has(Int(state)) ? label[Int(state)] : nil
    }

    /// The state before a state that was reached.
    func state(before state: UInt32) -> UInt32 { before[Int(state)] }

    /// Takes a way to a state if it is cheaper than the one known, or as cheap and from a lower state.
    ///
    /// - Returns: whether the cost became less.
    @inline(__always)
    mutating func improve(_ state: UInt32, cost: UInt64, from origin: UInt32) -> Bool {
        let index = Int(state)
        if stamps.has(index) {
            if label[index] < cost { return false }
            if label[index] == cost {
                if origin < before[index] { before[index] = origin }
                return false
            }
        }
        stamps.add(index)
        label[index] = cost
        before[index] = origin
        return true
    }
}
