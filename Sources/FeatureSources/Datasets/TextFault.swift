import Glibc

/// What is amiss with a table of plain text (CSV), which GDAL reads all the same.
public struct TextFault: Equatable, Sendable {
    public enum Kind: Sendable {
        /// It is not in UTF-8, as which it is read: what does not fit comes out as U+FFFD.
        case notUTF8
        /// What follows a quotation mark is one cell up to the end of the file.
        case openQuote
    }

    public let kind: Kind
    /// The file, as its user wrote it.
    public let file: String
    /// Its first such line, counted from 1.
    public let line: Int

    /// Looks through a file, or the tables of a folder.
    ///
    /// - Returns: nil where nothing is amiss, and for what is packed or fetched.
    /// - Complexity: O(n) for n bytes.
    init?(in address: SourceAddress) {
        let tables = FolderNames.all(in: address.target)?.filter { $0.lowercased().hasSuffix(".csv") }
        for place in tables?.sorted().map({ "/" + $0 }) ?? [""] {
            if let fault = Self.first(in: address.target + place) {
                (kind, file, line) = (fault.kind, address.name + place, fault.line)
                return
            }
        }
        return nil
    }

    private static func first(in path: String) -> (kind: Kind, line: Int)? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var (text, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
        defer { free(text) }
        var line = 1
        /// Where the cell began that may go on over several lines.
        var open: Int?
        while case let count = getline(&text, &capacity, file), count > 0 {
            let bytes = UnsafeRawBufferPointer(start: text, count: count)
            let isPlain = !bytes.contains { $0 >= 0x80 }
            if !isPlain, String(validating: bytes, as: UTF8.self) == nil { return (.notUTF8, line) }
            // GDAL joins lines until their quotation marks come in pairs.
            let quotes = bytes.count { $0 == UInt8(ascii: "\"") }
            if !quotes.isMultiple(of: 2) { open = open == nil ? line : nil }
            line += 1
        }
        return open.map { (.openQuote, $0) }
    }
}
