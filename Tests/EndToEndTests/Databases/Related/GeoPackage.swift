/// The SQL that makes a GeoPackage (OGC 12-128r18) without the help of any library.
enum GeoPackage {
    /// What every GeoPackage has.
    static let head = """
        PRAGMA application_id = 1196444487;
        PRAGMA user_version = 10300;
        CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY,
            organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL,
            description TEXT);
        INSERT INTO gpkg_spatial_ref_sys VALUES ('cartesian', -1, 'NONE', -1, 'undefined', NULL),
            ('geographic', 0, 'NONE', 0, 'undefined', NULL),
            ('WGS 84', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,
            AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],
            AUTHORITY["EPSG","4326"]]', NULL);
        CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
            description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT '2026-01-01T00:00:00.000Z', min_x DOUBLE,
            min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER);
        CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL,
            geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL,
            PRIMARY KEY (table_name, column_name));
        CREATE TABLE gpkg_extensions (table_name TEXT, column_name TEXT, extension_name TEXT NOT NULL,
            definition TEXT NOT NULL, scope TEXT NOT NULL);
        """

    /// What a GeoPackage with related tables has, by the extension (OGC 18-000, table 3).
    static let relations = """
        CREATE TABLE gpkgext_relations (id INTEGER PRIMARY KEY AUTOINCREMENT, base_table_name TEXT NOT NULL,
            base_primary_column TEXT NOT NULL DEFAULT 'id', related_table_name TEXT NOT NULL,
            related_primary_column TEXT NOT NULL DEFAULT 'id', relation_name TEXT NOT NULL,
            mapping_table_name TEXT NOT NULL UNIQUE);
        INSERT INTO gpkg_extensions VALUES ('gpkgext_relations', NULL, 'gpkg_related_tables',
            'http://www.opengis.net/doc/IS/gpkg-rte/1.0', 'read-write');
        """

    /// Lists a table of attributes.
    static func listed(_ table: String) -> String {
        "INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES ('\(table)', 'attributes', '\(table)');"
    }

    /// Lists a table of points in WGS 84 whose geometries stand in `geom`.
    static func listedPoints(_ table: String) -> String {
        """
        INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id)
            VALUES ('\(table)', 'features', '\(table)', 4326);
        INSERT INTO gpkg_geometry_columns VALUES ('\(table)', 'geom', 'POINT', 4326, 0, 0);
        """
    }

    /// Relates two tables by a mapping table of these columns, `base_id` and `related_id` being the first.
    static func related(_ base: String, _ related: String, _ relation: String, by mapping: String, columns: String = "")
        -> String
    {
        """
        CREATE TABLE \(mapping) (base_id INTEGER NOT NULL, related_id INTEGER NOT NULL\(columns));
        INSERT INTO gpkg_extensions VALUES ('\(mapping)', NULL, 'gpkg_related_tables',
            'http://www.opengis.net/doc/IS/gpkg-rte/1.0', 'read-write');
        INSERT INTO gpkgext_relations (base_table_name, base_primary_column, related_table_name, related_primary_column,
            relation_name, mapping_table_name) VALUES ('\(base)', 'id', '\(related)', 'id', '\(relation)', '\(mapping)');
        """
    }

    /// A point as a literal of bytes: the header of clause 2.1.3 without an envelope, then well-known binary.
    static func point(_ x: Double, _ y: Double) -> String {
        let place = [x, y].flatMap { bytes($0.bitPattern.littleEndian) }
        let all =
            bytes(UInt16(0x5047).littleEndian) + [0, 1] + bytes(Int32(4326).littleEndian) + [1, 1, 0, 0, 0] + place
        return "X'" + all.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() + "'"
    }

    private static func bytes(_ value: some BitwiseCopyable) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
}
