import Geometry

/// What is said of each place of a network's edges: a label, or `AreaLines.outside` where nothing is.
///
/// Lower labels are better: where two meet in a place, the lower one counts there. Reused from one area to the next; what
/// was said before is forgotten in time in proportion to it.
public struct EdgeLabels: ~Copyable {
    /// Edge to the label that all of it has, or to `mixed`.
    public private(set) var uniform: [Int32]
    /// Edge to its first span, where it is mixed.
    private var firstSpan: [UInt32]
    private var spans: [Span] = []
    private(set) var edges: [UInt32] = []
    /// Those of the edges that have more than one.
    private(set) var mixedEdges: [UInt32] = []
    private let network: StreetNetwork

    /// A part of an edge, both ends included.
    struct Span: BitwiseCopyable {
        let edge: UInt32
        var low: UInt32
        var high: UInt32
        let label: Int32
    }

    public static let mixed: Int32 = -1

    public init(network: StreetNetwork) {
        self.network = network
        uniform = [Int32](repeating: AreaLines.outside, count: network.edgeCount)
        firstSpan = [UInt32](repeating: 0, count: network.edgeCount)
    }

    /// Forgets everything.
    public mutating func begin() {
        for edge in edges { uniform[Int(edge)] = AreaLines.outside }
        edges.removeAll(keepingCapacity: true)
        mixedEdges.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
    }

    /// Says something of a part of an edge. Parts come by edge, then by position, and do not overlap.
    public mutating func set(edge: Int, low: Int64, high: Int64, label: Int32) {
        let number = UInt32(edge)
        if edges.last != number {
            settleLast()
            edges.append(number)
            firstSpan[edge] = UInt32(spans.count)
        } else if let last = spans.last, last.edge == number, last.label == label, Int64(last.high) >= low {
            spans[spans.count - 1].high = UInt32(high)
            return
        }
        spans.append(Span(edge: number, low: UInt32(low), high: UInt32(high), label: label))
    }

    /// To be called when everything is said.
    public mutating func finish() { settleLast() }

    private mutating func settleLast() {
        guard let edge = edges.last, let span = spans.last else { return }
        let isWhole = span.low == 0 && Int64(span.high) == network.length(of: Int(edge))
        let isUniform = isWhole && Int(firstSpan[Int(edge)]) == spans.count - 1
        uniform[Int(edge)] = isUniform ? span.label : Self.mixed
        if !isUniform { mixedEdges.append(edge) }
    }

    /// The label at a position of an edge.
    @inline(__always)
    func label(on edge: UInt32, at offset: UInt32) -> Int32 {
        let label = uniform[Int(edge)]
        return label == Self.mixed ? mixedLabel(on: edge, at: offset) : label
    }

    /// The label at a place of an edge that is told in 255ths of it: see `EdgeSpan`.
    func label(on edge: UInt32, atPart part: UInt8) -> Int32 {
        let label = uniform[Int(edge)]
        guard label == Self.mixed else { return label }
        return mixedLabel(on: edge, at: EdgeSpan.offset(of: part, onEdgeOf: length(of: edge)))
    }

    /// Whether all of a stretch of an edge, both ends included, has a label.
    @inline(__always)
    func has(_ label: Int32, on edge: UInt32, from low: UInt32, to high: UInt32) -> Bool {
        let whole = uniform[Int(edge)]
        if whole != Self.mixed { return whole == label }
        var place = Int(firstSpan[Int(edge)])
        while place < spans.count, spans[place].edge == edge, spans[place].low <= high {
            let span = spans[place]
            if span.high >= low { return span.label == label && span.low <= low && high <= span.high }
            place += 1
        }
        return label == AreaLines.outside
    }

    private func mixedLabel(on edge: UInt32, at offset: UInt32) -> Int32 {
        var best = AreaLines.outside
        var place = Int(firstSpan[Int(edge)])
        while place < spans.count, spans[place].edge == edge, spans[place].low <= offset {
            if offset <= spans[place].high { best = min(best, spans[place].label) }
            place += 1
        }
        return best
    }

    func length(of edge: UInt32) -> Int64 { network.length(of: Int(edge)) }

    /// Visits the positions between its ends where labels change along an edge that has more than one, ascending.
    @inline(__always)
    func visitChanges(on edge: UInt32, _ visit: (UInt32) -> Void) {
        let length = length(of: edge)
        var (end, label) = (UInt32(0), AreaLines.outside)
        func change(_ offset: UInt32, to next: Int32) {
            if label != next, offset > 0, Int64(offset) < length { visit(offset) }
            label = next
        }
        var place = Int(firstSpan[Int(edge)])
        while place < spans.count, spans[place].edge == edge {
            let span = spans[place]
            if span.low > end { change(end, to: AreaLines.outside) }
            change(span.low, to: span.label)
            end = span.high
            place += 1
        }
        change(end, to: AreaLines.outside)
    }

    /// Whether labels change along a stretch of an edge with more than one, its ends included.
    func changes(on edge: UInt32, between low: UInt32, and high: UInt32) -> Bool {
        var isChanged = false
        visitChanges(on: edge) { if low <= $0, $0 <= high { isChanged = true } }
        return isChanged
    }

    /// Visits where labels change along a stretch of an edge: the positions strictly between its ends, ascending.
    @inline(__always)
    func visitChanges(on edge: UInt32, from low: UInt32, to high: UInt32, _ visit: (UInt32) -> Void) {
        guard uniform[Int(edge)] == Self.mixed else { return }
        visitChanges(on: edge) { if low < $0, $0 < high { visit($0) } }
    }
}
