/// The states that a search has to leave, by cost, for costs that never fall below the nearest bucket and never exceed a limit:
/// buckets of equal width, taken in order. Within a bucket states come as they were put in: where one leads to another of its
/// own bucket, which few streets are short enough for, that one comes again, and those that come again do so in order: so there
/// is never much more to do than twice what Dijkstra's algorithm does, however wide buckets are.
///
/// Source: U. Meyer and P. Sanders, "Δ-stepping", doi:10.1016/S0196-6774(03)00076-2, on one processor.
struct ReachQueue: ~Copyable {
    struct Entry: BitwiseCopyable {
        let state: UInt32
        /// The place of the next entry of the bucket and 1 more; 0 is none.
        let next: UInt32
    }

    private static let bucketCount = 1 << 15

    /// Bucket to the place of its first entry and 1 more.
    private let first = ZeroedBuffer<UInt32>(count: bucketCount)
    private var entries = GrowingBuffer<Entry>()
    /// Those that were put into the bucket that is worked on.
    private var nearest = CostQueue()
    private var bucket = 0
    /// The place of its next entry and 1 more; 0 is none.
    private var place: UInt32 = 0
    private var lastBucket = 0
    private var shift = 0

    init() {}

    /// Forgets everything, to begin anew.
    mutating func begin(limit: Int64) {
        if bucket < Self.bucketCount { first.values.update(repeating: 0, count: Self.bucketCount) }
        entries.removeAll()
        nearest.removeAll()
        place = 0
        shift = max(0, 64 - limit.leadingZeroBitCount - 15)
        lastBucket = Int(limit >> Int64(shift))
        bucket = 0
    }

    /// Puts a state in, or forward.
    ///
    /// - Parameters:
    ///   - cost: within the limit.
    ///   - known: the cost at which it is in, not lower, or `ReachState.unreached`.
    @inline(__always)
    mutating func push(_ cost: Int64, _ state: UInt32, before known: Int64) {
        let bucket = bucket(of: cost)
        if bucket == self.bucket { return pushAgain(cost, state) }
        if bucket == self.bucket(of: known) { return }
        entries.append(Entry(state: state, next: first[bucket]))
        first[bucket] = UInt32(truncatingIfNeeded: entries.count)
    }

    @inline(__always)
    private func bucket(of cost: Int64) -> Int {
        Int(truncatingIfNeeded: cost &>> Int64(truncatingIfNeeded: shift))
    }

    /// Takes out a state of the nearest bucket. It may come again at a cost that is not its own any more.
    @inline(__always)
    mutating func pop(_ states: borrowing ReachStates) -> (cost: Int64, state: UInt32)? {
        while true {
            while place != 0 {
                let entry = entries[Int(place) &- 1]
                place = entry.next
                let cost = states.cost(entry.state)
                // What has become cheaper has been in an earlier bucket since.
                if bucket(of: cost) == bucket { return (cost, entry.state) }
            }
            if nearest.count > 0 { return popAgain() }
            guard advance() else { return nil }
        }
    }

    // What is seldom needed stays out of the way of what is needed always.

    @inline(never)
    private mutating func pushAgain(_ cost: Int64, _ state: UInt32) { nearest.push(UInt64(bitPattern: cost), state) }

    @inline(never)
    private mutating func popAgain() -> (cost: Int64, state: UInt32)? {
        nearest.pop().map { (Int64(bitPattern: $0.cost), $0.state) }
    }

    /// Goes on to the next bucket with entries.
    @inline(__always)
    private mutating func advance() -> Bool {
        repeat {
            bucket &+= 1
            if bucket > lastBucket {
                bucket = Self.bucketCount
                return false
            }
        } while first[bucket] == 0
        place = first[bucket]
        first[bucket] = 0
        return true
    }
}
