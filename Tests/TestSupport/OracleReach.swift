import StreetNetwork

/// The road that can be reached.
extension OraclePaths {
    /// Millimetres of road reached within a limit, each once, from whichever end and in whichever direction.
    public func reachedLength(from origin: Location, within limit: Int64) -> Int64 {
        var reached: [Int: [Range<Int64>]] = [:]
        func travel(_ way: DirectedEdge, _ start: Int64, _ budget: Int64) {
            let end = farthest(way, from: start, budget)
            reached[way.edge, default: []].append(min(start, end)..<max(start, end))
        }
        for (way, cost) in beginnings(from: origin) { travel(way, rules.start(way), limit - cost) }
        for (way, offset) in ways(at: origin) { travel(way, offset, limit) }
        return reached.values.reduce(0) { total, stretches in
            var end: Int64 = 0
            return stretches.sorted { $0.lowerBound < $1.lowerBound }.reduce(total) { total, stretch in
                defer { end = max(end, stretch.upperBound) }
                return total + max(0, stretch.upperBound - max(end, stretch.lowerBound))
            }
        }
    }

    /// Where somebody comes to who sets out on a way with so much to spend.
    private func farthest(_ way: DirectedEdge, from start: Int64, _ budget: Int64) -> Int64 {
        let step: Int64 = way.isForward ? 1 : -1
        var (within, beyond) = (Int64(0), abs(rules.end(way) - start) + 1)
        while beyond - within > 1 {
            let middle = (within + beyond) / 2
            let cost = rules.cost(way, from: start, to: start + step * middle)
            if let cost, cost <= budget { within = middle } else { beyond = middle }
        }
        return start + step * within
    }
}
