import Vocabulary

/// Values that are computed one after the other, as long as somebody may want them: others need the processors.
struct Aside: Pace {
    let cancellation: Cancellation

    func values<Value: Sendable>(_ indices: Range<Int>, _ value: (Int) -> Value) throws(Cancelled) -> [Value] {
        var values: [Value] = []
        for index in indices {
            if let reason = cancellation.reason { throw Cancelled(reason: reason) }
            values.append(value(index))
        }
        return values
    }
}
