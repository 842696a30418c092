import Foundation
import Testing

@Suite(
    "A statement that takes too long", .serialized,
    .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed"))
struct PostgreSQLTimeoutTests {
    private static let sentence =
        "the layer 'degrees' cannot be read to its end: the database took longer than 1.0 s for a statement; "
        + "'databases: {statement_timeout: ...}' in the project file sets the limit"

    private func project(_ condition: String, timeout: String?) throws -> TemporaryProject {
        let project = try DatabaseTown.project([
            "a.yaml": DatabaseTown.job("layer: degrees, where: \"\(condition)\""),
            "b.yaml": DatabaseTown.job("layer: degrees"),
        ])
        let databases = timeout.map { "databases: {statement_timeout: \($0)}\n" } ?? ""
        try project.write(GridTown.projectFile + databases, to: "arterial.yaml")
        return project
    }

    @Test("fails its job alone, soon after, in a sentence") func stopped() throws {
        let project = try project("pg_sleep(30) IS NOT NULL", timeout: "1 s")
        let start = Date()
        let ended = try project.run("run", ".")
        #expect(Date().timeIntervalSince(start) < 20)
        #expect(ended.code == 1)
        #expect(ended.error.contains(Self.sentence), "\(ended.error)")
        #expect(project.outputs().jobs == ["b"])
    }

    @Test("may take as long as the project file says") func allowed() throws {
        let ended = try project("rank > 1 OR pg_sleep(1.5) IS NOT NULL", timeout: "30 s").run("run", ".")
        #expect(ended.code == 0, "\(ended.error)")
    }

    @Test("cannot allow itself more time", arguments: ["0", "100000"]) func loosened(_ time: String) throws {
        let condition = "set_config('statement_timeout', '\(time)', false) = '\(time)' AND pg_sleep(30) IS NOT NULL"
        let ended = try project(condition, timeout: "1 s").run("run", ".")
        #expect(ended.code == 1)
        #expect(ended.error.contains(Self.sentence), "\(ended.error)")
    }

    @Test("has ten minutes where nobody says anything") func usual() throws {
        let condition = "current_setting('statement_timeout') = '10min'"
        let ended = try project(condition, timeout: nil).run("run", ".")
        #expect(ended.code == 0, "\(ended.error)")
        let other = try project(condition, timeout: "9 min").run("run", ".")
        #expect(other.error.contains("no row of 'degrees' is selected"), "\(other.error)")
    }
}
