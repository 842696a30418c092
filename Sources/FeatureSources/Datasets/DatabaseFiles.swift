import Vocabulary

/// The files in which SQLite keeps what it has not yet brought into a database, or would take back from it.
public enum DatabaseFiles {
    /// What their names end with behind that of the database.
    public static let suffixes = ["-wal", "-journal"]

    /// Where a database is, and these files with it: where links lead. The path itself where nothing is.
    public static func place(of path: String) -> String { RealPath.of(path) ?? path }
}
