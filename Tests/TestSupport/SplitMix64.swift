/// The same numbers for the same seed on every machine (doi:10.1145/2714064.2660195).
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A whole number of a range.
    public mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// A number of a range.
    public mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    /// True as often as `share` says, 0 never and 1 always.
    public mutating func happens(_ share: Double) -> Bool { number(0...1) < share }

    /// One of several, which must not be none.
    public mutating func one<Element>(of elements: [Element]) -> Element {
        elements[whole(0...(elements.count - 1))]
    }
}
