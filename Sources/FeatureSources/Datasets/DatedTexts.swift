import CGDAL

/// GeoJSON, of which GDAL takes texts that begin as dates or times do for these, and drops what follows. Where a column has such, all of
/// its columns of dates and times are texts.
struct DatedTexts {
    private let library: GDALLibrary
    private let path: String
    /// GDAL always reads these with dates; their records make up a collection, which it does not.
    private let isSequence: Bool

    /// - Parameter path: where the source is read.
    /// - Returns: nil for other formats.
    init?(_ path: String, driver: String, library: GDALLibrary) {
        guard ["GeoJSON", "GeoJSONSeq"].contains(driver) else { return nil }
        (self.library, self.path, isSequence) = (library, path, driver == "GeoJSONSeq")
    }

    /// The source with such columns as texts; nil where no column needs it.
    ///
    /// - Parameter typed: the source as GDAL has typed it.
    func retyped(_ typed: OpaquePointer) -> OpaquePointer? {
        let functions = library.functions
        let layers = (0..<max(0, functions.GDALDatasetGetLayerCount(typed))).compactMap {
            functions.GDALDatasetGetLayer(typed, $0)
        }
        let fields = layers.map { LayerField.fields(of: $0, library).filter(\.kind.isTemporal) }
        if fields.allSatisfy(\.isEmpty) { return nil }
        if let holdsOthers = NamedTexts.holdOthers(than: fields.flatMap(\.self), in: path) {
            return holdsOthers ? openWithTexts() : nil
        }
        guard let plain = openWithTexts() else { return nil }
        let isNeeded = fields.indices.contains { layer in
            functions.GDALDatasetGetLayer(plain, Int32(layer)).map { hasOthers($0, among: fields[layer]) } ?? false
        }
        if isNeeded { return plain }
        functions.GDALClose(plain)
        return nil
    }

    private func openWithTexts() -> OpaquePointer? {
        guard let target = isSequence ? SequenceRecords(path).collection() : path else { return nil }
        return library.quietly {
            TextList.withPointers(["GeoJSON"]) { drivers in
                TextList.withPointers(["DATE_AS_STRING=YES"]) { options in
                    library.functions.GDALOpenEx(target, GDALLibrary.openFlags, drivers, options, nil)
                }
            }
        }.outcome
    }

    /// Whether a text is something else than GDAL takes it for.
    ///
    /// - Parameter fields: as GDAL types them.
    private func hasOthers(_ layer: OpaquePointer, among fields: [LayerField]) -> Bool {
        let functions = library.functions
        let places = Dictionary(LayerField.fields(of: layer, library).map { ($0.name, $0.index) }) { first, _ in first }
        let columns = fields.compactMap { field in places[field.name].map { (index: $0, kind: field.kind) } }
        defer { functions.OGR_L_ResetReading(layer) }
        return library.quietly {
            while let feature = functions.OGR_L_GetNextFeature(layer) {
                defer { functions.OGR_F_Destroy(feature) }
                let isOther = columns.contains {
                    !TemporalForm.isWhole(functions.OGR_F_GetFieldAsString(feature, $0.index), $0.kind)
                }
                if isOther { return true }
            }
            return false
        }.outcome
    }
}
