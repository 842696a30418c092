import CGDAL

/// A layer or table of an open source.
public final class Layer {
    public let name: String
    /// The fields in the layer's order, those that cannot be read included; of several of one name the first.
    public private(set) lazy var fields = {
        let padded = Set(paddedColumns)
        return listed.map { field in
            var field = field
            field.isPadded = padded.contains(field.name)
            return field
        }
    }()
    /// The same as GDAL has them. A database is asked for more once somebody wants to know them: it may have a thousand tables.
    let listed: [LayerField]
    /// Names that several fields have, as columns of plain text can.
    public let doubledNames: [String]
    /// Whether rows can have a geometry.
    public let hasGeometry: Bool
    /// The field that holds the rows' own ids, where it has a name.
    public let rowIdName: String?
    /// Whether it is a sheet whose only row has the names of its fields; GDAL takes that for one of data.
    let isHeaderAlone: Bool

    public let dataset: Dataset
    private let opened: OpaquePointer?

    /// GDAL's layer.
    ///
    /// - Precondition: it is not that of a plain table, in which GDAL has no part.
    var handle: OpaquePointer {
        guard let opened else { preconditionFailure("GDAL has no part in a plain table") }
        return opened
    }

    /// Whether there is at least one row. Asked for the first time while nobody reads.
    private(set) lazy var hasRows = {
        if dataset.plainTable != nil { return true }
        if isHeaderAlone { return false }
        let functions = dataset.library.functions
        functions.OGR_L_ResetReading(handle)
        let (first, _) = dataset.library.quietly { functions.OGR_L_GetNextFeature(handle) }
        if let first { functions.OGR_F_Destroy(first) }
        functions.OGR_L_ResetReading(handle)
        return first != nil
    }()

    init(_ handle: OpaquePointer, of dataset: Dataset) {
        let functions = dataset.library.functions
        opened = handle
        self.dataset = dataset
        name = GDALLibrary.text(functions.OGR_L_GetName(handle))
        var all = LayerField.fields(of: handle, dataset.library)
        if SourceDrivers.onLocalClocks.contains(dataset.driver) {
            for field in all.indices { all[field].isOnLocalClocks = true }
        }
        let header = HeaderRow(all, of: handle, dataset)
        isHeaderAlone = header != nil
        if let header { all = header.fields }
        var names: Set<String> = []
        listed = all.filter { names.insert($0.name).inserted }
        doubledNames =
            all.count == listed.count ? [] : names.filter { name in all.count { $0.name == name } > 1 }.sorted()
        hasGeometry = functions.OGR_L_GetGeomType(handle) != 100  // wkbNone of ogr_core.h
        let rowId = GDALLibrary.text(functions.OGR_L_GetFIDColumn(handle))
        rowIdName = rowId.isEmpty ? nil : rowId
    }

    init(_ table: PlainTable, of dataset: Dataset) {
        opened = nil
        self.dataset = dataset
        (name, listed, doubledNames) = (table.name, table.fields, [])
        (hasGeometry, rowIdName, isHeaderAlone) = (false, nil, false)
    }

    /// The column of the geometry, where it has a name.
    var geometryName: String? {
        if opened == nil { return nil }
        let name = GDALLibrary.text(dataset.library.functions.OGR_L_GetGeometryColumn(handle))
        return name.isEmpty ? nil : name
    }

    /// What people can name: the rows' id where it is no field of its own, and all fields that can be read.
    public var fieldNames: [String] {
        let names = fields.filter(\.isReadable).map(\.name)
        guard let rowIdName, !names.contains(rowIdName) else { return names }
        return [rowIdName] + names
    }

    /// The field of a name: as it is written, else with case ignored. The rows' own id goes by its column's name,
    /// or by `FID`. Where nobody knows which fields there are, it may be one of any name, whose values nobody will ask for.
    public func field(named name: String) -> LayerField? {
        let lower = name.lowercased()
        if let exact = fields.first(where: { $0.name == name }) { return exact }
        if let similar = fields.first(where: { $0.name.lowercased() == lower }) { return similar }
        if lower == rowIdName?.lowercased() || lower == "fid" {
            return LayerField(name: rowIdName ?? "fid", kind: .integer, index: LayerField.rowIdIndex)
        }
        return hasUnknownFields ? LayerField(name: name, kind: .text, index: LayerField.unknownIndex) : nil
    }

    /// Whether rows would show which fields there are, and there are none.
    var hasUnknownFields: Bool {
        fields.isEmpty && SourceDrivers.withFieldsOfRows.contains(dataset.driver) && !hasRows
    }

    /// Whether rows would show of which types fields are, and there are none.
    var hasUnknownTypes: Bool { (dataset.isText || isHeaderAlone) && !hasRows }

    /// Whether a condition may be found wrong only because there are no rows that GDAL would know its fields by.
    var hidesFieldsOfConditions: Bool { isHeaderAlone || hasUnknownFields }

    /// The field of a name.
    ///
    /// - Throws: `SourceError.noField`, also for a field of bytes.
    public func requiredField(named name: String) throws(SourceError) -> LayerField {
        guard let field = field(named: name), field.isReadable else {
            throw .noField(name, layer: self.name, known: fieldNames)
        }
        return field
    }

    /// The rows' own id as a field.
    public var rowId: LayerField {
        LayerField(name: rowIdName ?? "fid", kind: .integer, index: LayerField.rowIdIndex)
    }

    /// A name of SQLite's for the rows' own ids that no field has, which would hide them.
    var freeRowId: String? {
        let names = Set(fields.map { $0.name.lowercased() })
        return Layer.namesOfRowIdInSQLite.first { !names.contains($0) }
    }

    private static let namesOfRowIdInSQLite = ["rowid", "_rowid_", "oid"]

    /// What conditions may call the rows' own ids: all names that no field has.
    var namesOfRowId: [String] {
        var taken = Set(fields.map { $0.name.lowercased() })
        return (Layer.namesOfRowIdInSQLite + ["fid"] + (rowIdName.map { [$0] } ?? [])).filter {
            taken.insert($0.lowercased()).inserted
        }
    }

    /// Whether rows have ids that stay theirs. Those of PostgreSQL without a key of one whole number are numbered as they come.
    public var hasOwnIds: Bool { dataset.driver != "PostgreSQL" || rowIdName != nil }

    /// Whether rows come in the order of the file; those of databases have the order of their ids.
    public var hasFileOrder: Bool { !SourceDrivers.orderedById.contains(dataset.driver) }

    /// What the layer's coordinates mean; nil where nothing says it.
    public var coordinateSystem: SystemDefinition? {
        if opened == nil { return nil }
        let functions = dataset.library.functions
        guard let reference = functions.OGR_L_GetSpatialRef(handle) else { return nil }
        let title = GDALLibrary.text(functions.OSRGetName(reference))
        if functions.OSRIsLocal(reference) != 0 || title.lowercased().hasPrefix("undefined") { return nil }
        return SystemDefinition(exporting: reference, dataset.library)
    }
}

extension Dataset {
    /// The layer or table of a name: as it is written, else with case ignored.
    ///
    /// - Throws: `SourceError.noLayer`; `.unreadable` where rows of it would be lost.
    public func layer(named name: String) throws(SourceError) -> Layer {
        if let plainTable { return try layer(of: plainTable, named: name) }
        let functions = library.functions
        // Sheets are read when somebody asks for their fields.
        let (found, _) = library.quietly {
            functions.GDALDatasetGetLayerByName(handle, name).map { layer in
                _ = functions.OGR_L_GetLayerDefn(layer)
                return layer
            }
        }
        guard let found else { throw .noLayer(name, source: address.name, known: layerNames) }
        if let reason = damage.reason(onOpening: library.firstFailure) ?? silentLoss(ofLayer: found) {
            throw .unreadable(source: address.name, reason: reason)
        }
        let layer = Layer(found, of: self)
        if let systems = MixedSystems(dataset: self).first(in: layer) {
            throw .unreadable(
                source: address.name,
                reason:
                    "places of \(layer.name) are in several coordinate systems (\(systems[0]), \(systems[1]), ...), of which GDAL "
                    + "takes one for all; a view brings them into one by ST_Transform")
        }
        return layer
    }

    private func layer(of table: PlainTable, named name: String) throws(SourceError) -> Layer {
        guard table.name.lowercased() == name.lowercased() else {
            throw .noLayer(name, source: address.name, known: [table.name])
        }
        return Layer(table, of: self)
    }

    /// The only layer that there is, or the only one with geometry where `spatial` asks for one.
    ///
    /// - Throws: `SourceError.empty` or `.severalLayers`.
    public func onlyLayer(spatial: Bool) throws(SourceError) -> Layer {
        let names = layerNames
        if names.isEmpty { throw .empty(source: address.name) }
        if names.count == 1 { return try layer(named: names[0]) }
        var candidates: [Layer] = []
        if spatial {
            for name in names {
                let candidate = try layer(named: name)
                if candidate.hasGeometry { candidates.append(candidate) }
            }
        }
        guard candidates.count == 1 else { throw .severalLayers(source: address.name, known: names) }
        return candidates[0]
    }
}
