/// Amounts on the command line: a number and a unit.
enum AmountArgument {
    /// `500ms`, `90s`, `5min`, `1.5h`, `1d`; nil for anything else.
    static func seconds(_ text: String) -> Double? {
        amount(text, ["ms": 0.001, "s": 1, "min": 60, "h": 3600, "d": 86_400])
    }

    /// `800MB`, `4GB`; nil for anything else.
    static func bytes(_ text: String) -> Int? {
        amount(text, ["kb": 1e3, "mb": 1e6, "gb": 1e9, "tb": 1e12]).map { Int($0) }
    }

    private static func amount(_ text: String, _ units: [String: Double]) -> Double? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        guard let number = Double(digits), let size = units[unit], number > 0, number * size < 1e15 else { return nil }
        return number * size
    }
}
