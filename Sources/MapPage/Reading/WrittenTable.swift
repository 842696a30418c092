/// The tables of a job that the page shows, and in which files they are.
struct WrittenTable {
    /// What the page calls it.
    let table: String
    let file: String
    let bytes: Int
    /// Whether texts of CSV that a spreadsheet would take for formulas stand behind an apostrophe.
    let escapesFormulas: Bool

    /// A name on the page, and the files that it may be in, best first.
    private static let known: [(table: String, files: [String])] = [
        ("routes", ["routes.geojson", "routes.csv"]),
        ("stops", ["stops.geojson", "stops.csv"]),
        ("directions", ["directions_points.geojson", "directions.csv"]),
        ("ways", ["directions_lines.geojson"]),
        ("polygons", ["polygons.geojson", "polygons.csv"]),
        ("facilities", ["facilities.geojson", "facilities.csv"]),
        ("summary", ["summary.csv"]),
        ("isolation", ["isolation.csv"]),
        ("elements", ["elements.geojson", "elements.csv"]),
        ("segments", ["segments.geojson", "segments.csv"]),
        ("barriers", ["barriers.geojson"]),
        ("features", ["features.geojson"]),
        ("records", ["records.csv"]),
        ("lines", ["lines.geojson"]),
    ]

    /// Those that a job has written, in the order of the page.
    static func all(of document: RecordedJob) -> [WrittenTable] {
        known.compactMap { table, files in
            let found = files.lazy.compactMap { name in document.files.first { $0.name == name } }.first
            return found.map {
                WrittenTable(
                    table: table, file: $0.name, bytes: $0.bytes, escapesFormulas: document.escapesFormulas)
            }
        }
    }

    /// Whether its file is there, as long as it was written.
    func stands(in folder: String) -> Bool { FileBytes.size(of: folder + "/" + file) == bytes }

    /// The table as the page can show it.
    ///
    /// - Parameters:
    ///   - readable: bytes of the file that may be read.
    ///   - places: of the features that rows without geometry name; nil where nobody knows them.
    func table(in folder: String, _ reading: PageReading, readable: Int, places: FeaturePlaces?) -> PageTable {
        guard bytes <= readable else {
            return empty("it has \(bytes / 1000) kB, more than there is room for", reading)
        }
        if file.hasSuffix(".geojson"), let table = featuresByPiece(folder + "/" + file, reading) { return table }
        guard let content = FileBytes.read(folder + "/" + file) else { return empty("it is missing", reading) }
        do throws(UnreadableTable) {
            if file.hasSuffix(".csv") {
                var rows = try RecordRows(
                    content, hasAmounts: table != "records", escapesFormulas: escapesFormulas)
                if let places, table == "summary", var placed = FeatureSummaryRows(rows, at: places) {
                    return PageTable(table, of: file, &placed, reading)
                }
                return PageTable(table, of: file, &rows, reading)
            }
            var rows = try FeatureRows(content)
            return PageTable(table, of: file, &rows, reading)
        } catch {
            return empty(error.reason, reading)
        }
    }

    /// Features that lie in lines of their own, as they are written here; nil for others.
    private func featuresByPiece(_ path: String, _ reading: PageReading) -> PageTable? {
        guard let pieces = LinePieces(path), var rows = try? FeatureRows(pieces) else { return nil }
        let table = PageTable(table, of: file, &rows, reading)
        return table.damage == nil ? table : nil
    }

    private func empty(_ reason: String, _ reading: PageReading) -> PageTable {
        var rows = UnreadableRows(reason: reason)
        return PageTable(table, of: file, &rows, reading)
    }
}

extension [WrittenTable] {
    /// Of all of them.
    var byteCount: Int { reduce(0) { $0 + $1.bytes } }

    /// Of those that are read.
    func byteCount(readable: Int) -> Int { reduce(0) { $0 + ($1.bytes <= readable ? $1.bytes : 0) } }
}

/// A file of which there is nothing to be had.
private struct UnreadableRows: TableRows {
    let reason: String
    let columns: [String] = []

    mutating func next(into row: inout TableRow) throws(UnreadableTable) -> Bool {
        throw UnreadableTable(reason: reason)
    }
}
