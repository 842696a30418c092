/// The core schema of YAML 1.2 (https://yaml.org/spec/1.2.2/, §10.3): what a plain scalar means.
///
/// `no`, `08:00`, `1_000` and `2026-05-01` are text; so is everything in quotes.
enum CoreSchema {
    static func value(ofPlain text: String) -> Scalar.Value {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .boolean(true)
        case "false", "False", "FALSE": return .boolean(false)
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity)
        case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
        case ".nan", ".NaN", ".NAN": return .number(.nan)
        default: return number(text) ?? .text
        }
    }

    private static func number(_ text: String) -> Scalar.Value? {
        var scan = DigitScan(text.utf8)
        if scan.skip("0x") { return radix(16, scan.rest) }
        if scan.skip("0o") { return radix(8, scan.rest) }
        guard let isWhole = decimal(&scan) else { return nil }
        if isWhole, let integer = Int64(text) { return .integer(integer) }
        return Double(text).map(Scalar.Value.number)
    }

    /// Reads `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?` up to the end.
    ///
    /// - Returns: whether there is neither a point nor an exponent, or nil where the text is no number.
    private static func decimal(_ scan: inout DigitScan) -> Bool? {
        scan.skipSign()
        let whole = scan.skipDigits()
        var isWhole = true
        if scan.skip(".") {
            isWhole = false
            let fraction = scan.skipDigits()
            if whole == 0, fraction == 0 { return nil }
        } else if whole == 0 {
            return nil
        }
        if scan.skip("e") || scan.skip("E") {
            isWhole = false
            scan.skipSign()
            if scan.skipDigits() == 0 { return nil }
        }
        return scan.isAtEnd ? isWhole : nil
    }

    private static func radix(_ radix: Int, _ digits: Substring) -> Scalar.Value? {
        guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }) else {
            return nil
        }
        if let integer = Int64(digits, radix: radix) { return .integer(integer) }
        var value = 0.0
        for digit in digits {
            guard let number = digit.hexDigitValue, number < radix else { return nil }
            value = value * Double(radix) + Double(number)
        }
        return .number(value)
    }
}
