import CGDAL
import Glibc
import Vocabulary

/// A GeoPackage that is written: layers and tables in one file.
///
/// Its bytes are the same for the same rows, by the same versions of GDAL and SQLite. One thread at a time.
public final class WrittenDataset {
    /// GDAL or the disk did not take it.
    public struct Fault: Error {
        public let reason: String

        init(reason: String) {
            // SQLite's words for it, somewhere within GDAL's.
            self.reason = reason.contains("disk is full") ? SystemWord.fault(ENOSPC) : reason
        }
    }

    /// A file that is not whole is nobody's: a crash may leave what it likes of it.
    private static let settings = [("OGR_SQLITE_SYNCHRONOUS", "OFF"), ("OGR_SQLITE_JOURNAL", "OFF")]

    private let library: GDALLibrary
    private var handle: OpaquePointer?

    /// Makes the file.
    ///
    /// - Throws: `GDALNotFound`, `Fault`.
    public init(path: String) throws {
        library = try GDALLibrary.shared()
        let functions = library.functions
        // From a hundred thousand rows on GDAL makes a layer's index in a file of its own meanwhile, and SQLite does not let go of
        // that within the transaction that all layers are written in.
        functions.CPLSetConfigOption("OGR_GPKG_ALLOW_THREADED_RTREE", "NO")
        for (name, value) in Self.settings { functions.CPLSetThreadLocalConfigOption(name, value) }
        defer { for (name, _) in Self.settings { functions.CPLSetThreadLocalConfigOption(name, nil) } }
        guard let driver = functions.GDALGetDriverByName("GPKG") else {
            throw Fault(reason: "GDAL \(library.version) cannot write GeoPackages")
        }
        handle = try Self.checked(library) { functions.GDALCreate(driver, path, 0, 0, 0, 0, nil) }
        try check { functions.GDALDatasetStartTransaction(handle, 1) }
    }

    deinit { if let handle { library.functions.GDALClose(handle) } }

    /// Makes a layer, or a table where it has no geometry.
    ///
    /// - Parameters:
    ///   - geometry: nil for a table.
    ///   - meaning: a sentence for people.
    /// - Throws: `Fault`, `CoordinateSystemError`.
    public func layer(
        _ name: String, _ geometry: WrittenGeometry?, in system: SystemDefinition, _ fields: [WrittenField],
        meaning: String
    ) throws -> WrittenLayer {
        let functions = library.functions
        let reference = try geometry.map { _ in try SpatialReference(system.registeredName, library) }
        let options = ["FID=fid", "GEOMETRY_NAME=geom", "IDENTIFIER=\(name)", "DESCRIPTION=\(meaning)"]
        let layer = try Self.checked(library) {
            TextList.withPointers(options) {
                functions.GDALDatasetCreateLayer(handle, name, reference?.handle, geometry?.code ?? 100, $0)
            }
        }
        for field in fields { try add(field, to: layer) }
        return WrittenLayer(layer, fields, self)
    }

    /// Runs a statement of SQL that has no rows to give.
    ///
    /// - Throws: `Fault`.
    public func execute(_ statement: String) throws(Fault) {
        let functions = library.functions
        let (result, problem) = library.quietly { functions.GDALDatasetExecuteSQL(handle, statement, nil, nil) }
        if let result { functions.GDALDatasetReleaseResultSet(handle, result) }
        if !problem.isEmpty { throw Fault(reason: problem) }
    }

    /// Writes what is left, and closes the file. A second call does nothing.
    ///
    /// - Throws: `Fault`; full disks are often met only here.
    public func close() throws(Fault) {
        guard let handle else { return }
        self.handle = nil
        let functions = library.functions
        let (_, problem) = library.quietly {
            _ = functions.GDALDatasetCommitTransaction(handle)
            functions.GDALClose(handle)
        }
        if !problem.isEmpty { throw Fault(reason: problem) }
    }

    private func add(_ field: WrittenField, to layer: OpaquePointer) throws(Fault) {
        let functions = library.functions
        let definition = functions.OGR_Fld_Create(field.name, field.kind.code)
        defer { functions.OGR_Fld_Destroy(definition) }
        if field.kind == .boolean { functions.OGR_Fld_SetSubType(definition, 1) }
        try check { functions.OGR_L_CreateField(layer, definition, 0) }
    }

    fileprivate func put(_ values: [WrittenValue], _ geometry: [UInt8]?, on layer: OpaquePointer) throws(Fault) {
        let functions = library.functions
        guard let feature = functions.OGR_F_Create(functions.OGR_L_GetLayerDefn(layer)) else {
            throw Fault(reason: "GDAL made no feature")
        }
        defer { functions.OGR_F_Destroy(feature) }
        for (place, value) in values.enumerated() { set(value, at: Int32(place), of: feature) }
        if let geometry {
            var made: OpaquePointer?
            try check {
                geometry.withUnsafeBytes {
                    functions.OGR_G_CreateFromWkb($0.baseAddress, nil, &made, Int32(clamping: $0.count))
                }
            }
            try check { functions.OGR_F_SetGeometryDirectly(feature, made) }
        }
        try check { functions.OGR_L_CreateFeature(layer, feature) }
    }

    private func set(_ value: WrittenValue, at place: Int32, of feature: OpaquePointer) {
        let functions = library.functions
        switch value {
        case .null: break
        case .text(let text): functions.OGR_F_SetFieldString(feature, place, text)
        case .integer(let number): functions.OGR_F_SetFieldInteger64(feature, place, number)
        case .real(let number): functions.OGR_F_SetFieldDouble(feature, place, number)
        }
    }

    private func check(_ body: () -> Int32) throws(Fault) {
        let (fault, problem) = library.quietly(body)
        if fault != 0 || !problem.isEmpty { throw Fault(reason: problem.isEmpty ? "error \(fault) of GDAL" : problem) }
    }

    private static func checked(_ library: GDALLibrary, _ body: () -> OpaquePointer?) throws(Fault) -> OpaquePointer {
        let (made, problem) = library.quietly(body)
        guard let made, problem.isEmpty else { throw Fault(reason: problem) }
        return made
    }
}

/// A layer or table of a dataset that is written.
public final class WrittenLayer {
    public let fields: [WrittenField]
    private let handle: OpaquePointer
    private let dataset: WrittenDataset

    fileprivate init(_ handle: OpaquePointer, _ fields: [WrittenField], _ dataset: WrittenDataset) {
        (self.handle, self.fields, self.dataset) = (handle, fields, dataset)
    }

    /// Writes a row.
    ///
    /// - Parameters:
    ///   - values: one for each field.
    ///   - geometry: well-known binary; nil for none.
    /// - Throws: `WrittenDataset.Fault`.
    public func append(_ values: [WrittenValue], _ geometry: [UInt8]?) throws(WrittenDataset.Fault) {
        try dataset.put(values, geometry, on: handle)
    }
}

/// The kind of geometry that a layer has.
public enum WrittenGeometry: Sendable {
    case points, severalLines, severalPolygons, any

    /// OGRwkbGeometryType of GDAL's ogr_core.h.
    fileprivate var code: Int32 {
        switch self {
        case .points: 1
        case .severalLines: 5
        case .severalPolygons: 6
        case .any: 0
        }
    }
}

extension WrittenField.Kind {
    /// OGRFieldType of GDAL's ogr_core.h; a boolean is a small integer with a subtype.
    fileprivate var code: Int32 {
        switch self {
        case .boolean: 0
        case .real: 2
        case .text: 4
        case .integer: 12
        }
    }
}
