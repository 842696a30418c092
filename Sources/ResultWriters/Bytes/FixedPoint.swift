/// Numbers with a fixed count of decimals, rounded exactly (half to even), whatever the locale.
/// A value that rounds to zero is written without a sign.
extension ByteBuffer {
    public mutating func append(integer value: Int64) {
        append(negative: value < 0, whole: value.magnitude, fraction: 0, decimals: 0)
    }

    /// Appends a time in minutes with 6 decimals.
    public mutating func append(minutesOf milliseconds: Int64) {
        let (whole, millionths) = Self.minutes(of: milliseconds.magnitude)
        append(negative: milliseconds < 0, whole: whole, fraction: millionths, decimals: 6)
    }

    /// Whole minutes, and millionths of one.
    static func minutes(of milliseconds: UInt64) -> (whole: UInt64, millionths: UInt64) {
        let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
        // A millisecond is 50/3 of a millionth of a minute: a tie cannot occur, and the carry cannot reach a minute.
        return (whole, (rest * 50 + 1) / 3)
    }

    /// Appends a length in metres with 3 decimals.
    public mutating func append(metresOf millimetres: Int64) {
        let (whole, rest) = millimetres.magnitude.quotientAndRemainder(dividingBy: 1000)
        append(negative: millimetres < 0, whole: whole, fraction: rest, decimals: 3)
    }

    /// Appends an amount in millionths with 6 decimals.
    public mutating func append(millionths amount: Int64) {
        let (whole, rest) = amount.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        append(negative: amount < 0, whole: whole, fraction: rest, decimals: 6)
    }

    /// Appends digits, a point and `decimals` digits of `fraction`, which is less than 10 to the `decimals`.
    mutating func append(negative: Bool, whole: UInt64, fraction: UInt64, decimals: Int) {
        let wholeDigits = Digits.count(whole)
        append(upTo: wholeDigits + decimals + 2) { start in
            var end = start
            if negative, whole | fraction != 0 {
                end[0] = UInt8(ascii: "-")
                end += 1
            }
            Digits.write(whole, width: wholeDigits, at: end)
            end += wholeDigits
            if decimals > 0 {
                end[0] = UInt8(ascii: ".")
                Digits.write(fraction, width: decimals, at: end + 1)
                end += decimals + 1
            }
            return end - start
        }
    }
}
