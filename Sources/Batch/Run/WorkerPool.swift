import Dispatch
import Synchronization

/// Runs pieces of work on several threads.
struct WorkerPool {
    let workers: Int

    /// Calls `work` once for each index below `count`, in ascending order of start; returns when all are done.
    func run(_ count: Int, work: @Sendable (Int) -> Void) {
        guard count > 0 else { return }
        let next = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: max(1, min(workers, count))) { _ in
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                work(index)
            }
        }
    }

    /// The values of all indices below `count`, in their order.
    func values<Value: Sendable>(_ count: Int, _ value: @Sendable (Int) -> Value) -> [Value] {
        let values = Mutex([Value?](repeating: nil, count: count))
        run(count) { index in
            let made = value(index)
            values.withLock { $0[index] = made }
        }
        return values.withLock { $0.compactMap { $0 } }
    }
}
