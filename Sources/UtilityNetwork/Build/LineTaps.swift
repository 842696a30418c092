/// What splits lines, by line and in the order along it.
struct LineTaps {
    private let start: [UInt32]
    private let taps: [NetworkConnections.Tap]

    /// - Parameter ordered: by line, and in the order along it.
    init(_ ordered: [NetworkConnections.Tap], lineCount: Int) {
        var taps: [NetworkConnections.Tap] = []
        var start = [UInt32](repeating: 0, count: lineCount + 1)
        for tap in ordered {
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
