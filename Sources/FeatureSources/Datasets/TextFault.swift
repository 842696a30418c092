import Vocabulary

/// What is amiss with a table of plain text (CSV), which GDAL reads all the same.
public struct TextFault: Equatable, Sendable {
    public enum Kind: CaseIterable, Sendable {
        /// It is not in UTF-8, as which it is read: what does not fit comes out as U+FFFD.
        case notUTF8
        /// What follows a quotation mark is one cell up to the end of the file.
        case openQuote
        /// A row has more cells than there are columns: those beyond are dropped.
        case surplusCells
        /// Its last row lacks cells and the end of its line: the rest was probably lost.
        case cutOff
    }

    public let kind: Kind
    /// The file, as its user wrote it.
    public let file: String
    /// Its first such line, counted from 1.
    public let line: Int

    /// What is amiss with a file, or with the tables of a folder: the first place of each kind, in the order of kinds.
    ///
    /// - Returns: nothing for what is packed or fetched.
    /// - Complexity: O(n) for n bytes.
    static func all(in address: SourceAddress) -> [TextFault] {
        let tables = FolderNames.all(in: address.target)?.filter { $0.lowercased().hasSuffix(".csv") }
        var lines: [Kind: (file: String, line: Int)] = [:]
        for place in tables?.sorted().map({ "/" + $0 }) ?? [""] {
            for (kind, line) in TextTableCheck(ofFileAt: address.target + place).lines where lines[kind] == nil {
                lines[kind] = (address.name + place, line)
            }
        }
        return Kind.allCases.compactMap { kind in
            lines[kind].map { TextFault(kind: kind, file: $0.file, line: $0.line) }
        }
    }
}

extension TextFault {
    /// What is to be said of it.
    public var message: Message {
        switch kind {
        case .notUTF8:
            Message(
                .warning, "not_utf8",
                "line \(line) of \(file) is not UTF-8: letters that cannot be read are shown as \u{FFFD}, and "
                    + "keys that have them match nothing; save the file as UTF-8")
        case .openQuote:
            Message(
                .warning, "open_quote",
                "a quotation mark in line \(line) of \(file) is not closed: all lines behind it are taken for "
                    + "one cell")
        case .surplusCells:
            Message(
                .warning, "surplus_cells",
                "line \(line) of \(file) has more cells than its first line: those beyond are left out")
        case .cutOff:
            Message(
                .warning, "cut_off",
                "line \(line) of \(file), its last one, has fewer cells than its first line and no end: the table may be cut off"
            )
        }
    }
}
