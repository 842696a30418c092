/// Sources that are no plain paths: servers, programs, and files that are fetched. What names them may hold passwords.
public enum RemoteSource {
    /// What such texts begin with, case ignored, and GDAL's name of the format.
    private static let formats = [
        ("pg:", postgreSQL), ("postgresql:", postgreSQL), ("postgres://", postgreSQL), ("http://", "HTTP"),
        ("https://", "HTTP"), ("ftp://", "HTTP"), ("wfs:", "WFS"), ("<wfsonlineresource", "WFS"), ("wfs3:", "OAPIF"),
        ("oapif:", "OAPIF"), ("csw:", "CSW"), ("mysql:", "MySQL"), ("odbc:", "ODBC"), ("pgeo:", "PGeo"),
        ("mssql:", "MSSQLSpatial"), ("oci:", "OCI"), ("gltp:", "OGR_OGDI"), ("es:", "Elasticsearch"),
        ("carto:", "Carto"),
        ("cartodb:", "Carto"), ("amigocloud:", "AmigoCloud"), ("plscenes:", "PLSCENES"), ("ngw:", "NGW"),
        ("eeda:", "EEDA"), ("ogcapi:", "OGCAPI"), ("gmlas:", "GMLAS"), ("gpsbabel:", "GPSBabel"),
        ("mongodbv3:", "MongoDBv3"), ("hana:", "HANA"), ("<ogrvrtdatasource", "OGR_VRT"),
    ]
    private static let postgreSQL = "PostgreSQL"

    /// What GDAL's paths of files that are fetched have in them.
    private static let handlers = [
        "/vsicurl", "/vsis3", "/vsigs", "/vsiaz", "/vsiadls", "/vsioss", "/vsiswift", "/vsihdfs", "/vsiwebhdfs",
    ]

    /// The format that a text is for; nil for a path.
    public static func format(of text: String) -> String? {
        let start = text.prefix(20).lowercased()
        return formats.first { start.hasPrefix($0.0) }?.1
    }

    /// Whether a text names a database of PostgreSQL: `PG:`, `POSTGRESQL:`, `postgresql://` and `postgres://` do.
    public static func isPostgreSQL(_ text: String) -> Bool { format(of: text) == postgreSQL }

    /// Whether a text names one.
    public static func isNamed(by text: String) -> Bool {
        // There are many paths, and hardly any has one of these.
        guard text.utf8.contains(UInt8(ascii: ":")) || text.hasPrefix("/vsi") || text.hasPrefix("<") else {
            return false
        }
        return format(of: text) != nil || hasAddress(text.lowercased())
    }

    /// Whether a text quotes one.
    public static func isQuoted(in text: String) -> Bool {
        // There are many messages, and hardly any has one of these.
        guard text.utf8.contains(where: { ":/<".utf8.contains($0) }) else { return false }
        let lower = text.lowercased()
        return hasAddress(lower) || formats.contains { isWord($0.0, in: lower) }
    }

    private static func hasAddress(_ lower: String) -> Bool {
        lower.contains("://") || handlers.contains { lower.contains($0) }
    }

    /// Whether a text has another one in it that does not go on a word.
    private static func isWord(_ beginning: String, in lower: String) -> Bool {
        lower.ranges(of: beginning).contains { range in
            range.lowerBound == lower.startIndex || !lower[lower.index(before: range.lowerBound)].isLetter
        }
    }
}
