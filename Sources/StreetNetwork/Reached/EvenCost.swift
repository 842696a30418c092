/// What it costs to travel an edge in one direction where no barrier touches it: it rises evenly from 0, and is rounded once
/// at each place, as by `Metric.cost(of:)`.
struct EvenCost {
    /// Of all of the edge.
    let whole: Int64
    let length: Int64
    /// Whether distances are rounded as seen from the end, which is where travel on the ground begins.
    let isMirrored: Bool

    init(_ directed: DirectedEdge, on metric: Metric) {
        whole = metric.whole.cost(of: directed.index)
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
        guard Self.isShort(whole) else { return farthestOfDear(within: budget) }
        if isMirrored {
            // All but the least distance from the end whose rounded cost is still what is left over.
            let needed = UInt64(whole - budget) * UInt64(length) - UInt64(length / 2)
            return length - Int64((needed + UInt64(whole) - 1) / UInt64(whole))
        }
        // The greatest distance whose rounded cost is not yet one more.
        return Int64((UInt64(budget + 1) * UInt64(length) - UInt64(length / 2) - 1) / UInt64(whole))
    }

    /// The same of a cost that needs more than 32 bits.
    @inline(never)
    private func farthestOfDear(within budget: Int64) -> Int64 {
        let (whole, length, budget) = (Int128(whole), Int128(length), Int128(budget))
        if isMirrored { return Int64(length - ((whole - budget) * length - length / 2 + whole - 1) / whole) }
        return Int64(((budget + 1) * length - length / 2 - 1) / whole)
    }

    @inline(__always)
    private func rounded(_ distance: Int64) -> Int64 { Self.rounded(whole, upTo: distance, of: length) }

    /// The part of a cost that falls to the first millimetres of a length, rounded.
    @inline(__always)
    static func rounded(_ whole: Int64, upTo distance: Int64, of length: Int64) -> Int64 {
        guard isShort(whole) else { return roundedDear(whole, upTo: distance, of: length) }
        // Of two 32-bit numbers the product, and half a third added, fit into 64 bits without a sign.
        let product = UInt64(bitPattern: whole) &* UInt64(bitPattern: distance)
        return Int64(bitPattern: (product &+ UInt64(bitPattern: length) / 2) / UInt64(bitPattern: length))
    }

    @inline(never)
    private static func roundedDear(_ whole: Int64, upTo distance: Int64, of length: Int64) -> Int64 {
        Int64((Int128(whole) * Int128(distance) + Int128(length / 2)) / Int128(length))
    }

    @inline(__always)
    private static func isShort(_ whole: Int64) -> Bool { whole <= Int64(UInt32.max) }
}
