import Dispatch
import Synchronization

/// Values that are computed at the same time: somebody waits for them.
struct SideBySide: Pace {
    func values<Value: Sendable>(_ indices: Range<Int>, _ value: (Int) -> Value) -> [Value] {
        withoutActuallyEscaping(value) { value in
            let values = Mutex<[Value?]>(Array(repeating: nil, count: indices.count))
            let work = UncheckedWork(run: value)
            DispatchQueue.concurrentPerform(iterations: indices.count) { index in
                let made = work.run(index)
                values.withLock { $0[index] = made }
            }
            return values.withLock { $0.compactMap { $0 } }
        }
    }
}

private struct UncheckedWork<Value>: @unchecked Sendable {
    let run: (Int) -> Value
}
