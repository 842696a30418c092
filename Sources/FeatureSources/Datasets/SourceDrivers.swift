import Glibc

/// The formats that sources may have, by GDAL's names, and how they are opened.
enum SourceDrivers {
    /// Formats that hold all that they name, and read nothing over a network but the database that was asked for.
    static let allowed = [
        "GPKG", "SQLite", "OpenFileGDB", shapefile, "MapInfo File", "GeoJSON", "GeoJSONSeq", "TopoJSON",
        "ESRIJSON", "FlatGeobuf", "CSV", "XLSX", "ODS", "XLS", "PostgreSQL", "GML", "KML", "LIBKML", "GPX", "DXF",
        "Parquet", "Arrow",
    ]

    /// How a source is opened.
    static func options(for address: SourceAddress) -> [String] {
        if address.isConnection {
            // Dates and moments are written and compared alike, whatever the server or the environment says of them.
            let settings = "SET datestyle TO ISO, YMD; SET timezone TO 'UTC'"
            return options + [
                "PRELUDE_STATEMENTS=SET statement_timeout TO \(address.access.statementTimeout); \(settings)"
            ]
        }
        let ofFile = options + NumberedHead.options(of: address.target)
        return isSettled(address.target) ? ofFile + ["IMMUTABLE=YES"] : ofFile
    }

    /// Whether a database of SQLite has all its rows in its own file, so that nobody needs to lock it, look for others
    /// that write to it, or leave files beside it. GDAL names such files by addresses, in which it takes `%20` for a
    /// blank.
    private static func isSettled(_ path: String) -> Bool {
        if path.utf8.contains(UInt8(ascii: "%")) { return false }
        let place = DatabaseFiles.place(of: path)
        return DatabaseFiles.suffixes.allSatisfy { suffix in
            var status = stat()
            return stat(place + suffix, &status) != 0 || status.st_size == 0
        }
    }

    /// Numbers in CSV are numbers if all of a column's rows are; tables of databases are layers, registered or not;
    /// nothing is written beside a source.
    private static let options = [
        "AUTODETECT_TYPE=YES", "AUTODETECT_SIZE_LIMIT=0", "EMPTY_STRING_AS_NULL=YES", "KEEP_GEOM_COLUMNS=YES",
        "LIST_ALL_TABLES=YES", "WRITE_GFS=NO", "DOWNLOAD_SCHEMA=NO",
    ]

    /// Tables of plain text.
    static let text = "CSV"

    static let shapefile = "ESRI Shapefile"

    /// Formats whose rows show which fields there are.
    static let withFieldsOfRows: Set<String> = ["GeoJSON", "XLSX"]

    /// Formats whose numbers have as many digits as somebody writes.
    static let withNumbersAsTexts: Set<String> = [
        "GeoJSON", "GeoJSONSeq", "TopoJSON", "ESRIJSON", "GML", "KML", "LIBKML",
    ]

    /// Formats that cannot say what their coordinates mean.
    static let withoutCoordinateSystems: Set<String> = ["CSV", "XLSX", "ODS", "XLS"]

    /// Formats whose conditions are SQL of SQLite.
    static let speakingSQLite: Set<String> = ["GPKG", "SQLite"]

    /// Formats whose times have no zone, although GDAL says that they are of UTC.
    static let onLocalClocks: Set<String> = ["OpenFileGDB"]

    /// Formats that evaluate conditions themselves, so that a field of a condition need not be read.
    static let evaluatingConditions: Set<String> = ["GPKG", "SQLite", "PostgreSQL"]

    /// Formats whose rows have no order of their own but that of their ids: an index may give them in any other.
    static let orderedById: Set<String> = ["GPKG", "SQLite", "PostgreSQL", "OpenFileGDB"]
}
