/// Rows whose key is one of many. O(1) a row.
public struct KeyCondition: Sendable {
    /// The fields of the key.
    public let fields: [LayerField]

    let keys: KeyIndex
    let matching: KeyMatching

    /// Rows with one of some values in a field, which are written as texts.
    public init(field: LayerField, texts: [String]) {
        fields = [field]
        matching = KeyMatching([LayerField(name: field.name, kind: .text, index: field.index)], [field])
        var keys = KeyIndex()
        for text in texts { _ = keys.insert(matching.key { _ in .text(text) }) }
        self.keys = keys
    }

    /// Those of some texts that no value of a field equals, in their order. O(texts + values).
    public static func missing(
        _ texts: [String], of field: LayerField, among values: some Sequence<FieldValue>
    ) -> [String] {
        let condition = KeyCondition(field: field, texts: texts)
        var isFound = [Bool](repeating: false, count: condition.count)
        for value in values {
            if let number = condition.keys.number(of: condition.matching.key { _ in value }) {
                isFound[Int(number)] = true
            }
        }
        return texts.filter { text in
            condition.keys.number(of: condition.matching.key { _ in .text(text) }).map { !isFound[Int($0)] } ?? true
        }
    }

    init(fields: [LayerField], keys: KeyIndex, matching: KeyMatching) {
        self.fields = fields
        self.keys = keys
        self.matching = matching
    }

    /// The number of distinct keys.
    public var count: Int { keys.count }

    /// Whether a row meets the condition.
    ///
    /// - Parameter values: those of `fields`, in order.
    public func contains(_ values: [FieldValue]) -> Bool { contains { values[$0] } }

    private func contains(_ value: (Int) -> FieldValue) -> Bool { keys.number(of: matching.key(value)) != nil }
}
