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

    /// Writes a number below 1000 without leading zeros. Returns its end.
    @inline(__always)
    static func write(upTo999 value: UInt32, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        var start = start
        if value >= 100 {
            start[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value / 100)
            start += 1
        }
        let pairs = Self.pairs.utf8Start + Int(value % 100) * 2
        if value >= 10 {
            start[0] = pairs[0]
            start += 1
        }
        start[0] = pairs[1]
        return start + 1
    }

    /// Writes the eight digits of a number below 100,000,000, with leading zeros: all at once, in the lanes of a word.
    @inline(__always)
    static func write(eight value: UInt32, at start: UnsafeMutablePointer<UInt8>) {
        let (high, low) = value.quotientAndRemainder(dividingBy: 10_000)
        let fours = UInt64(high) | UInt64(low) << 32
        // 10486 / 2^20 and 103 / 2^10 divide by 100 and by 10, exactly for what a lane can hold.
        let hundreds = (fours &* 10486) >> 20 & 0x0000_007F_0000_007F
        let twos = hundreds | (fours &- hundreds &* 100) << 16
        let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
        let ones = tens | (twos &- tens &* 10) << 8
        let text = (ones &+ 0x3030_3030_3030_3030).littleEndian
        UnsafeMutableRawPointer(start).storeBytes(of: text, as: UInt64.self)
    }
}
