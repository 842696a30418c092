/// Numbers that look like chance and are the same on every machine (SplitMix64, doi:10.1145/2714064.2660195).
struct RandomSource {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    @inline(__always) private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0 up to, and without, a limit.
    @inline(__always) mutating func below(_ limit: Int) -> Int {
        Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: limit)) >> 32)
    }

    /// A number from 0 up, as long as one waits for what happens once a unit of time: its logarithm is read off the bits, with
    /// straight lines between powers of two.
    @inline(__always) mutating func waitingTime() -> Double {
        let bits = next() | 1
        let zeros = bits.leadingZeroBitCount
        let fraction = Double(((bits << zeros) << 1) >> 11) / Double(1 << 53)
        return (Double(zeros + 1) - fraction) * 0.6931471805599453
    }

    /// Puts numbers into another order.
    mutating func shuffle(_ numbers: inout [Int]) {
        for place in stride(from: numbers.count - 1, to: 0, by: -1) { numbers.swapAt(place, below(place + 1)) }
    }
}
