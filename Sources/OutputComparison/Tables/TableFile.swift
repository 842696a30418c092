import FeatureSources
import Geometry
import Vocabulary

/// A file that holds tables: one, or in a GeoPackage several.
struct TableFile: Sendable {
    /// In the order in which they are compared: what a later one says again is not told again.
    enum Format: String, CaseIterable, Sendable {
        case geojson, csv, fgb, gpkg

        /// Whether there is more in a file than its tables, such as styles.
        var isPacked: Bool { self == .fgb || self == .gpkg }
    }

    let name: String
    let format: Format

    /// Nil for a file of another kind.
    init?(_ name: String) {
        guard let format = Format.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else { return nil }
        (self.name, self.format) = (name, format)
    }

    /// The name of the only table, such as `polygons`; nil where there may be several.
    var table: String? { format == .gpkg ? nil : String(name.dropLast(format.rawValue.count + 1)) }

    /// What messages call the file of a table.
    func place(of table: String) -> String { format == .gpkg ? "\(name)/\(table)" : name }

    /// The names of the tables.
    ///
    /// - Throws: `OutputFault`, which names the file.
    func names(in folder: String) throws(OutputFault) -> [String] {
        if let table { return [table] }
        return try reading(folder) { try Self.dataset($0).layerNames.filter { $0 != Self.styles } }
    }

    /// The tables by their names.
    ///
    /// - Parameter system: that of geometries in tables of CSV, by its definition; nil where they have none.
    /// - Throws: `OutputFault`, which names the file.
    func tables(in folder: String, system: String?) throws(OutputFault) -> [(name: String, table: OutputTable)] {
        if format == .csv || format == .geojson {
            let bytes = try FileContent.bytes(of: folder + "/" + name)
            return try reading(folder) { _ in
                let read =
                    try format == .csv
                    ? OutputTable(csv: bytes, system: system) : OutputTable(geoJSON: JSONText.parse(bytes))
                return [(table ?? name, read)]
            }
        }
        return try reading(folder) { path in
            let dataset = try Self.dataset(path)
            return try dataset.layerNames.filter { $0 != Self.styles }.map { layer in
                (table ?? layer, try OutputTable(dataset.layer(named: layer)))
            }
        }
    }

    /// Where a GeoPackage keeps how its layers are drawn.
    private static let styles = "layer_styles"

    private static func dataset(_ path: String) throws -> Dataset {
        try Dataset(SourceAddress(target: path, name: path))
    }

    private func reading<Value>(_ folder: String, _ body: (String) throws -> Value) throws(OutputFault) -> Value {
        let path = folder + "/" + name
        do { return try body(path) } catch { throw OutputFault(path, "\(error)") }
    }
}
