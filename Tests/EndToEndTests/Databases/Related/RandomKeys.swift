import TestSupport

/// How the keys of a random database are written: on either side, and in SQL that brings both to one form.
enum RandomKeys: String, CaseIterable, Sendable {
    case integers
    case texts
    /// Texts of digits where the other side has numbers.
    case textsAgainstNumbers
    /// Globally unique ids, in capitals and small letters, with and without braces.
    case guids

    /// The SQL type of the key that is referred to.
    var ownType: String { self == .integers || self == .textsAgainstNumbers ? "INTEGER" : "TEXT" }
    /// The SQL type of the key that refers.
    var referringType: String { self == .integers ? "INTEGER" : "TEXT" }

    /// A key as the table referred to writes it.
    func own(_ number: Int, _ random: inout SplitMix64) -> String {
        switch self {
        case .integers, .textsAgainstNumbers: "\(number)"
        case .texts: "'key \(number)'"
        case .guids: "'\(guid(number, &random))'"
        }
    }

    /// The same key as another table writes it.
    func referring(_ number: Int, _ random: inout SplitMix64) -> String {
        guard self == .textsAgainstNumbers else { return own(number, &random) }
        if random.happens(0.1) { return random.one(of: ["'none'", "'x\(number)'", "'\(number) km'"]) }
        return random.one(of: ["'\(number)'", "' \(number)'", "'00\(number) '", "'\(number).0'"])
    }

    private func guid(_ number: Int, _ random: inout SplitMix64) -> String {
        let digits = String(number, radix: 16)
        let small = "0f8fad5b-d9cb-469f-a165-" + String(repeating: "0", count: 12 - digits.count) + digits
        let text = random.happens(0.5) ? small : small.uppercased()
        return random.happens(0.5) ? text : "{\(text)}"
    }

    /// A column's values in a form in which equal keys are equal; null for what is no key.
    func form(_ column: String) -> String {
        switch self {
        case .integers, .texts: column
        case .guids: "lower(trim(\(column), '{}'))"
        case .textsAgainstNumbers:
            "CASE WHEN trim(\(column)) NOT GLOB '*[^0-9.]*' AND trim(\(column)) <> '' "
                + "THEN CAST(trim(\(column)) AS REAL) END"
        }
    }
}
