/// What the `.tab` of a MapInfo table says of where its rows are.
enum MapInfoTable {
    static let ofOthers = "it is a table of other tables, which are read by their own names alone"

    /// No table says more of itself.
    private static let mostBytes = 1 << 24

    /// Whether a file is a seamless table or a view, whose rows are those of other tables (https://gdal.org/drivers/vector/mitab.html);
    /// one that is too long to tell is taken for one.
    static func isOfOthers(_ path: String) -> Bool {
        guard path.lowercased().hasSuffix(".tab"), FileHead.text(of: path).lowercased().contains("!table"),
            let size = FileParts(path)?.size
        else { return false }
        if size > mostBytes { return true }
        let text = String(decoding: FileHead.bytes(of: path, count: Int(size)), as: UTF8.self).lowercased()
        let lines = text.split(whereSeparator: \.isNewline).map { $0.filter { !" \t\"\\".contains($0) } }
        return lines.contains { $0.hasPrefix("isseamless=true") || $0.hasPrefix("createview") }
    }
}
