import CGDAL

/// A copy of a source's tables in memory, which is read several times as fast as text is. Rows keep their ids and their order.
struct MemoryCopy {
    /// A source is copied when it was opened so often: that takes as long as reading it twice.
    static let usesBefore = 8
    /// Bytes of the files of a source: larger ones would take much memory.
    static let mostBytes = 4 << 20

    /// The type of a table without geometry: `wkbNone` of ogr_core.h.
    private static let noGeometry: Int32 = 100

    /// Columns that are to be texts in the copy.
    struct Texts {
        /// The same source with all of its columns as texts.
        let source: OpaquePointer
        /// By layer, the places of the columns.
        let columns: [Set<Int32>]
    }

    let library: GDALLibrary

    /// - Parameter texts: geometries are left out then, and what the source says of values that are to be texts does not count.
    /// - Returns: nil where something cannot be copied as it is; then the source is as it was.
    func copy(of source: OpaquePointer, texts: Texts? = nil) -> OpaquePointer? {
        let functions = library.functions
        guard let driver = functions.GDALGetDriverByName("Memory"),
            let copy = functions.GDALCreate(driver, "", 0, 0, 0, 0, nil)
        else { return nil }
        for index in 0..<max(0, functions.GDALDatasetGetLayerCount(source)) {
            let own = texts.flatMap { texts in
                functions.GDALDatasetGetLayer(texts.source, index).map { ($0, texts.columns[Int(index)]) }
            }
            guard let layer = functions.GDALDatasetGetLayer(source, index), texts == nil || own != nil,
                add(layer, own, to: copy)
            else {
                functions.GDALClose(copy)
                return nil
            }
        }
        return copy
    }

    /// A layer of texts, and the places of the columns that are to be so.
    private typealias TextLayer = (layer: OpaquePointer, columns: Set<Int32>)

    private func add(_ layer: OpaquePointer, _ texts: TextLayer?, to copy: OpaquePointer) -> Bool {
        let functions = library.functions
        guard texts != nil || functions.OGR_L_GetGeomType(layer) == Self.noGeometry,
            let definition = functions.OGR_L_GetLayerDefn(layer),
            let own = functions.GDALDatasetCreateLayer(
                copy, functions.OGR_L_GetName(layer), nil, Self.noGeometry, nil)
        else { return false }
        for field in 0..<functions.OGR_FD_GetFieldCount(definition) {
            let text = texts.flatMap { $0.columns.contains(field) ? functions.OGR_L_GetLayerDefn($0.layer) : nil }
            let made = functions.OGR_FD_GetFieldDefn(text ?? definition, field)
            guard functions.OGR_L_CreateField(own, made, 0) == 0 else { return false }
        }
        functions.OGR_L_ResetReading(layer)
        defer { functions.OGR_L_ResetReading(layer) }
        if let texts { functions.OGR_L_ResetReading(texts.layer) }
        let (isCopied, problem) = library.quietly { copyRows(of: layer, texts, to: own) }
        return isCopied && (texts != nil || problem.isEmpty)
    }

    private func copyRows(of layer: OpaquePointer, _ texts: TextLayer?, to own: OpaquePointer) -> Bool {
        let functions = library.functions
        guard let definition = functions.OGR_L_GetLayerDefn(own) else { return false }
        while let row = functions.OGR_L_GetNextFeature(layer) {
            defer { functions.OGR_F_Destroy(row) }
            guard texts != nil || !library.didOverflow, let copy = functions.OGR_F_Create(definition) else {
                return false
            }
            defer { functions.OGR_F_Destroy(copy) }
            guard functions.OGR_F_SetFrom(copy, row, 0) == 0, take(texts, into: copy),
                functions.OGR_F_SetFID(copy, functions.OGR_F_GetFID(row)) == 0,
                functions.OGR_L_CreateFeature(own, copy) == 0
            else { return false }
        }
        return true
    }

    /// Takes the texts of the next row.
    private func take(_ texts: TextLayer?, into copy: OpaquePointer) -> Bool {
        guard let texts else { return true }
        let functions = library.functions
        guard let row = functions.OGR_L_GetNextFeature(texts.layer) else { return false }
        defer { functions.OGR_F_Destroy(row) }
        for column in texts.columns where functions.OGR_F_IsFieldSetAndNotNull(row, column) != 0 {
            functions.OGR_F_SetFieldString(copy, column, functions.OGR_F_GetFieldAsString(row, column))
        }
        return true
    }
}
