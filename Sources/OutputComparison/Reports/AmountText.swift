import Glibc

/// Numbers as people read them.
enum AmountText {
    static func fixed(_ number: Double, decimals: Int) -> String {
        withVaList([Int32(clamping: decimals), number]) { values in
            // The largest number has 309 digits.
            var bytes = [CChar](repeating: 0, count: 320 + decimals)
            let count = Int(vsnprintf(&bytes, bytes.count, "%.*f", values))
            return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// Such as `+12.5`.
    static func signed(_ number: Double, decimals: Int) -> String {
        (number < 0 ? "" : "+") + fixed(number, decimals: decimals)
    }

    /// A change as a share of what was there, such as `+1.25 %`; nil where there was nothing.
    static func share(_ change: Double, of old: Double) -> String? {
        old == 0 ? nil : signed(change / abs(old) * 100, decimals: 2) + " %"
    }

    /// How many decimals a number is written with, or would be without its exponent: `1e-07` has seven.
    static func decimals(_ written: String) -> Int {
        let parts = written.lowercased().split(separator: "e")
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let decimals = parts.first.map { $0.drop { $0 != "." }.dropFirst().count } ?? 0
        return min(17, max(0, decimals - exponent))
    }

    /// Such as `1 row` and `2 rows`.
    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
