/// Tells connections to database servers from paths of files.
public enum DatabaseConnection {
    /// Whether a text names a database server: `PG:`, `POSTGRESQL:`, `postgresql://` and `postgres://` do.
    public static func isNamed(by text: String) -> Bool {
        let start = text.prefix(13).lowercased()
        return ["pg:", "postgresql:", "postgres://"].contains { start.hasPrefix($0) }
    }
}
