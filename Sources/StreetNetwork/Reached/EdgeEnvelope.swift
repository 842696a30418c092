/// Which of several ways of travelling an edge is the cheapest where: each millimetre belongs to the one that costs least in
/// its middle; of equal ones to that of the lowest origin, and then to that in the digitised direction.
struct EdgeEnvelope {
    /// A part of the edge and the place of the travel that it belongs to.
    struct Part {
        var low: Int64
        var high: Int64
        let travel: Int
    }

    private let travels: [EdgeTravel]
    private let ruler: EdgeRuler
    /// Ascending, without overlaps, none without extent.
    private(set) var parts: [Part] = []

    /// Complexity: O(n²) for n ways of travelling, times a bisection.
    init(of travels: [EdgeTravel], _ ruler: EdgeRuler) {
        self.travels = travels
        self.ruler = ruler
        let cuts = Set(travels.flatMap { [$0.low, $0.high] }).sorted()
        for (low, high) in zip(cuts, cuts.dropFirst()) { divide(low, high) }
    }

    /// Divides a part within which no travel begins or ends.
    private mutating func divide(_ low: Int64, _ high: Int64) {
        switch (cheapest(forward: true, low, high), cheapest(forward: false, low, high)) {
        case (nil, nil): break
        case (let forward?, nil): append(Part(low: low, high: high, travel: forward))
        case (nil, let backward?): append(Part(low: low, high: high, travel: backward))
        case (let forward?, let backward?):
            let cut = self.cut(travels[forward], travels[backward], low, high)
            append(Part(low: low, high: cut, travel: forward))
            append(Part(low: cut, high: high, travel: backward))
        }
    }

    /// Of those that travel in one direction, the cheapest is so everywhere.
    private func cheapest(forward: Bool, _ low: Int64, _ high: Int64) -> Int? {
        let covering = travels.indices.filter {
            travels[$0].directed.isForward == forward && travels[$0].low <= low && high <= travels[$0].high
        }
        return covering.min { one, other in
            let (first, second) = (travels[one], travels[other])
            return (first.cost(at: forward ? low : high, ruler), first.origin, one)
                < (second.cost(at: forward ? low : high, ruler), second.origin, other)
        }
    }

    /// Up to where the forward travel is the cheaper one.
    private func cut(_ forward: EdgeTravel, _ backward: EdgeTravel, _ low: Int64, _ high: Int64) -> Int64 {
        var (within, beyond) = (low, high + 1)
        while beyond - within > 1 {
            let middle = (within + beyond) / 2
            if isForward(forward, backward, before: middle) { within = middle } else { beyond = middle }
        }
        return within
    }

    /// Whether the millimetre before an offset belongs to the forward travel.
    private func isForward(_ forward: EdgeTravel, _ backward: EdgeTravel, before offset: Int64) -> Bool {
        let ahead = forward.twiceCost(from: offset - 1, to: offset, ruler)
        let behind = backward.twiceCost(from: offset, to: offset - 1, ruler)
        return ahead < behind || ahead == behind && forward.origin <= backward.origin
    }

    private mutating func append(_ part: Part) {
        guard part.low < part.high else { return }
        if let last = parts.last, last.travel == part.travel, last.high == part.low {
            parts[parts.count - 1].high = part.high
        } else {
            parts.append(part)
        }
    }
}
