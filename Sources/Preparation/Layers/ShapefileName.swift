/// What Shapefiles make of the names of fields: they cut them after ten letters, and number those that begin alike
/// (https://gdal.org/en/stable/drivers/vector/shapefile.html).
enum ShapefileName {
    private static let length = 10

    /// Of a field, where none before it begins with the same ten letters.
    static func cut(_ name: String) -> String { String(name.prefix(length)) }

    /// Of a field, where one before it begins so.
    static func second(_ name: String) -> String { name.prefix(length - 2) + "_1" }
}
