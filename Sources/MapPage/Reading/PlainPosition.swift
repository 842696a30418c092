import Geometry

/// A position as it is written here, `[-8.6109990,41.1431350]`: seven decimals, and nothing else. It is read without asking
/// for each letter.
struct PlainPosition {
    let place: Coordinate
    let length: Int

    /// The bytes that are looked at, at most.
    static let reach = 32

    /// - Parameter start: of so many bytes.
    /// - Returns: nil for what is written otherwise, or is none.
    @inline(__always)
    init?(at start: UnsafeRawPointer) {
        guard start.letter == UInt8(ascii: "["),
            let longitude = PlainDegrees(at: start + 1), longitude.end.letter == UInt8(ascii: ","),
            let latitude = PlainDegrees(at: longitude.end + 1), latitude.end.letter == UInt8(ascii: "]")
        else { return nil }
        place = Coordinate(longitude: longitude.value, latitude: latitude.value)
        length = latitude.end + 1 - start
    }
}

/// A number of degrees with seven decimals, in units of these.
private struct PlainDegrees {
    let value: Int32
    let end: UnsafeRawPointer

    @inline(__always)
    init?(at start: UnsafeRawPointer) {
        let isNegative = start.letter == UInt8(ascii: "-")
        var place = isNegative ? start + 1 : start
        guard var whole = place.digit else { return nil }
        place += 1
        for _ in 0..<2 {
            guard let digit = place.digit else { break }
            whole = whole * 10 + digit
            place += 1
        }
        guard place.letter == UInt8(ascii: "."), let decimals = (place + 1).sevenDigits else { return nil }
        let magnitude = whole * 10_000_000 + decimals
        guard let value = Int32(exactly: isNegative ? -magnitude : magnitude) else { return nil }
        (self.value, end) = (value, place + 8)
    }
}

extension UnsafeRawPointer {
    @inline(__always)
    fileprivate var letter: UInt8 { load(as: UInt8.self) }

    @inline(__always)
    fileprivate var digit: Int64? {
        let value = letter &- UInt8(ascii: "0")
        return value <= 9 ? Int64(value) : nil
    }

    /// The number that seven digits are: neighbours are put together to numbers of two, four and eight digits.
    @inline(__always)
    fileprivate var sevenDigits: Int64? {
        // A zero in front makes them eight, the first of them lowest.
        let letters = UInt64(littleEndian: loadUnaligned(as: UInt64.self)) << 8 | 0x30
        let (high, sixMore) = (0xF0F0_F0F0_F0F0_F0F0 as UInt64, letters &+ 0x0606_0606_0606_0606)
        guard letters & high | (sixMore & high) >> 4 == 0x3333_3333_3333_3333 else { return nil }
        let pairs = ((letters & 0x0F0F_0F0F_0F0F_0F0F) &* (10 << 8 | 1)) >> 8 & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* (100 << 16 | 1)) >> 16 & 0x0000_FFFF_0000_FFFF
        return Int64((fours &* (10_000 << 32 | 1)) >> 32)
    }
}
