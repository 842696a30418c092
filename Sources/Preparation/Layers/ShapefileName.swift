/// What Shapefiles make of the names of fields: they cut them after ten letters, and number those that begin alike
/// (https://gdal.org/en/stable/drivers/vector/shapefile.html).
enum ShapefileName {
    /// By GDAL's name.
    static let driver = "ESRI Shapefile"

    private static let length = 10

    /// Of a field that no other before it is called as.
    static func cut(_ name: String) -> String { String(name.prefix(length)) }

    /// Of the second field that begins so.
    static func second(_ name: String) -> String { name.prefix(length - 2) + "_1" }
}
