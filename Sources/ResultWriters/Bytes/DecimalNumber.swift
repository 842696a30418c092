import Glibc

/// A floating-point number as a decimal one: the number of that many decimals nearest to it, ties to even.
extension ByteBuffer {
    /// Most decimals that a number can be written with: 10 to this power is exact, and fits the arithmetic below.
    static let mostDecimals = 15

    /// Appends `value` with `decimals` decimals (0 to 15; more are cut to 15), exactly rounded.
    ///
    /// - Returns: false, and nothing is appended, for a value that is not a number or not finite.
    @discardableResult
    public mutating func append(decimal value: Double, decimals: Int) -> Bool {
        guard value.isFinite else { return false }
        let decimals = min(max(decimals, 0), Self.mostDecimals)
        let magnitude = value.magnitude
        if magnitude >= 0x1p53 {
            appendLarge(value, decimals: decimals)
        } else if magnitude * Double(powersOfTen(decimals)) < 0x1p52 {
            appendScaled(value, decimals: decimals)
        } else {
            appendSplit(value, decimals: decimals)
        }
        return true
    }

    /// The usual case: scaled by the power of ten, the product's rounding error taken from `fma`.
    private mutating func appendScaled(_ value: Double, decimals: Int) {
        let power = powersOfTen(decimals)
        let scale = Double(power)
        let product = value.magnitude * scale
        let error = (-product).addingProduct(value.magnitude, scale)
        let below = product.rounded(.down)
        let rest = product - below
        var units = UInt64(below)
        if rest > 0.5 || rest == 0.5 && (error > 0 || error == 0 && units & 1 == 1) { units += 1 }
        let (whole, fraction) = units.quotientAndRemainder(dividingBy: power)
        append(negative: value < 0, whole: whole, fraction: fraction, decimals: decimals)
    }

    /// A number of 4 or more whose scaled value needs more than 52 bits: its fraction is a whole count of 2^-52.
    private mutating func appendSplit(_ value: Double, decimals: Int) {
        let power = powersOfTen(decimals)
        var whole = UInt64(value.magnitude)
        let parts = UInt64((value.magnitude - Double(whole)) * 0x1p52)
        let scaled = UInt128(parts) * UInt128(power)
        var fraction = UInt64(truncatingIfNeeded: scaled >> 52)
        let rest = UInt64(truncatingIfNeeded: scaled) & (1 << 52 - 1)
        if rest > 1 << 51 || rest == 1 << 51 && fraction & 1 == 1 { fraction += 1 }
        if fraction == power {
            whole += 1
            fraction = 0
        }
        append(negative: value < 0, whole: whole, fraction: fraction, decimals: decimals)
    }

    /// A number beyond 2^53 is whole; the C library writes all of its digits exactly.
    private mutating func appendLarge(_ value: Double, decimals: Int) {
        let mostDigits = 320
        append(upTo: mostDigits) { start in
            start.withMemoryRebound(to: CChar.self, capacity: mostDigits) { characters in
                Int(withVaList([value]) { vsnprintf(characters, mostDigits, "%.0f", $0) })
            }
        }
        guard decimals > 0 else { return }
        append(UInt8(ascii: "."))
        for _ in 0..<decimals { append(UInt8(ascii: "0")) }
    }
}

/// 10 to the `exponent`, 0 to 15.
private func powersOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power &*= 10 }
    return power
}
