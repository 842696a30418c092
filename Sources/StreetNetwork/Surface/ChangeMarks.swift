/// What sees the label of a street change for one area: triangles, which are cut anew, or seams, which are taken apart. Reused.
struct ChangeMarks: ~Copyable {
    private let marked: NumberSet

    init(count: Int) { marked = NumberSet(below: count) }

    @inline(__always)
    func contains(_ number: Int) -> Bool { marked.contains(number) }

    /// Marks what an edge has parts of on both sides of a change, or in it.
    func mark(_ labels: borrowing EdgeLabels, _ seen: EdgeSpans) {
        marked.removeAll()
        for (place, edge) in labels.mixedEdges.enumerated() {
            if place + 6 < labels.mixedEdges.count { seen.prefetchStart(of: labels.mixedEdges[place + 6]) }
            if place + 3 < labels.mixedEdges.count { seen.prefetch(labels.mixedEdges[place + 3]) }
            mark(edge, labels, seen)
        }
    }

    private func mark(_ edge: UInt32, _ labels: borrowing EdgeLabels, _ seen: EdgeSpans) {
        let entries = seen.entries(of: edge)
        let length = labels.length(of: edge)
        labels.visitChanges(on: edge) { change in
            let span = EdgeSpan(from: change, to: change, of: length)
            for place in entries where seen.span[place].meets(span) { marked.insert(Int(seen.entry[place])) }
        }
    }

    /// Lists what is marked, in the order in which it lies in memory.
    func list(into numbers: inout [UInt32]) { marked.list(into: &numbers) }
}
