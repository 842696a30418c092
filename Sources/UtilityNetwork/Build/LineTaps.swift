/// What splits lines, by line and in the order along it.
struct LineTaps {
    private let start: [UInt32]
    private let taps: [NetworkConnections.Tap]

    /// Complexity: O(n log n) for n taps.
    init(_ unordered: [NetworkConnections.Tap], lineCount: Int) {
        let order = unordered.indices.sorted { left, right in
            let (one, other) = (unordered[left], unordered[right])
            if one.line != other.line { return one.line < other.line }
            if one.fraction != other.fraction { return one.fraction < other.fraction }
            return one.shapeIndex != other.shapeIndex ? one.shapeIndex < other.shapeIndex : left < right
        }
        var taps: [NetworkConnections.Tap] = []
        var start = [UInt32](repeating: 0, count: lineCount + 1)
        for place in order {
            let tap = unordered[place]
            // What joins a vertex twice at one place joins it once.
            if let last = taps.last, last.line == tap.line, last.fraction == tap.fraction, last.vertex == tap.vertex {
                continue
            }
            taps.append(tap)
            start[Int(tap.line) + 1] += 1
        }
        for line in 0..<lineCount { start[line + 1] += start[line] }
        self.taps = taps
        self.start = start
    }

    subscript(line: Int) -> ArraySlice<NetworkConnections.Tap> {
        taps[Int(start[line])..<Int(start[line + 1])]
    }
}
