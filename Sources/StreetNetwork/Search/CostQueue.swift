/// A priority queue of search states by cost: a heap with four children a node, without decrease-key.
struct CostQueue: ~Copyable {
    private var cost: UnsafeMutablePointer<UInt64>
    private var state: UnsafeMutablePointer<UInt32>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 1 << 12
        cost = .allocate(capacity: capacity)
        state = .allocate(capacity: capacity)
    }

    deinit {
        cost.deallocate()
        state.deallocate()
    }

    mutating func removeAll() { count = 0 }

    mutating func push(_ newCost: UInt64, _ newState: UInt32) {
        if count == capacity { grow() }
        let (cost, state) = (cost, state)
        var place = count
        count &+= 1
        while place > 0 {
            let parent = (place &- 1) >> 2
            if cost[parent] <= newCost { break }
            cost[place] = cost[parent]
            state[place] = state[parent]
            place = parent
        }
        cost[place] = newCost
        state[place] = newState
    }

    /// Takes out a state of least cost.
    mutating func pop() -> (cost: UInt64, state: UInt32)? {
        guard count > 0 else { return nil }
        let (cost, state) = (cost, state)
        let least = (cost[0], state[0])
        count &-= 1
        let (lastCost, lastState) = (cost[count], state[count])
        var place = 0
        while true {
            let first = place &* 4 &+ 1
            guard first < count else { break }
            var child = first
            for other in (first &+ 1)..<max(first &+ 1, min(first &+ 4, count)) where cost[other] < cost[child] {
                child = other
            }
            if cost[child] >= lastCost { break }
            cost[place] = cost[child]
            state[place] = state[child]
            place = child
        }
        cost[place] = lastCost
        state[place] = lastState
        return least
    }

    private mutating func grow() {
        let (oldCost, oldState) = (cost, state)
        capacity *= 2
        cost = .allocate(capacity: capacity)
        state = .allocate(capacity: capacity)
        cost.update(from: oldCost, count: count)
        state.update(from: oldState, count: count)
        oldCost.deallocate()
        oldState.deallocate()
    }
}
