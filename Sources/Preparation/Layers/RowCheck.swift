/// Takes what a row says value by value, and goes on behind those that cannot be used.
struct RowCheck {
    private(set) var faults: [RowFault] = []

    /// What was read; nil where it cannot be used, and where nothing is said.
    mutating func value<Value>(_ read: @autoclosure () throws(RowFault) -> Value?) -> Value? {
        do throws(RowFault) {
            return try read()
        } catch {
            faults.append(error)
            return nil
        }
    }

    mutating func add(_ fault: RowFault) { faults.append(fault) }
}
