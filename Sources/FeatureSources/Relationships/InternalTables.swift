/// The tables of SQLite, GeoPackage and SpatiaLite that are no data of their users.
enum InternalTables {
    private static let prefixes = [
        "gpkg_", "gpkgext_", "rtree_", "sqlite_", "idx_", "spatial_ref_sys",
        "virts_geometry_columns", "views_geometry_columns",
    ]
    private static let names: Set<String> = [
        "geometry_columns", "geometry_columns_auth", "geometry_columns_field_infos", "geometry_columns_statistics",
        "geometry_columns_time", "spatialite_history", "sql_statements_log", "elementarygeometries", "knn", "knn2",
        "data_licenses", "layer_styles", "vector_layers", "vector_layers_auth", "vector_layers_statistics",
        "vector_layers_field_infos",
    ]

    static func contain(_ table: String) -> Bool {
        let lower = table.lowercased()
        return names.contains(lower) || prefixes.contains { lower.hasPrefix($0) }
    }
}
