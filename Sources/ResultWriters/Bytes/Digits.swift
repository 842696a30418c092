/// Decimal digits on bytes.
enum Digits {
    /// Two digits for each number from 0 to 99.
    private static var pairs: StaticString {
        """
        0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
        5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
        """
    }

    /// How many digits `value` has, at least 1.
    static func count(_ value: UInt64) -> Int {
        var count = 1
        var rest = value
        while rest >= 10_000 {
            rest /= 10_000
            count += 4
        }
        if rest >= 1000 { return count + 3 }
        if rest >= 100 { return count + 2 }
        return rest >= 10 ? count + 1 : count
    }

    /// Writes both digits of a number below 100.
    @inline(__always)
    static func writePair(_ value: UInt32, at start: UnsafeMutablePointer<UInt8>) {
        let pair = pairs.utf8Start + 2 * Int(truncatingIfNeeded: value)
        start[0] = pair[0]
        start[1] = pair[1]
    }

    /// Writes the last `width` digits of `value`, with leading zeros, at `start`.
    static func write(_ value: UInt64, width: Int, at start: UnsafeMutablePointer<UInt8>) {
        let pairs = Self.pairs.utf8Start
        var rest = value
        var end = width
        while end >= 2 {
            let pair = Int(truncatingIfNeeded: rest % 100) &* 2
            rest /= 100
            end &-= 2
            start[end] = pairs[pair]
            start[end &+ 1] = pairs[pair &+ 1]
        }
        if end == 1 { start[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10) }
    }
}
