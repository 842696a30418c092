import CGDAL

/// A copy of a source's tables in memory, which is read several times as fast as text is. Rows keep their ids and their order.
struct MemoryCopy {
    /// A source is copied when it was opened so often: that takes as long as reading it twice.
    static let usesBefore = 8
    /// Bytes of the files of a source: larger ones would take much memory.
    static let mostBytes = 4 << 20

    /// The type of a table without geometry: `wkbNone` of ogr_core.h.
    private static let noGeometry: Int32 = 100

    let library: GDALLibrary

    /// - Returns: nil where something cannot be copied as it is; then the source is as it was.
    func copy(of source: OpaquePointer) -> OpaquePointer? {
        let functions = library.functions
        guard let driver = functions.GDALGetDriverByName("Memory"),
            let copy = functions.GDALCreate(driver, "", 0, 0, 0, 0, nil)
        else { return nil }
        for index in 0..<max(0, functions.GDALDatasetGetLayerCount(source)) {
            guard let layer = functions.GDALDatasetGetLayer(source, index), add(layer, to: copy) else {
                functions.GDALClose(copy)
                return nil
            }
        }
        return copy
    }

    private func add(_ layer: OpaquePointer, to copy: OpaquePointer) -> Bool {
        let functions = library.functions
        guard functions.OGR_L_GetGeomType(layer) == Self.noGeometry,
            let definition = functions.OGR_L_GetLayerDefn(layer),
            let own = functions.GDALDatasetCreateLayer(
                copy, functions.OGR_L_GetName(layer), nil, Self.noGeometry, nil)
        else { return false }
        for field in 0..<functions.OGR_FD_GetFieldCount(definition) {
            guard functions.OGR_L_CreateField(own, functions.OGR_FD_GetFieldDefn(definition, field), 0) == 0 else {
                return false
            }
        }
        functions.OGR_L_ResetReading(layer)
        defer { functions.OGR_L_ResetReading(layer) }
        let (isCopied, problem) = library.quietly { copyRows(of: layer, to: own) }
        return isCopied && problem.isEmpty
    }

    private func copyRows(of layer: OpaquePointer, to own: OpaquePointer) -> Bool {
        let functions = library.functions
        guard let definition = functions.OGR_L_GetLayerDefn(own) else { return false }
        while let row = functions.OGR_L_GetNextFeature(layer) {
            defer { functions.OGR_F_Destroy(row) }
            guard !library.didOverflow, let copy = functions.OGR_F_Create(definition) else { return false }
            defer { functions.OGR_F_Destroy(copy) }
            guard functions.OGR_F_SetFrom(copy, row, 0) == 0,
                functions.OGR_F_SetFID(copy, functions.OGR_F_GetFID(row)) == 0,
                functions.OGR_L_CreateFeature(own, copy) == 0
            else { return false }
        }
        return true
    }
}
