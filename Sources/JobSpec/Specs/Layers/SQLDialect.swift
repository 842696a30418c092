/// The SQL that conditions are written in.
public enum SQLDialect: String, Sendable, CaseIterable {
    /// That of GDAL for every format.
    case ogr
    /// That of SQLite, with its functions.
    case sqlite

    static func declare(in fields: Fields) -> Field<SQLDialect> {
        fields.optional(
            "dialect", .choice(), default: .ogr, "The SQL of conditions: that of GDAL, or that of SQLite.")
    }
}
