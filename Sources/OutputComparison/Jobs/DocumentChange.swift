/// A file without a table that is another one now.
public struct DocumentChange: Sendable, Equatable {
    public let file: String
    /// How many lines only the old one has, and only the new one; nil for what is no text.
    public let lines: Lines?

    public struct Lines: Sendable, Equatable {
        public let removed: Int
        public let added: Int
    }

    /// Files that say in another form what tables say.
    private static let sources = [
        "directions.txt": ["directions", "directions_points", "directions_lines"], "groups.json": ["records"],
        "routes.gpx": ["routes", "stops"],
        "trace_results.json": ["elements", "summary"],
    ]

    static let texts = Set(sources.keys)

    /// Whether the file says again what one of these tables does.
    func restates(_ tables: [TableChange]) -> Bool {
        let names = Set(tables.map(\.table))
        return Self.sources[file, default: []].contains(where: names.contains)
    }

    /// A file of which nothing is known but that its bytes are others.
    init(ofBytes file: String) { (self.file, lines) = (file, nil) }

    /// - Throws: `OutputFault`, for a file of the program's own that is not UTF-8.
    init(_ file: String, old: String, new: String) throws(OutputFault) {
        self.file = file
        guard Self.texts.contains(file) else {
            lines = nil
            return
        }
        let (before, after) = (try Self.lines(of: old), try Self.lines(of: new))
        lines = Lines(
            removed: MultisetDifference(before, without: after).items.count,
            added: MultisetDifference(after, without: before).items.count)
    }

    /// As bytes: two forms of Unicode are two texts.
    private static func lines(of path: String) throws(OutputFault) -> [[UInt8]] {
        try FileContent.text(of: path).utf8
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map([UInt8].init)
    }
}
