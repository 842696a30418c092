/// What the `.tab` of a MapInfo table says of where its rows are.
enum MapInfoTable {
    /// Whether a file, or one of a folder, is a seamless table or a view, whose rows are those of other tables
    /// (https://gdal.org/drivers/vector/mitab.html).
    static func isOfOthers(_ path: String) -> Bool {
        let paths = FolderNames.all(in: path)?.map { "\(path)/\($0)" } ?? [path]
        return paths.contains { $0.lowercased().hasSuffix(".tab") && saysSo($0) }
    }

    private static func saysSo(_ path: String) -> Bool {
        let text = String(decoding: FileHead.bytes(of: path, count: 1 << 16), as: UTF8.self).lowercased()
        let lines = text.split(whereSeparator: \.isNewline).map { $0.filter { !" \t\"\\".contains($0) } }
        return lines.contains { $0 == "isseamless=true" || $0.hasPrefix("createview") }
    }
}
