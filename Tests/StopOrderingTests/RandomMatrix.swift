import StopOrdering
import TestSupport

/// Random costs between stops.
enum RandomMatrix {
    /// Whole numbers up to `largest`; some ways do not exist. Small numbers make for ties.
    static func costs(
        _ count: Int, largest: Int, unreachable: Double, _ random: inout SplitMix64
    ) -> [[Int64?]] {
        (0..<count).map { _ in
            (0..<count).map { _ in random.happens(unreachable) ? nil : Int64(random.whole(0...largest)) }
        }
    }

    /// Straight distances between random places, some of them longer in one direction.
    static func distances(_ count: Int, detours: Double, _ random: inout SplitMix64) -> [[Int64?]] {
        let places = (0..<count).map { _ in (random.number(0...1000), random.number(0...1000)) }
        return places.map { from in
            places.map { to in
                let (x, y) = (from.0 - to.0, from.1 - to.1)
                let length = (x * x + y * y).squareRoot()
                return Int64(random.happens(detours) ? length * random.number(1...1.5) : length)
            }
        }
    }
}

/// Random visits.
enum RandomVisits {
    /// Windows anywhere up to a latest time, some open on a side, some stops without any.
    static func visits(
        _ count: Int, latest: Int, width: Int, windows: Double, _ random: inout SplitMix64
    ) -> [VisitSchedule.Visit] {
        (0..<count).map { _ in
            let service = random.happens(0.5) ? Int64(random.whole(0...(latest / 20 + 1))) : 0
            guard random.happens(windows) else { return .init(service: service) }
            let opens = Int64(random.whole(-latest / 10...latest))
            let closes = opens + Int64(random.whole(0...width))
            return .init(
                service: service, opens: random.happens(0.9) ? opens : nil, closes: random.happens(0.9) ? closes : nil)
        }
    }
}

/// Which stops stay where they are.
struct Ends: CustomStringConvertible {
    let keepsFirst: Bool
    let keepsLast: Bool
    let returnsToStart: Bool

    static let all = (0..<8).map { Ends(keepsFirst: $0 & 1 > 0, keepsLast: $0 & 2 > 0, returnsToStart: $0 & 4 > 0) }
    /// Those that mean something else each.
    static let distinct = Array(all[..<6])

    var description: String { "keepsFirst \(keepsFirst), keepsLast \(keepsLast), returnsToStart \(returnsToStart)" }

    func problem(_ costs: [[Int64?]], schedule: VisitSchedule? = nil) -> OrderingProblem {
        OrderingProblem(
            costs: CostMatrix(rows: costs), keepsFirst: keepsFirst, keepsLast: keepsLast,
            returnsToStart: returnsToStart, schedule: schedule)
    }

    func mayBegin(_ stop: Int, count: Int) -> Bool {
        if keepsFirst { return stop == 0 }
        return returnsToStart || !(keepsLast && stop == count - 1 && count > 1)
    }

    func mayEnd(_ stop: Int, count: Int) -> Bool { returnsToStart || !keepsLast || stop == count - 1 }

    /// Whether an order leaves the stops that are kept where they are.
    func allow(_ order: [Int]) -> Bool {
        mayBegin(order[0], count: order.count) && mayEnd(order.last!, count: order.count)
    }
}
