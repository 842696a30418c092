import FeatureSources
import JobSpec

/// What is wrong with a row, in a sentence.
struct RowFault: Error {
    /// The field whose value is wrong; nil where it is the row as a whole.
    let field: String?
    let reason: String

    init(field: String? = nil, reason: String) {
        self.field = field
        self.reason = reason
    }
}

/// Reports the rows of a layer that cannot be used: the first ones with all that is wrong, the rest by their count.
struct RowFaults {
    let layer: OpenLayer
    /// The fields as the job names them, where it does.
    let named: [Marked<String>]
    let diagnostics: Diagnostics
    private let code: String
    private var count = 0

    private static let rowsNamed = 20

    init(
        _ layer: OpenLayer, named: [Marked<String>?], code: String = "bad_field_value", _ diagnostics: Diagnostics
    ) {
        self.layer = layer
        self.code = code
        self.named = named.compactMap { $0 }
        self.diagnostics = diagnostics
    }

    private var source: Mark { layer.request.source.mark }

    /// - Parameter faults: at least one.
    mutating func add(_ faults: [RowFault], row: Int64) {
        count += 1
        if count > Self.rowsNamed { return }
        for fault in faults {
            let field = fault.field.map { ", field \($0)" } ?? ""
            diagnostics.error(
                code, at: mark(of: fault), "row \(row) of '\(layer.layer.name)'\(field): \(fault.reason)")
        }
    }

    /// Where the job names the field, or the layer.
    private func mark(of fault: RowFault) -> Mark {
        named.first { $0.value.lowercased() == fault.field?.lowercased() }?.mark ?? source
    }

    /// Says how many rows were not named.
    func finish() {
        guard count > Self.rowsNamed else { return }
        diagnostics.error(
            code, at: source, "\(count - Self.rowsNamed) more rows of '\(layer.layer.name)' have such mistakes")
    }
}
