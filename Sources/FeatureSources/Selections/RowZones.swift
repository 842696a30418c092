import CGDAL

/// The offsets from UTC with which the rows of a layer write their times.
enum RowZones {
    /// Minutes ahead of UTC, ascending, without UTC itself. Asked for while nobody reads.
    ///
    /// - Complexity: O(n) for n rows.
    static func minutes(in layer: Layer) -> [Int] {
        let fields = layer.fields.filter { $0.kind == .dateTime }
        let (library, functions) = (layer.dataset.library, layer.dataset.library.functions)
        var found: Set<Int> = []
        library.quietly {
            functions.OGR_L_ResetReading(layer.handle)
            while let feature = functions.OGR_L_GetNextFeature(layer.handle) {
                found.formUnion(fields.compactMap { FieldReading(library, feature).minutesAheadOfUTC(of: $0) })
                functions.OGR_F_Destroy(feature)
            }
            functions.OGR_L_ResetReading(layer.handle)
        }
        return found.subtracting([0]).sorted()
    }
}
