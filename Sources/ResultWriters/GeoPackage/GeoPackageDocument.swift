import FeatureSources
import Results

/// `results.gpkg`: a layer for each table of a job, with the names and units of its columns for people, and a style for QGIS.
///
/// One thread at a time: its bytes show in which order rows came.
final class GeoPackageDocument {
    static let fileName = "results.gpkg"

    private let dataset: WrittenDataset
    private let system: SystemDefinition
    private let path: String
    private let name: String
    private let isDurable: Bool
    private var openLayers = 0
    private var details: [String] = GeoPackageDetails.tables

    /// - Parameters:
    ///   - folder: where the file is made.
    ///   - system: that of all geometries.
    ///   - attribution: whose data the results are made of.
    /// - Throws: `WriteError`, `GDALNotFound`.
    init(in folder: JobFolder, system: SystemDefinition, attribution: String?, isDurable: Bool) throws {
        let (path, name) = (folder.path + "/" + Self.fileName, folder.name(of: Self.fileName))
        (self.path, self.name, self.system, self.isDurable) = (path, name, system, isDurable)
        details += attribution.map(GeoPackageDetails.attribution) ?? []
        dataset = try Self.faults(name, "create") { try WrittenDataset(path: path) }
    }

    /// - Throws: `WriteError`, `CoordinateSystemError`.
    func layer(for table: Table) throws -> GeoPackageLayerWriter {
        let layer = try Self.faults(name, "create") {
            try dataset.layer(
                table.name, table.geometry.written, in: system,
                zip(table.distinctNames, table.columns).map { WrittenField($0, $1.kind.written) },
                meaning: table.meaning)
        }
        openLayers += 1
        return try GeoPackageLayerWriter(layer, of: table, in: system, document: self)
    }

    /// Writes a row of a layer.
    func write(_ values: [WrittenValue], _ geometry: [UInt8]?, to layer: WrittenLayer) throws {
        try Self.faults(name, "write") { try layer.append(values, geometry) }
    }

    /// Ends a layer; the last one closes the file.
    func close(_ table: Table, _ style: LayerStyle?) throws {
        details += GeoPackageDetails.rows(for: table, style)
        openLayers -= 1
        guard openLayers == 0 else { return }
        try Self.faults(name, "write") {
            for statement in details { try dataset.execute(statement) }
            try dataset.close()
        }
        if isDurable { try Folders.synchronize(path, name: name) }
    }

    private static func faults<Answer>(_ name: String, _ action: String, _ body: () throws -> Answer) throws -> Answer {
        do {
            return try body()
        } catch let fault as WrittenDataset.Fault {
            throw WriteError(action, name, reason: fault.reason)
        }
    }
}

extension Table.Geometry {
    fileprivate var written: WrittenGeometry? {
        switch self {
        case .none: nil
        case .point: .points
        case .line: .severalLines
        case .polygon: .severalPolygons
        case .any: .any
        }
    }
}
