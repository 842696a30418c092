/// The labels of a search: for each state its least cost so far and the state before it. Stamped, so that a new
/// search needs no clearing.
struct SearchLabels: ~Copyable {
    let count: Int
    private let label: UnsafeMutablePointer<UInt64>
    private let before: UnsafeMutablePointer<UInt32>
    private let stamp: UnsafeMutablePointer<UInt32>
    private var run: UInt32 = 0

    /// - Parameter count: how many states there are.
    init(count: Int) {
        self.count = count
        label = .allocate(capacity: count)
        before = .allocate(capacity: count)
        stamp = .allocate(capacity: count)
        stamp.initialize(repeating: 0, count: count)
    }

    deinit {
        label.deallocate()
        before.deallocate()
        stamp.deallocate()
    }

    /// Forgets all labels.
    mutating func begin() {
        run &+= 1
        if run == 0 {
            stamp.update(repeating: 0, count: count)
            run = 1
        }
    }

    /// The least cost of a state so far, or nil where it was not reached.
    func cost(of state: UInt32) -> UInt64? {
        stamp[Int(state)] == run ? label[Int(state)] : nil
    }

    /// The state before a state that was reached.
    func state(before state: UInt32) -> UInt32 { before[Int(state)] }

    /// Takes a way to a state if it is cheaper than the one known, or as cheap and from a lower state.
    ///
    /// - Returns: whether the cost became less.
    @inline(__always)
    mutating func improve(_ state: UInt32, cost: UInt64, from origin: UInt32) -> Bool {
        let index = Int(state)
        if stamp[index] == run {
            if label[index] < cost { return false }
            if label[index] == cost {
                if origin < before[index] { before[index] = origin }
                return false
            }
        }
        stamp[index] = run
        label[index] = cost
        before[index] = origin
        return true
    }
}
