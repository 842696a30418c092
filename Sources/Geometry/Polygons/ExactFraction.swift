/// A fraction of a segment as the quotient of two whole numbers, so that equal places compare as equal.
struct ExactFraction: Comparable {
    private let numerator: UInt128
    private let denominator: UInt128
    /// The quotient, rounded.
    let value: Double

    /// - Precondition: 0 <= numerator <= denominator, 0 < denominator.
    init(_ numerator: Int128, over denominator: Int128) {
        self.numerator = numerator.magnitude
        self.denominator = denominator.magnitude
        value = Double(numerator) / Double(denominator)
    }

    static func < (left: ExactFraction, right: ExactFraction) -> Bool {
        // Only quotients so near that rounding could have swapped them are worth multiplying out.
        if abs(left.value - right.value) > 1e-9 { return left.value < right.value }
        let (a, b) = products(left, right)
        return a.high != b.high ? a.high < b.high : a.low < b.low
    }

    static func == (left: ExactFraction, right: ExactFraction) -> Bool {
        if abs(left.value - right.value) > 1e-9 { return false }
        let (a, b) = products(left, right)
        return a.high == b.high && a.low == b.low
    }

    /// Both fractions brought to a common denominator: products of up to 140 bits.
    private static func products(
        _ left: ExactFraction, _ right: ExactFraction
    ) -> ((high: UInt128, low: UInt128), (high: UInt128, low: UInt128)) {
        (
            left.numerator.multipliedFullWidth(by: right.denominator),
            right.numerator.multipliedFullWidth(by: left.denominator)
        )
    }
}
