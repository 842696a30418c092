import CGDAL

/// The only row of a sheet, which has the names of its fields. GDAL takes it for a row of data, and calls fields `Field1` and so on.
struct HeaderRow {
    /// With the names that the row gives them.
    let fields: [LayerField]

    private static let drivers: Set = ["XLSX", "ODS", "XLS"]

    /// - Parameter fields: as GDAL has them.
    /// - Returns: nil where there are other rows, or names.
    init?(_ fields: [LayerField], of handle: OpaquePointer, _ dataset: Dataset) {
        guard Self.drivers.contains(dataset.driver), !fields.isEmpty,
            fields.enumerated().allSatisfy({ $1.name == "Field\($0 + 1)" })
        else { return nil }
        let (library, functions) = (dataset.library, dataset.library.functions)
        guard functions.OGR_L_GetFeatureCount(handle, 1) == 1 else { return nil }
        functions.OGR_L_ResetReading(handle)
        defer { functions.OGR_L_ResetReading(handle) }
        guard let row = library.quietly({ functions.OGR_L_GetNextFeature(handle) }).0 else { return nil }
        defer { functions.OGR_F_Destroy(row) }
        // GDAL numbers the rows of a sheet as people do; one behind a header has a higher number.
        guard functions.OGR_F_GetFID(row) == 1 else { return nil }
        self.fields = fields.map { field in
            let name = FieldReading(library, row).value(of: field).text
            return LayerField(name: name ?? field.name, kind: .text, index: field.index)
        }
    }
}
