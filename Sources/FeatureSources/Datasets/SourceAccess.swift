/// What sources may be beyond files that hold all that they name and the database that was asked for: a project says it.
public struct SourceAccess: Hashable, Sendable {
    /// GDAL's names of formats beyond the usual ones.
    public var formats: [String]
    public var virtualFiles: Set<VirtualFiles>
    /// Whether conditions on SQLite may call the functions of SpatiaLite.
    public var spatialite: Bool
    /// The milliseconds that a database server may take for a statement.
    public var statementTimeout: Int64

    public init(
        formats: [String] = [], virtualFiles: Set<VirtualFiles> = [], spatialite: Bool = false,
        statementTimeout: Int64 = 600_000
    ) {
        self.formats = formats
        self.virtualFiles = virtualFiles
        self.spatialite = spatialite
        self.statementTimeout = statementTimeout
    }

    /// Where no project says more.
    public static let usual = SourceAccess()

    /// What it adds to the usual, as one text: it decides how sources are read; nil where it adds nothing.
    public var canonicalText: String? {
        let added =
            formats.sorted() + virtualFiles.map { "virtual files \($0)" }.sorted() + (spatialite ? ["spatialite"] : [])
        return added.isEmpty ? nil : added.joined(separator: ", ")
    }

    /// GDAL's names of all formats that are read.
    var drivers: [String] { SourceDrivers.allowed + formats }

    /// Whether something may be fetched over the network: many formats exist for nothing else.
    private var isOnline: Bool { virtualFiles.contains(.web) || !formats.isEmpty }

    /// What is said of a statement that took too long.
    var timeoutReason: String {
        let time =
            statementTimeout % 60_000 == 0 ? "\(statementTimeout / 60_000) min" : "\(Double(statementTimeout) / 1000) s"
        return "the database took longer than \(time) for a statement; "
            + "'databases: {statement_timeout: ...}' in the project file sets the limit"
    }

    /// How the project file allows a format.
    static func way(toAllowFormat format: String) -> String {
        "'allow: {formats: [\(format)]}' in the project file turns it on"
    }

    /// GDAL's settings for a source; nil for what is left to the environment.
    var settings: [(name: String, value: String?)] {
        [
            ("SPATIALITE_LOAD", spatialite ? "YES" : "NO"),
            ("OGR_SQLITE_DIALECT_USE_SPATIALITE", spatialite ? "YES" : "NO"),
            // Some formats fetch what they name, such as the coordinate system of a GeoJSON. Nobody answers there.
            ("GDAL_HTTP_PROXY", isOnline ? nil : "127.0.0.1:1"), ("GDAL_HTTPS_PROXY", isOnline ? nil : "127.0.0.1:1"),
            ("CPL_VSIL_CURL_ALLOWED_FILENAME", isOnline ? nil : "none"),
        ]
    }

    /// What no project changes: nothing is loaded into SQLite, a file does not have others read, what is written has no time
    /// in it, and codes of coordinate systems are taken at their word.
    static let settingsOfAll = [
        // Settings in files of the machine and of who runs the program are read while formats are registered.
        ("GDAL_CONFIG_FILE", "/dev/null"),
        // Fields beyond the two thousandth are left out otherwise, without a word.
        ("OGR_CSV_MAX_FIELD_COUNT", "1000000"), ("OGR_ODS_MAX_FIELD_COUNT", "1000000"),
        ("OGR_SQLITE_LOAD_EXTENSIONS", ""), ("OGR_SQLITE_STATIC_VIRTUAL_OGR", "NO"),
        ("OGR_SQLITE_LIST_VIRTUAL_OGR", "NO"), ("GML_SKIP_RESOLVE_ELEMS", "ALL"), ("LIBKML_EXTERNAL_STYLE", "NO"),
        // Names are what a sheet begins with, also where nothing but texts follows.
        ("OGR_XLSX_HEADERS", "FORCE"), ("OGR_ODS_HEADERS", "FORCE"), ("CPL_ALLOW_VSISTDIN", "NO"),
        ("OGR_CURRENT_DATE", "2000-01-01T00:00:00.000Z"),
        // A code that the register has given up stands for what it has always meant, and not for what is advised instead.
        ("OSR_USE_NON_DEPRECATED", "NO"),
        // To hold a VRT against its schema takes a while at each opening, and leads to warnings alone, which nobody sees.
        ("GDAL_XML_VALIDATION", "NO"),
    ]
}
