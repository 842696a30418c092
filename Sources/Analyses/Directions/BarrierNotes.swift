import StreetNetwork

/// Adds up what barriers do on the stretches of a step.
struct BarrierNotes {
    /// A load and the millimetres that it covers, or the times that it was added.
    private var covered: [Int: (load: BarrierLoad, length: Int64)] = [:]
    private var added: [Int: (load: BarrierLoad, count: Int64)] = [:]

    mutating func follow(_ stretch: EdgeStretch, through barriers: NetworkBarriers) {
        guard let touched = barriers.edges[stretch.directed.edge] else { return }
        let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
        for scaling in touched.scalings {
            let length = min(high, scaling.to) - max(low, scaling.from)
            if length > 0 { covered[scaling.load, default: (barriers.loads[scaling.load], 0)].length += length }
        }
        for addition in touched.additions where addition.isPaid(on: stretch) {
            added[addition.load, default: (barriers.loads[addition.load], 0)].count += 1
        }
    }

    /// In the order of the barriers.
    var notes: [BarrierNote] {
        Set(covered.keys).union(added.keys).sorted().flatMap { place -> [BarrierNote] in
            var notes: [BarrierNote] = []
            if let (load, length) = covered[place], let name = load.name, let effect = Self.effect(of: load, length) {
                notes.append(BarrierNote(barrier: name, effect: effect))
            }
            if let (load, count) = added[place], let name = load.name, let effect = Self.effect(of: load, times: count)
            {
                notes.append(BarrierNote(barrier: name, effect: effect))
            }
            return notes
        }
    }

    private static let time = "time"

    private static func effect(of load: BarrierLoad, _ length: Int64) -> BarrierNote.Effect? {
        if load.factors[time] ?? 1 > 1 { return .slowed(length) }
        return load.factors.values.contains { $0 != 1 } ? .passed(length) : nil
    }

    private static func effect(of load: BarrierLoad, times count: Int64) -> BarrierNote.Effect? {
        if let time = load.additions[time], time > 0 { return .delayed(time * count) }
        return load.additions.values.contains { $0 > 0 } ? .passed(nil) : nil
    }
}

extension EdgeBarriers.Addition {
    /// Whether who travels a stretch pays it.
    fileprivate func isPaid(on stretch: EdgeStretch) -> Bool {
        guard directions.contains(Directions(of: stretch.directed)) else { return false }
        let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
        if offset > low, offset < high { return true }
        return offset == (moment == .leaving ? stretch.from : stretch.to) && low < high
    }
}
