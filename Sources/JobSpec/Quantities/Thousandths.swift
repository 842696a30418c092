/// Writes a count of thousandths as a decimal number.
enum Thousandths {
    /// `4100` is `4.1`, `500000` is `500`.
    static func written(_ thousandths: Int64) -> String {
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
        let sign = thousandths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        var digits = String(String(rest + 1_000).dropFirst())
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
