import Foundation
import Testing

/// A condition is SQL of its user; whatever stands in it, nothing in the database changes.
@Suite(
    "A job leaves a database as it is",
    .serialized, .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed"))
struct PostgreSQLReadOnlyTests {
    private static let database = Result {
        try PostgreSQLDatabase(
            "kept",
            """
            CREATE TABLE stop (id integer PRIMARY KEY, name text, place geometry(Point, 4326));
            INSERT INTO stop VALUES (1, 'Corner', ST_SetSRID(ST_MakePoint(9, 50), 4326)),
                (2, 'Market', ST_SetSRID(ST_MakePoint(9.002, 50.002), 4326));
            CREATE TABLE note (id integer PRIMARY KEY, stop integer REFERENCES stop);
            INSERT INTO note VALUES (1, 1), (2, 2);
            CREATE SEQUENCE counter;
            CREATE TABLE log (at timestamptz);
            CREATE FUNCTION noted(integer) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
                BEGIN INSERT INTO log VALUES (now()); RETURN true; END $$;
            """)
    }

    private static let conditions = [
        "nextval('counter') > 0", "setval('counter', 40) > 0", "noted(id)",
        "true); INSERT INTO log VALUES (now()); --",
        "true); COMMIT; SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE; BEGIN; DELETE FROM note; COMMIT; --",
        "true; COMMIT; SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE; BEGIN; DELETE FROM note; COMMIT; --",
        "true; ROLLBACK; BEGIN READ WRITE; INSERT INTO log VALUES (now()); COMMIT; SELECT (true",
        "set_config('transaction_read_only', 'off', false) = 'off' AND nextval('counter') > 0",
        "set_config('transaction_read_only', 'off', false) <> 'x' AND noted(id)",
        "lo_creat(1) > 0", "pg_catalog.lo_from_bytea(0, 'x') > 0", "\"lo_create\"(0) > 0",
    ]

    /// Allowing changes to the transactions that follow is no mistake, and of no use.
    private static let unlocking = "set_config('default_transaction_read_only', 'off', false) = 'off'"

    private func state() throws -> [[String]] {
        let database = try Self.database.get()
        return try database.rows(
            "SELECT (SELECT count(*) FROM stop), (SELECT count(*) FROM note), (SELECT count(*) FROM log), "
                + "(SELECT last_value FROM counter), (SELECT is_called FROM counter), "
                + "(SELECT count(*) FROM pg_largeobject_metadata)")
    }

    /// A project with each condition wherever a job has one.
    private func project(_ conditions: [String]) throws -> TemporaryProject {
        let source = try Self.database.get().source
        var jobs: [String: String] = [:]
        for (number, condition) in conditions.enumerated() {
            let related = "job: related_records\nsource: \"\(source)\"\ntable: stop\n"
            let via = "layer: stop, via: {table: note, where: \"\(condition)\"}"
            jobs["stops-\(number).yaml"] = DatabaseTown.job("layer: stop, where: \"\(condition)\"")
            jobs["via-\(number).yaml"] = DatabaseTown.job(via)
            jobs["rows-\(number).yaml"] = related + "where: \"\(condition)\"\n"
            jobs["related-\(number).yaml"] = related + "related_where: \"\(condition)\"\n"
        }
        return try GridTown.project(jobs.mapValues { $0.replacing("DATABASE", with: source) })
    }

    @Test("whatever stands in a condition, which is refused where it would change something") func refused() throws {
        let before = try state()
        let ended = try project(Self.conditions).run("run", ".")
        #expect(try state() == before)
        for job in ["stops", "via", "rows", "related"] {
            for number in Self.conditions.indices {
                #expect(ended.error.contains("\(job)-\(number).yaml:"), "\(Self.conditions[number]) in \(job)")
            }
        }
        #expect(!ended.error.contains("cursor"))
    }

    @Test("also where a condition allows changes first") func unlocked() throws {
        let before = try state()
        let asked = "current_setting('default_transaction_read_only') = 'off'"
        let conditions = [
            "\(Self.unlocking) OR noted(id)", "CASE WHEN \(asked) THEN noted(id) ELSE \(Self.unlocking) END",
        ]
        let ended = try project(conditions).run("run", ".")
        #expect(try state() == before)
        #expect(ended.error.contains("stops-0 succeeded"))
    }
}
