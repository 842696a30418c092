import CGDAL

/// Notes the first text that is not UTF-8 that a reader comes to.
final class UnreadableTexts {
    private(set) var first: (row: Int64, field: String)?

    func note(_ field: LayerField, _ feature: OpaquePointer, _ library: GDALLibrary) {
        if first == nil { first = (Int64(library.functions.OGR_F_GetFID(feature)), field.name) }
    }
}
