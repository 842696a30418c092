import FeatureSources

/// Ids as sources write them: whole numbers of 64 bits, also as texts and as real numbers without a fraction.
enum WholeNumber {
    static func read(_ value: FieldValue) -> Int64? {
        switch value {
        case .integer(let number): number
        case .real(let number): Int64(exactly: number)
        case .text(let text): read(text)
        case .null, .boolean: nil
        }
    }

    static func read(_ text: String) -> Int64? {
        let trimmed = BlankText.trimmed(text)
        return Int64(trimmed) ?? FieldValue.text(trimmed).number.flatMap { abs($0) < 9e15 ? Int64(exactly: $0) : nil }
    }
}
