/// Which rows of a layer are meant.
public struct RowSelection: Sendable {
    /// The language of a condition.
    public enum Dialect: String, Sendable, CaseIterable {
        /// The source's own: that of OGR for files, that of the database for databases.
        case ogr
        /// That of SQLite, with its functions, whatever the source is.
        case sqlite
    }

    /// What stands behind WHERE; nil for all rows.
    public var condition: String?
    public var dialect: Dialect
    /// How rows must lie to a geometry.
    public var spatial: SpatialCondition?
    /// Which keys rows must have.
    public var keys: KeyCondition?

    public init(condition: String? = nil, dialect: Dialect = .ogr, spatial: SpatialCondition? = nil) {
        self.condition = condition
        self.dialect = dialect
        self.spatial = spatial
    }

    /// Whether rows may have anything and lie anywhere.
    public var choosesAll: Bool { condition == nil && spatial == nil && keys == nil }

    /// Whether it is GDAL's to say which rows are meant.
    var needsGDAL: Bool { condition != nil || spatial != nil }

    /// All rows.
    public static var all: RowSelection { RowSelection() }
}
