import FeatureSources

/// The distinct values of a column, numbered in the order in which they are met. Number 0 is null; blank texts are null.
struct DistinctValues {
    private(set) var values: [FieldValue] = [.null]
    private var numbers: [FieldValue: UInt32] = [:]

    mutating func number(of value: FieldValue) -> UInt32 {
        switch value {
        case .null: return 0
        case .real(let number) where number.isNaN: return 0
        default: break
        }
        if let known = numbers[value] { return known }
        let number = isBlank(value) ? 0 : UInt32(values.count)
        numbers[value] = number
        if number != 0 { values.append(value) }
        return number
    }

    private func isBlank(_ value: FieldValue) -> Bool {
        if case .text(let text) = value { return BlankText.trimmed(text).isEmpty }
        return false
    }
}
