import Vocabulary

/// A text of a source that is not UTF-8: what does not fit of it is shown as U+FFFD.
public struct UnreadableText: Hashable, Sendable {
    public let layer: String
    public let row: Int64
    public let field: String

    /// What is to be said of it.
    public var message: Message {
        Message(
            .warning, "not_utf8",
            "\(field) in row \(row) of \(layer) is not UTF-8: letters that cannot be read are shown as \u{FFFD}, and keys "
                + "that have them match nothing")
    }
}
