/// What it costs to travel an edge in one direction where no barrier touches it: it rises evenly from 0, and is rounded once
/// at each place, as by `Metric.cost(of:)`.
struct EvenCost {
    /// Of all of the edge.
    let whole: Int64
    let length: Int64
    /// Whether distances are rounded as seen from the end, which is where travel on the ground begins.
    let isMirrored: Bool

    init(_ directed: DirectedEdge, on metric: Metric) {
        whole = Int64(metric.whole.values[directed.index])
        length = metric.network.length(of: directed.edge)
        isMirrored = metric.isMirrored
    }

    init(whole: Int64, length: Int64, isMirrored: Bool) {
        (self.whole, self.length, self.isMirrored) = (whole, length, isMirrored)
    }

    /// The cost of the first millimetres.
    @inline(__always)
    func cost(ofFirst distance: Int64) -> Int64 {
        isMirrored ? whole &- rounded(length &- distance) : rounded(distance)
    }

    /// The greatest distance that costs no more than a budget, which is not negative.
    func farthest(within budget: Int64) -> Int64 {
        if whole <= budget { return length }
        if isMirrored {
            // All but the least distance from the end whose rounded cost is still what is left over.
            let needed = UInt64(whole - budget) * UInt64(length) - UInt64(length / 2)
            return length - Int64((needed + UInt64(whole) - 1) / UInt64(whole))
        }
        // The greatest distance whose rounded cost is not yet one more.
        return Int64((UInt64(budget + 1) * UInt64(length) - UInt64(length / 2) - 1) / UInt64(whole))
    }

    @inline(__always)
    private func rounded(_ distance: Int64) -> Int64 {
        // Of two 32-bit numbers the product, and half a third added, fit into 64 bits without a sign.
        let product = UInt64(bitPattern: whole) &* UInt64(bitPattern: distance)
        return Int64(bitPattern: (product &+ UInt64(bitPattern: length) / 2) / UInt64(bitPattern: length))
    }
}
