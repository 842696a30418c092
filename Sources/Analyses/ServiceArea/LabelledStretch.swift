import StreetNetwork

/// A stretch of an edge that belongs to an area; lower labels win where several lie on one place.
struct LabelledStretch: Equatable {
    let edge: Int
    let low: Int64
    var high: Int64
    let label: Int32

    init(edge: Int, low: Int64, high: Int64, label: Int32) {
        (self.edge, self.low, self.high, self.label) = (edge, low, high, label)
    }

    init(_ reached: ReachedStretch, label: Int32) {
        self.init(edge: reached.stretch.directed.edge, low: reached.low, high: reached.high, label: label)
    }

    /// Stretches that may lie on one another as stretches that do not, each place with its lowest label; ascending by edge
    /// and position.
    ///
    /// Complexity: O(n log n) for n stretches of which few lie on one edge.
    static func lowest(of stretches: [LabelledStretch]) -> [LabelledStretch] {
        let sorted = stretches.sorted { ($0.edge, $0.low, $0.label, $0.high) < ($1.edge, $1.low, $1.label, $1.high) }
        var lowest: [LabelledStretch] = []
        var rest = sorted[...]
        while let edge = rest.first?.edge {
            let own = rest.prefix { $0.edge == edge }
            rest = rest.dropFirst(own.count)
            lowest += own.count == 1 ? Array(own) : onOneEdge(own)
        }
        return lowest
    }

    private static func onOneEdge(_ stretches: ArraySlice<LabelledStretch>) -> [LabelledStretch] {
        var lowest: [LabelledStretch] = []
        let marks = Set(stretches.flatMap { [$0.low, $0.high] }).sorted()
        for (low, high) in zip(marks, marks.dropFirst()) {
            let covering = stretches.filter { $0.low <= low && high <= $0.high }
            guard let best = covering.min(by: { $0.label < $1.label }) else { continue }
            if let last = lowest.last, last.high == low, last.label == best.label {
                lowest[lowest.count - 1].high = high
            } else {
                lowest.append(LabelledStretch(edge: best.edge, low: low, high: high, label: best.label))
            }
        }
        return lowest
    }
}

extension EdgeLabels {
    /// - Parameter stretches: ascending by edge and position, none on another.
    mutating func fill(with stretches: [LabelledStretch]) {
        begin()
        for stretch in stretches {
            set(edge: stretch.edge, low: stretch.low, high: stretch.high, label: stretch.label)
        }
        finish()
    }
}
