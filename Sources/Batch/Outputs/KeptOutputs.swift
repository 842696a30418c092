/// Folders of outputs that are not removed, although no job of theirs was found.
struct KeptOutputs: Sendable, Equatable {
    /// In a sentence that goes on from their names.
    let reason: String
    /// In order.
    let names: [String]

    /// `outputs that stay: mine: their job may be in jobs/mine.yaml, which has mistakes`.
    var sentence: String { "outputs that stay: \(names.joined(separator: ", ")): \(reason)" }
}
