/// Lists of edges, each edge in at most one of them, joined without copying.
struct EdgeLists {
    private var first: [UInt32]
    private var last: [UInt32]
    private var next: [UInt32]

    /// - Parameter lists: how many lists there are, all of them empty.
    init(lists: Int, edges: Int) {
        first = Array(repeating: closed, count: lists)
        last = first
        next = Array(repeating: closed, count: edges)
    }

    mutating func append(_ edge: Int, to list: Int) {
        if first[list] == closed {
            first[list] = UInt32(edge)
        } else {
            next[Int(last[list])] = UInt32(edge)
        }
        last[list] = UInt32(edge)
    }

    /// Puts a list behind another one; it is empty then.
    mutating func move(_ source: Int, behind list: Int) {
        guard first[source] != closed else { return }
        if first[list] == closed {
            first[list] = first[source]
        } else {
            next[Int(last[list])] = first[source]
        }
        last[list] = last[source]
        first[source] = closed
        last[source] = closed
    }

    func forEach(in list: Int, _ body: (Int) -> Void) {
        var edge = first[list]
        while edge != closed {
            body(Int(edge))
            edge = next[Int(edge)]
        }
    }
}
