/// Sources that are no plain paths: servers, programs, and files that are fetched. What names them may hold passwords.
public enum RemoteSource {
    /// What such texts begin with, case ignored.
    private static let beginnings = [
        "pg:", "postgresql:", "postgres://", "http:", "https:", "ftp:", "wfs:", "<wfsonlineresource", "wfs3:", "oapif:",
        "csw:",
        "mysql:", "odbc:", "pgeo:", "mssql:", "oci:", "gltp:", "es:", "carto:", "cartodb:", "amigocloud:", "plscenes:",
        "ngw:",
        "eeda:", "ogcapi:", "gmlas:", "gpsbabel:", "mongodbv3:", "hana:",
    ]

    /// What GDAL's paths of files that are fetched have in them.
    private static let handlers = [
        "/vsicurl", "/vsis3", "/vsigs", "/vsiaz", "/vsiadls", "/vsioss", "/vsiswift", "/vsihdfs", "/vsiwebhdfs",
    ]

    /// Whether a text names one.
    public static func isNamed(by text: String) -> Bool {
        // Paths begin with letters, and with none of these; there are many of them.
        guard text.utf8.contains(UInt8(ascii: ":")) || text.hasPrefix("/vsi") || text.hasPrefix("<") else {
            return false
        }
        let lower = text.lowercased()
        return beginnings.contains { lower.hasPrefix($0) } || isFetched(lower)
    }

    /// Whether a text quotes one.
    public static func isQuoted(in text: String) -> Bool {
        let lower = text.lowercased()
        return beginnings.contains { lower.contains($0) } || handlers.contains { lower.contains($0) }
    }

    private static func isFetched(_ lower: String) -> Bool {
        lower.hasPrefix("/vsi") && handlers.contains { lower.contains($0) }
    }
}
