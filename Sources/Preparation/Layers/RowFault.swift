import FeatureSources
import JobSpec

/// What is wrong with a field of a row: the field and the sentence.
struct RowFault: Error {
    let field: String
    let reason: String
}

/// Reports the rows of a layer whose values cannot be used: the first ones by name, the rest by their count.
struct RowFaults {
    let layer: OpenLayer
    /// The fields as the job names them, where it does.
    let named: [Marked<String>]
    let diagnostics: Diagnostics
    private var count = 0

    private static let rowsNamed = 20

    init(_ layer: OpenLayer, named: [Marked<String>?], _ diagnostics: Diagnostics) {
        self.layer = layer
        self.named = named.compactMap { $0 }
        self.diagnostics = diagnostics
    }

    private var source: Mark { layer.request.source.mark }

    mutating func add(_ fault: RowFault, row: Int64) {
        count += 1
        if count > Self.rowsNamed { return }
        let mark = named.first { $0.value.lowercased() == fault.field.lowercased() }?.mark
        diagnostics.error(
            "bad_field_value", at: mark ?? source,
            "row \(row) of '\(layer.layer.name)', field \(fault.field): \(fault.reason)")
    }

    /// Says how many rows were not named.
    func finish() {
        guard count > Self.rowsNamed else { return }
        diagnostics.error(
            "bad_field_value", at: source,
            "\(count - Self.rowsNamed) more rows of '\(layer.layer.name)' have such values")
    }
}
