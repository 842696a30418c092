import CGDAL
import Glibc
import Vocabulary

/// An open source of layers and tables.
///
/// Not for sharing between threads: open one for each. One layer is read at a time.
public final class Dataset {
    public let address: SourceAddress
    /// What the files are like; nil where nobody can say it for certain.
    let stamp: SourceStamp?
    /// The only table of a source that is read without GDAL.
    let plainTable: PlainTable?
    private let source: OpenSource?

    /// Opens a source for reading.
    ///
    /// - Parameter asksConditions: whether rows may be asked for by conditions, which are GDAL's to evaluate. Where they are not, a
    ///   table of plain text whose form leaves no question is read without GDAL.
    /// - Throws: `SourceError.missing` or `.unreadable`; `GDALNotFound`.
    public init(_ address: SourceAddress, asksConditions: Bool = true) throws {
        try SourceCheck(address: address).check()
        self.address = address
        stamp = SourceStamp(of: address)
        plainTable = asksConditions ? nil : PlainTables.table(at: address)
        source = try plainTable == nil ? OpenSource(address, stamp) : nil
        restrain()
    }

    /// GDAL's name of the format, such as `GPKG`.
    public var driver: String { source?.driver ?? SourceDrivers.text }

    /// Whether it is a Shapefile, or a folder of them.
    public var isShapefile: Bool { driver == SourceDrivers.shapefile }

    /// What is amiss with a table of plain text; nothing in other formats.
    public var textFaults: [TextFault] { source?.textFaults ?? [] }

    /// What failures of GDAL's mean to rows of this source.
    var damage: SourceDamage { opened.damage }

    /// Whether a source is a table that is read without GDAL, where nobody asks for rows by conditions.
    public static func isPlain(_ address: SourceAddress) -> Bool { PlainTables.table(at: address) != nil }

    /// Whether GDAL has a part in what is read of it.
    public var needsGDAL: Bool { plainTable == nil }

    var library: GDALLibrary { opened.library }
    var handle: OpaquePointer { opened.handle }

    private var opened: OpenSource {
        guard let source else { preconditionFailure("GDAL has no part in a plain table") }
        return source
    }

    func silentLoss(ofLayer layer: OpaquePointer) -> String? {
        let name = GDALLibrary.text(library.functions.OGR_L_GetName(layer))
        return damage.silentLoss(ofLayer: name, in: opened.path) {
            Int(library.functions.OGR_L_GetFeatureCount(layer, 1))
        }
    }

    /// Nil for other formats.
    func shapefileIndexes(ofLayer name: String) -> ShapefileIndexes? {
        isShapefile ? ShapefileIndexes(ofLayer: name, in: opened.path) : nil
    }

    /// Whether it is a table of plain text, or a folder of them.
    var isText: Bool { driver == SourceDrivers.text }

    /// Whether GDAL has said that a geometry in plain text cannot be read: it reads all of them, whatever rows are asked for.
    func isAboutGeometry(_ problem: String) -> Bool { isText && ["WKB", "WKT"].contains(where: problem.contains) }

    /// Whether GDAL has told that rows of a Shapefile are deleted, by an error behind the last of the others: it counts with those, too.
    ///
    /// - Parameter problem: of a condition in the words of SQLite.
    func isAboutDeletedRows(_ problem: String) -> Bool {
        isShapefile && problem.hasSuffix("SQL logic error") && library.firstFailure == problem
    }

    /// The names of the layers and tables, in the source's order; those of a folder's files in order of their names, as file systems
    /// list them in any.
    public var layerNames: [String] {
        if let plainTable { return [plainTable.name] }
        let count = library.functions.GDALDatasetGetLayerCount(handle)
        let names = (0..<max(0, count)).compactMap { index in
            library.functions.GDALDatasetGetLayer(handle, index).map { layer in
                GDALLibrary.text(library.functions.OGR_L_GetName(layer))
            }
        }.filter { !isOwnTable($0) }
        return Self.driversOfFolders.contains(driver)
            ? names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } : names
    }

    /// The formats of which each file of a folder is a layer.
    private static let driversOfFolders: Set = [SourceDrivers.shapefile, "MapInfo File", SourceDrivers.text]

    /// Whether a table is one that a file geodatabase or a database of SQLite keeps for itself.
    private func isOwnTable(_ name: String) -> Bool {
        switch driver {
        case "OpenFileGDB": name.hasPrefix("GDB_")
        case "SQLite": name.hasPrefix("sqlite_") || Self.tablesOfGDAL.contains(name)
        default: false
        }
    }

    /// What GDAL puts into each database of SQLite that it makes.
    private static let tablesOfGDAL: Set = ["geometry_columns", "spatial_ref_sys"]
}

extension Dataset {
    /// Makes a server refuse whatever would change its data or take too long. What a condition sets lasts beyond the reading, so that
    /// this is said once more before each.
    func restrain() {
        guard driver == "PostgreSQL" else { return }
        execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
        execute("SET statement_timeout TO \(address.access.statementTimeout)")
    }

    /// Runs a statement that has no rows to give; what is wrong with it shows in what follows.
    func execute(_ statement: String) {
        _ = library.quietly {
            guard let result = library.functions.GDALDatasetExecuteSQL(handle, statement, nil, nil) else { return }
            library.functions.GDALDatasetReleaseResultSet(handle, result)
        }
    }

    /// The rows that a query gives, for small answers.
    ///
    /// - Parameters:
    ///   - dialect: GDAL's name of the SQL dialect; nil for the source's own.
    ///   - isHarmless: whether rows count in spite of a problem that GDAL has told.
    /// - Returns: nil where the query cannot be run; then the reason.
    func rows(
        of query: String, dialect: String? = nil, inSpiteOf isHarmless: (String) -> Bool = { _ in false }
    ) -> (rows: [[FieldValue]]?, problem: String) {
        let (rows, problem) = library.quietly { () -> [[FieldValue]]? in
            // A query without a row may come as no layer at all.
            guard let result = library.functions.GDALDatasetExecuteSQL(handle, query, nil, dialect) else { return [] }
            defer { library.functions.GDALDatasetReleaseResultSet(handle, result) }
            let fields = LayerField.fields(of: result, library)
            var rows: [[FieldValue]] = []
            while let feature = library.functions.OGR_L_GetNextFeature(result) {
                defer { library.functions.OGR_F_Destroy(feature) }
                rows.append(fields.map { FieldReading(library, feature).value(of: $0) })
            }
            return rows
        }
        return (problem.isEmpty || isHarmless(problem) ? rows : nil, problem)
    }
}
