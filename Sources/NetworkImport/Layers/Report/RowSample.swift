/// How many rows something was met in, and the lowest ten of their ids, each once.
public struct RowSample: Sendable, Equatable {
    public private(set) var count = 0
    public private(set) var ids: [Int64] = []

    static let size = 10

    public init() {}

    mutating func add(_ id: Int64) {
        count += 1
        if ids.count == RowSample.size, let last = ids.last, id >= last { return }
        if ids.contains(id) { return }
        let place = ids.firstIndex { $0 > id } ?? ids.count
        ids.insert(id, at: place)
        if ids.count > RowSample.size { ids.removeLast() }
    }
}
