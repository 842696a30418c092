/// What a search knows of the states that it reached: the least cost, the lowest origin that has it, and what came before.
struct ReachLabels: ~Copyable {
    struct Label: BitwiseCopyable {
        /// At the beginning of the state's edge; `unreached` where nothing came there.
        var cost: Int64
        /// The number of the state before, or a seed's place, marked.
        var before: UInt32
        var origin: Int32
    }

    static let unreached = Int64.max

    private var labels = GrowingBuffer<Label>()

    /// Makes room for so many states.
    mutating func grow(to count: Int) {
        while labels.count < count { labels.append(Label(cost: Self.unreached, before: 0, origin: 0)) }
    }

    mutating func removeAll() { labels.removeAll() }

    @inline(__always)
    subscript(state: UInt32) -> Label {
        get { labels[Int(state)] }
        nonmutating set { labels[Int(state)] = newValue }
    }

    func forget(_ state: UInt32) { labels.values[Int(state)].cost = Self.unreached }
}
