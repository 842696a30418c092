import Glibc

/// Where a table of plain text (CSV) is not in UTF-8, as which it is read: what does not fit comes out as U+FFFD.
public struct StrayText: Equatable, Sendable {
    /// The file, as its user wrote it.
    public let file: String
    /// Its first such line, counted from 1.
    public let line: Int

    /// Looks through a file, or the tables of a folder.
    ///
    /// - Returns: nil where all is UTF-8, and for what is packed or fetched.
    /// - Complexity: O(n) for n bytes.
    init?(in address: SourceAddress) {
        let tables = FolderNames.all(in: address.target)?.filter { $0.lowercased().hasSuffix(".csv") }
        for place in tables?.sorted().map({ "/" + $0 }) ?? [""] {
            if let line = Self.firstLine(of: address.target + place) {
                (file, self.line) = (address.name + place, line)
                return
            }
        }
        return nil
    }

    private static func firstLine(of path: String) -> Int? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var (text, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
        defer { free(text) }
        var line = 1
        while case let count = getline(&text, &capacity, file), count > 0 {
            let bytes = UnsafeRawBufferPointer(start: text, count: count)
            if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil { return line }
            line += 1
        }
        return nil
    }
}
