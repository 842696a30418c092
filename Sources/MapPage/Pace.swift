/// How values are computed that have nothing to do with one another.
protocol Pace: Sendable {
    /// What ends the work before its end.
    associatedtype Stop: Error

    /// The values of all indices, in their order.
    ///
    /// - Parameter value: reads what does not change while it runs.
    func values<Value: Sendable>(_ indices: Range<Int>, _ value: (Int) -> Value) throws(Stop) -> [Value]
}
