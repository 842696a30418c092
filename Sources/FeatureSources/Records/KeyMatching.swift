/// How the keys of two tables are compared: part by part, by what the fields of both hold.
struct KeyMatching: Sendable, Equatable {
    private let rules: [KeyPart.Rule]

    /// - Precondition: both keys have as many fields.
    init(_ fields: [LayerField], _ others: [LayerField]) {
        precondition(fields.count == others.count, "keys are compared part by part")
        rules = zip(fields, others).map { KeyPart.Rule($0, $1) }
    }

    /// The key of a row whose fields `value` gives by their place in the key.
    func key(_ value: (Int) -> FieldValue) -> RecordKey {
        var bytes: [UInt8] = []
        var isUnreadable = false
        for (place, rule) in rules.enumerated() {
            switch KeyPart(value(place), rule) {
            case .null: return .null
            case .unreadable: isUnreadable = true
            case .integer(let number) where rules.count == 1: return .integer(number)
            case .text(let text) where rules.count == 1: return .text(TextKey(text: text))
            case .integer(let number): KeyMatching.append(0, UInt64(bitPattern: number), to: &bytes)
            case .real(let number): KeyMatching.append(1, number.bitPattern, to: &bytes)
            case .text(let text):
                KeyMatching.append(2, UInt64(text.utf8.count), to: &bytes)
                bytes.append(contentsOf: text.utf8)
            }
        }
        return isUnreadable ? .unreadable : .bytes(KeyBytes(bytes: bytes))
    }

    private static func append(_ tag: UInt8, _ payload: UInt64, to bytes: inout [UInt8]) {
        bytes.append(tag)
        withUnsafeBytes(of: payload) { bytes.append(contentsOf: $0) }
    }
}
