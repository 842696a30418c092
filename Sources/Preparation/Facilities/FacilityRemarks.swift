import Vocabulary

/// What is to be said of the rows of a layer as a whole.
struct FacilityRemarks {
    let layer: String
    private var reordered: [String] = []
    private var withoutBreaks: [String] = []

    private static let rowsNamed = 20

    init(layer: String) { self.layer = layer }

    /// - Parameter hasBreaks: whether a row needs none of its own.
    mutating func note(_ row: FacilityRow, _ name: String, hasBreaks: Bool) {
        if row.isReordered { reordered.append(name) }
        if row.breaks == nil, !hasBreaks { withoutBreaks.append(name) }
    }

    /// The names of rows without breaks, and a verb; nil where there are none.
    var namesWithoutBreaks: String? { Self.subject(withoutBreaks) }

    var messages: [Message] {
        guard !reordered.isEmpty else { return [] }
        return [
            Message(
                .information, "reordered_breaks",
                "breaks of \(layer) are taken in ascending order, each once: those of \(Self.names(reordered))")
        ]
    }

    private static func subject(_ names: [String]) -> String? {
        if names.isEmpty { return nil }
        return Self.names(names) + (names.count == 1 ? " has" : " have")
    }

    private static func names(_ names: [String]) -> String {
        let more = names.count - rowsNamed
        return names.prefix(rowsNamed).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
}
