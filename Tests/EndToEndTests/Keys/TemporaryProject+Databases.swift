import Testing

extension TemporaryProject {
    /// Makes a SQLite database of each file of SQL among some, beside it.
    func makeDatabases(of paths: [String]) throws {
        for path in paths where path.hasSuffix(".sql") {
            let ended = try OtherCommand.run(
                "/usr/bin/env", ["sqlite3", "-bail", path.replacing(".sql", with: ".db"), ".read \(path)"], in: url,
                environment: ["PATH": "/usr/bin:/bin"])
            try #require(ended.code == 0, "\(ended.error)")
        }
    }
}
