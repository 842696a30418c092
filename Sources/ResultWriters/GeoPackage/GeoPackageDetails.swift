import Results

/// What a GeoPackage says of its layers beside their rows, as statements of SQL: names and units of columns for people (the
/// schema extension of GeoPackage 1.2, OGC 12-128r14, annex F.9), and styles where QGIS looks for them.
enum GeoPackageDetails {
    private static let schema = "'gpkg_schema', 'http://www.geopackage.org/spec121/#extension_schema', 'read-write'"

    static let tables = [
        """
        CREATE TABLE IF NOT EXISTS gpkg_extensions (table_name TEXT, column_name TEXT, extension_name TEXT NOT NULL, \
        definition TEXT NOT NULL, scope TEXT NOT NULL, \
        CONSTRAINT ge_tce UNIQUE (table_name, column_name, extension_name))
        """,
        """
        CREATE TABLE gpkg_data_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, name TEXT, title TEXT, \
        description TEXT, mime_type TEXT, constraint_name TEXT, \
        CONSTRAINT pk_gdc PRIMARY KEY (table_name, column_name), CONSTRAINT gdc_tn UNIQUE (table_name, name))
        """,
        // Without rows: the extension wants it.
        """
        CREATE TABLE gpkg_data_column_constraints (constraint_name TEXT NOT NULL, constraint_type TEXT NOT NULL, \
        value TEXT, min NUMERIC, min_is_inclusive BOOLEAN, max NUMERIC, max_is_inclusive BOOLEAN, description TEXT, \
        CONSTRAINT gdcc_ntv UNIQUE (constraint_name, constraint_type, value))
        """,
        "INSERT INTO gpkg_extensions VALUES ('gpkg_data_columns', NULL, \(schema))",
        "INSERT INTO gpkg_extensions VALUES ('gpkg_data_column_constraints', NULL, \(schema))",
        """
        CREATE TABLE layer_styles (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, f_table_catalog TEXT(256), \
        f_table_schema TEXT(256), f_table_name TEXT(256), f_geometry_column TEXT(256), styleName TEXT(30), styleQML TEXT, \
        styleSLD TEXT, useAsDefault BOOLEAN, description TEXT, owner TEXT(30), ui TEXT(30), update_time DATETIME)
        """,
        """
        INSERT INTO gpkg_contents (table_name, data_type, identifier, description, last_change, srs_id) \
        VALUES ('layer_styles', 'attributes', 'layer_styles', 'Styles for QGIS', '2000-01-01T00:00:00.000Z', 0)
        """,
    ]

    /// Whose data it is made of, as metadata of the whole file (annex F.8) in the form in which GDAL and QGIS show it.
    static func attribution(_ text: String) -> [String] {
        var xml = ByteBuffer()
        xml.append("<GDALMultiDomainMetadata><Metadata><MDI key=\"ATTRIBUTION\">")
        xml.append(xml: text)
        xml.append("</MDI></Metadata></GDALMultiDomainMetadata>")
        let definition = "'gpkg_metadata', 'http://www.geopackage.org/spec121/#extension_metadata', 'read-write'"
        return [
            """
            CREATE TABLE gpkg_metadata (id INTEGER CONSTRAINT m_pk PRIMARY KEY ASC NOT NULL, \
            md_scope TEXT NOT NULL DEFAULT 'dataset', md_standard_uri TEXT NOT NULL, \
            mime_type TEXT NOT NULL DEFAULT 'text/xml', metadata TEXT NOT NULL DEFAULT '')
            """,
            """
            CREATE TABLE gpkg_metadata_reference (reference_scope TEXT NOT NULL, table_name TEXT, column_name TEXT, \
            row_id_value INTEGER, timestamp DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), \
            md_file_id INTEGER NOT NULL, md_parent_id INTEGER, \
            CONSTRAINT crmr_mfi_fk FOREIGN KEY (md_file_id) REFERENCES gpkg_metadata(id), \
            CONSTRAINT crmr_mpi_fk FOREIGN KEY (md_parent_id) REFERENCES gpkg_metadata(id))
            """,
            "INSERT INTO gpkg_extensions VALUES ('gpkg_metadata', NULL, \(definition))",
            "INSERT INTO gpkg_extensions VALUES ('gpkg_metadata_reference', NULL, \(definition))",
            "INSERT INTO gpkg_metadata VALUES (1, 'dataset', 'http://gdal.org', 'text/xml', \(quoted(xml.text)))",
            """
            INSERT INTO gpkg_metadata_reference \
            VALUES ('geopackage', NULL, NULL, NULL, '2000-01-01T00:00:00.000Z', 1, NULL)
            """,
        ]
    }

    /// For one layer.
    static func rows(for table: Table, _ style: LayerStyle?) -> [String] {
        let columns = zip(table.distinctNames, table.columns).map { name, column in
            let texts = [table.name, name, name, column.title, column.meaningWithUnit].map(quoted).joined(
                separator: ", ")
            return "INSERT INTO gpkg_data_columns VALUES (\(texts), NULL, NULL)"
        }
        guard let style else { return columns }
        let (layer, text) = (quoted(table.name), quoted(style.text))
        return columns + [
            """
            INSERT INTO layer_styles (f_table_catalog, f_table_schema, f_table_name, f_geometry_column, styleName, styleQML, \
            styleSLD, useAsDefault, description, owner, update_time) \
            VALUES ('', '', \(layer), 'geom', \(layer), \(text), '', 1, '', '', '2000-01-01T00:00:00.000Z')
            """
        ]
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
