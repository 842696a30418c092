import Foundation
import TestSupport

/// A database file as `sqlite3` sees it, a program that shares no code with GDAL's reading of GeoPackages.
struct SQLiteFile {
    let url: URL

    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    static let program = "/usr/bin/sqlite3"
    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// Runs a script: statements, and commands of the shell that begin with a dot.
    ///
    /// - Returns: what it printed, values parted by `|`.
    @discardableResult
    func run(_ script: String) throws -> String {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "script.sql")
        try Data(script.utf8).write(to: file)
        let ended = try OtherCommand.run(
            SQLiteFile.program, ["-batch", "-bail", url.path, ".read \(file.path)"], in: folder.url,
            environment: ["PATH": "/usr/bin:/bin"])
        if ended.code != 0 || !ended.error.isEmpty { throw Refused(description: ended.error) }
        return ended.output
    }

    /// The lines that each of several queries gives, asked in one go.
    func lines(of queries: [String]) throws -> [[String]] {
        let mark = "=next="
        let text = try run(queries.map { ".print \(mark)\n\($0);" }.joined(separator: "\n"))
        let parts = text.split(separator: "\(mark)\n", omittingEmptySubsequences: false).dropFirst()
        return parts.map { $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
    }

    func lines(_ query: String) throws -> [String] { try lines(of: [query])[0] }
}
