import StreetNetwork

/// What parts of streets cost, barriers considered: exactly, in whole numbers.
extension OracleRules {
    /// The cost of travelling a part of a way, from one offset to another; nil where a barrier stands between.
    func cost(_ way: DirectedEdge, from: Int64, to: Int64) -> Int64? {
        if barriers?.blocks(way, from, to) ?? false { return nil }
        return cost(way, upTo: to) - cost(way, upTo: from)
    }

    /// The cost of a way up to a place, rounded half up to a whole number there and only there.
    private func cost(_ way: DirectedEdge, upTo offset: Int64) -> Int64 {
        let length = length(way.edge)
        func distance(_ offset: Int64) -> Int64 { way.isForward ? offset : length - offset }
        let travelled = distance(offset)
        var cost = rounded(way, upTo: travelled, distance)
        if travelled == length, whole(way) > 0 { cost = max(1, cost) }
        for payment in barriers?.payments(on: way) ?? [] {
            // Nobody pays who is still to set out from the place, or who is at the very beginning already.
            let isPaid = payment.whenLeaving ? payment.distance < travelled : payment.distance <= travelled
            if isPaid { cost += amount(of: payment) }
        }
        return cost
    }

    private func amount(of payment: OracleBarriers.Payment) -> Int64 {
        ((payment.load.additions[impedance.name] ?? 0) + step / 2) / step
    }

    /// Twice what is paid by the middle of a millimetre, less what is paid by its two ends.
    ///
    /// - Parameter offset: its lower end.
    public func paidWithin(millimetre offset: Int64, of way: DirectedEdge) -> Int64 {
        let entered = way.isForward ? offset : length(way.edge) - offset - 1
        return (barriers?.payments(on: way) ?? []).reduce(0) { sum, payment in
            func isPaid(at travelled: Int64) -> Bool {
                payment.whenLeaving ? payment.distance < travelled : payment.distance <= travelled
            }
            let atEnds = (isPaid(at: entered) ? 1 : 0) + (isPaid(at: entered + 1) ? 1 : 0)
            let inside = payment.distance <= entered ? 2 : 0
            return sum + Int64(inside - atEnds) * amount(of: payment)
        }
    }

    private func rounded(_ way: DirectedEdge, upTo travelled: Int64, _ distance: (Int64) -> Int64) -> Int64 {
        let (weighed, divisor) = weighed(way, upTo: travelled, distance)
        let length = Int128(length(way.edge)) * divisor
        return Int64(clamping: (Int128(whole(way)) * weighed * 2 + length) / (length * 2))
    }

    /// Millimetres, each weighed with the factors that hold there, in quarters of quarters: a sum and its divisor.
    private func weighed(
        _ way: DirectedEdge, upTo travelled: Int64, _ distance: (Int64) -> Int64
    ) -> (sum: Int128, divisor: Int128) {
        let scaled = (barriers?.scaled(way.edge, of: impedance.name) ?? []).map { stretch in
            let ends = [distance(stretch.from), distance(stretch.to)].sorted()
            return (from: ends[0], to: ends[1], quarters: Int128(stretch.factor * 4))
        }
        let cuts = Set([0, travelled] + scaled.flatMap { [$0.from, $0.to] }).filter { $0 <= travelled }.sorted()
        let sum = zip(cuts, cuts.dropFirst()).reduce(Int128(0)) { sum, piece in
            sum
                + scaled.reduce(Int128(piece.1 - piece.0)) { weight, stretch in
                    weight * (stretch.from <= piece.0 && piece.1 <= stretch.to ? stretch.quarters : 4)
                }
        }
        return (sum, scaled.reduce(1) { divisor, _ in divisor * 4 })
    }
}
