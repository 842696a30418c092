import CGDAL
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

/// Notes the first of them that a reader comes to.
final class UnreadableTexts {
    private(set) var first: (row: Int64, field: String)?

    func note(_ field: LayerField, _ feature: OpaquePointer, _ library: GDALLibrary) {
        if first == nil { first = (Int64(library.functions.OGR_F_GetFID(feature)), field.name) }
    }
}
