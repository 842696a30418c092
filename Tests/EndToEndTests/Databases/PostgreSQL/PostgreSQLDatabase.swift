import Foundation
import TestSupport

/// A database of the tests' server, with PostGIS in it. Tests see each other's tables in no other.
struct PostgreSQLDatabase: Sendable {
    let server: PostgreSQLServer
    let name: String

    /// Makes a database and runs statements in it.
    init(_ name: String, _ statements: String) throws {
        server = try PostgreSQLServer.shared()
        self.name = name
        try PostgreSQLDatabase.run("CREATE DATABASE \(name)", on: server, database: "postgres")
        try run(statements)
    }

    /// What a job file names it by.
    var source: String { "PG:host=\(server.folder) user=postgres dbname=\(name)" }

    func run(_ statements: String) throws {
        try PostgreSQLDatabase.run(statements, on: server, database: name)
    }

    /// The rows of a query, with PostgreSQL's own words for values; nothing for null.
    func rows(_ query: String) throws -> [[String]] {
        let text = try PostgreSQLDatabase.run(query, on: server, database: name)
        return text.split(separator: "\n").map { line in
            line.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        }
    }

    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    @discardableResult
    static func run(_ statements: String, on server: PostgreSQLServer, database: String) throws -> String {
        let file = try TemporaryFolder()
        let script = file.url.appending(path: "statements.sql")
        try Data(statements.utf8).write(to: script)
        let ended = try OtherCommand.run(
            "/usr/bin/psql",
            [
                "--no-psqlrc", "--quiet", "--no-align", "--tuples-only", "--field-separator=\u{1F}",
                "--set=ON_ERROR_STOP=1",
                "--host=\(server.folder)", "--username=postgres", "--dbname=\(database)", "--file=\(script.path)",
            ], in: file.url, environment: ["PATH": "/usr/bin:/bin", "PGOPTIONS": "--client-min-messages=warning"])
        if ended.code != 0 { throw Refused(description: ended.error) }
        return ended.output
    }
}
