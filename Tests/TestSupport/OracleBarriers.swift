import StreetNetwork

/// What barriers do, from their definitions. Which parts of which streets a line or an area covers is taken from the engine,
/// each barrier by itself; what follows from that is reckoned here.
public struct OracleBarriers {
    /// What is paid on a way at a distance from its beginning.
    struct Payment {
        let distance: Int64
        /// By those who set out from there, else by those who end there.
        let whenLeaving: Bool
        let load: BarrierLoad
    }

    /// Millimetres: what a line meets so near to a junction that it meets is met at the junction.
    private static let near: Int64 = 67

    let effects: [OracleEffect]
    let network: StreetNetwork
    private var paymentsOnWay: [[Payment]] = []

    public init(_ barriers: [TestBarrier], on metric: Metric) {
        network = metric.network
        effects = barriers.map { OracleEffect(of: $0, on: metric) }
        let ways = (0..<network.directedEdgeCount).map { DirectedEdge(rawValue: UInt32($0)) }
        paymentsOnWay = ways.map(readPayments)
    }

    /// What is paid along a way.
    func payments(on way: DirectedEdge) -> [Payment] { paymentsOnWay[way.index] }

    /// Whether travel over a part of a street enters what is closed to it.
    func blocks(_ way: DirectedEdge, _ from: Int64, _ to: Int64) -> Bool {
        let (low, high) = (min(from, to), max(from, to))
        return effects.contains { effect in
            effect.barrier.kind == .restriction
                && (effect.covered[way.edge] ?? []).contains {
                    $0.directions.contains(way.isForward ? .forward : .backward) && $0.from < high && low < $0.to
                }
        }
    }

    func closes(junction: Int) -> Bool {
        effects.contains { effect in
            if case .area = effect.barrier.shape { return false }
            return effect.barrier.kind == .restriction && effect.junctions.contains(junction)
        }
    }

    /// The factors of the barriers that scale a junction.
    func factors(atJunction junction: Int, of cost: String) -> [Double] {
        effects.filter { $0.barrier.kind == .scaledCost && $0.junctions.contains(junction) }
            .map { $0.barrier.load.factors[cost] ?? 1 }
    }

    /// What is scaled of an edge, and by what.
    func scaled(_ edge: Int, of cost: String) -> [(from: Int64, to: Int64, factor: Double)] {
        effects.filter { $0.barrier.kind == .scaledCost }.flatMap { effect in
            (effect.covered[edge] ?? []).map { ($0.from, $0.to, effect.barrier.load.factors[cost] ?? 1) }
        }
    }
}

extension OracleBarriers {
    private func readPayments(on way: DirectedEdge) -> [Payment] {
        effects.filter { $0.barrier.kind == .addedCost }.flatMap { effect -> [Payment] in
            let load = effect.barrier.load
            switch effect.barrier.shape {
            case .point:
                if effect.junctions.contains(network.tail(of: way)) {
                    return [Payment(distance: 0, whenLeaving: true, load: load)]
                }
                return effect.points.filter {
                    $0.position.edge == way.edge && $0.directions.contains(way.isForward ? .forward : .backward)
                }.map { Payment(distance: distance($0.position.offset, on: way), whenLeaving: true, load: load) }
            case .area: return entries(into: effect, on: way)
            case .line: return meetings(with: effect, on: way)
            }
        }
    }

    private func distance(_ offset: Int64, on way: DirectedEdge) -> Int64 {
        way.isForward ? offset : network.length(of: way.edge) - offset
    }

    private func stretches(of effect: OracleEffect, on way: DirectedEdge) -> [(start: Int64, end: Int64)] {
        (effect.covered[way.edge] ?? []).map { stretch in
            let ends = [distance(stretch.from, on: way), distance(stretch.to, on: way)].sorted()
            return (ends[0], ends[1])
        }
    }

    /// An area is paid for by who leaves for its interior, unless he comes from there.
    private func entries(into effect: OracleEffect, on way: DirectedEdge) -> [Payment] {
        stretches(of: effect, on: way)
            .filter { $0.start > 0 || !effect.junctions.contains(network.tail(of: way)) }
            .map { Payment(distance: $0.start, whenLeaving: true, load: effect.barrier.load) }
    }

    /// A line is paid for by who comes to it, on a street or at a junction, unless he comes along it.
    private func meetings(with effect: OracleEffect, on way: DirectedEdge) -> [Payment] {
        let length = network.length(of: way.edge)
        let startsOnLine = effect.junctions.contains(network.tail(of: way))
        let endsOnLine = effect.junctions.contains(network.head(of: way))
        let met = stretches(of: effect, on: way)
        var places = met.filter { start, end in
            !(startsOnLine && start <= Self.near) && !(endsOnLine && start == end && start >= length - Self.near)
        }.map(\.start)
        let isAlongLine = met.contains { $0.start < $0.end && $0.end >= length - Self.near }
        if endsOnLine, !isAlongLine { places.append(length) }
        return places.map { Payment(distance: $0, whenLeaving: false, load: effect.barrier.load) }
    }
}
