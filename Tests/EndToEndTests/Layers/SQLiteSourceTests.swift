import Foundation
import Testing

@Suite("A database in a file", .enabled(if: SQLiteFile.isThere, "sqlite3 is not there"))
struct SQLiteSourceTests {
    private static let rows = """
        CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, x REAL, y REAL);
        INSERT INTO t VALUES (1, 'A', 9, 50), (2, 'B', 9.002, 50.002);
        """

    private func job(_ statements: String = rows) throws -> (job: LayerJob, file: SQLiteFile) {
        let job = try LayerJob()
        let file = SQLiteFile(url: job.project.url.appending(path: "t.db"))
        try file.run(statements)
        return (job, file)
    }

    @Test("has no layers of the tables that SQLite and GDAL keep for themselves")
    func ownTables() throws {
        let (job, file) = try job()
        try file.run(
            "CREATE TABLE s (k INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO s DEFAULT VALUES; DROP TABLE s;"
                + "CREATE TABLE geometry_columns (f_table_name TEXT); CREATE TABLE spatial_ref_sys (srid INTEGER);")
        #expect(try job.column("name", "{source: t.db}") == ["A", "B"])
    }

    @Test("is read while somebody else has locked it, and nothing is left beside it", arguments: ["delete", "wal"])
    func locked(_ mode: String) throws {
        let (job, file) = try job("PRAGMA journal_mode = \(mode);\n" + Self.rows)
        let descriptor = open(file.url.path, O_RDWR)
        defer { close(descriptor) }
        // The bytes by which SQLite locks a file.
        var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 512, l_pid: 0)
        #expect(fcntl(descriptor, F_SETLK, &lock) == 0)
        #expect(try job.column("name", "{source: t.db}") == ["A", "B"])
        #expect(!job.project.exists("t.db-wal") && !job.project.exists("t.db-shm"))
    }

    @Test("is the one that is named", arguments: ["a%20b.db", "a?b.db", "a#b.db", "a b.db"]) func named(_ name: String)
        throws
    {
        let job = try LayerJob()
        for (other, rows) in [("a b.db", Self.rows), (name, Self.rows.replacing("'B'", with: "'C'"))] {
            let url = job.project.url.appending(path: other)
            try? FileManager.default.removeItem(at: url)
            try SQLiteFile(url: url).run(rows)
        }
        #expect(try job.column("name", "{source: '\(name)'}") == ["A", "C"])
    }

    @Test(
        "has texts among numbers in their own rows, whatever its fields are called",
        arguments: ["other INTEGER", "rowid INTEGER", "rowid INTEGER, oid INTEGER"])
    func hiddenIds(_ fields: String) throws {
        let turned = fields.split(separator: ",")
        let table = "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, x REAL, y REAL, amount INTEGER, \(fields));"
        let rows = [("A', 9, 50, 'some'", 1, 2), ("B', 9.002, 50.002, 7", 2, 1)].map { row, id, other in
            "INSERT INTO t VALUES (\(id), '\(row), \(turned.map { _ in "\(other)" }.joined(separator: ", ")));"
        }
        let (job, _) = try job(table + rows.joined())
        #expect(try job.column("amount", "{source: t.db, fields: {keep: [amount]}}") == ["some", "7"])
    }

    @Test("has the rows that are not yet in the file itself") func unsettled() throws {
        let (job, file) = try job("PRAGMA journal_mode = wal;\n" + Self.rows)
        let copy = job.project.url.appending(path: "u.db")
        let (from, to) = (file.url.path, copy.path)
        // Both files are copied before the shell brings them together at its end.
        try file.run(
            "INSERT INTO t VALUES (3, 'C', 9.003, 50.003);\n"
                + ".shell cp '\(from)' '\(to)' && cp '\(from)-wal' '\(to)-wal'\n")
        func bytes() throws -> [Data] {
            try ["u.db", "u.db-wal"].map { try Data(contentsOf: job.project.url.appending(path: $0)) }
        }
        let before = try bytes()
        #expect(try job.column("name", "{source: u.db}") == ["A", "B", "C"])
        let links = job.project.url.appending(path: "links")
        try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: links.appending(path: "v.db").path, withDestinationPath: "../u.db")
        #expect(try job.column("name", "{source: links/v.db}") == ["A", "B", "C"], "also by a link")
        #expect(try bytes() == before, "reading changes nothing")
        #expect(!job.project.exists("u.db-shm"))
    }

    @Test(
        "reads no other file, whatever is declared in it",
        arguments: [
            "VirtualOGR('t.csv')", "VirtualText('t.csv', 'UTF-8', 1, POINT, DOUBLEQUOTE, ',')",
            "VirtualShape('t', 'UTF-8', 4326)",
        ])
    func virtualTables(_ module: String) throws {
        let statement = "CREATE VIRTUAL TABLE v USING \(module)".replacing("'", with: "''")
        let (job, _) = try job(
            Self.rows + "\n.dbconfig defensive off\nPRAGMA writable_schema = ON;\n"
                + "INSERT INTO sqlite_master VALUES ('table', 'v', 'v', 0, '\(statement)');\n")
        try job.project.write("name,x,y\nSecret,9,50\nOther,9.002,50.002\n", to: "t.csv")
        for item in ["{source: t.db, layer: v}", "{source: t.db, layer: t, where: \"EXISTS (SELECT * FROM v)\"}"] {
            let ended = try job.ended(stops: "\(item), \(LayerJob.corners)")
            #expect(ended.code == 1)
            #expect(!ended.error.contains("Secret"))
        }
        #expect(try job.column("name", "{source: t.db, layer: t}") == ["A", "B"])
    }

    @Test(
        "has no condition that does more than ask it",
        arguments: [
            "1=1; ATTACH 'other.db' AS other", "1=1); ATTACH 'other.db' AS other; --",
            "load_extension('mod_spatialite') = 1",
            "readfile('/etc/hostname') IS NOT NULL", "writefile('written', 'x') > 0", "edit('x') = 'x'",
            "BlobFromFile('/etc/hostname') IS NOT NULL", "ogr_geocode('Paris') IS NOT NULL",
            "gdal_get_pixel_value('a', 'b', 'c', 1, 2) = 1", "ST_X(MakePoint(1, 2)) = 1",
        ])
    func conditions(_ condition: String) throws {
        let (job, _) = try job()
        let environment = ["SPATIALITE_SECURITY": "relaxed", "OGR_SQLITE_LOAD_EXTENSIONS": "ENABLE_SQL_LOAD_EXTENSION"]
        for dialect in ["ogr", "sqlite"] {
            let quoted = condition.replacing("'", with: "''")
            let item = "{source: t.db, dialect: \(dialect), where: '\(quoted)'}"
            try job.project.write(jobText(stops: "[\(item)]"), to: "a.yaml")
            let ended = try job.project.run("run", "a.yaml", environment: environment)
            #expect(ended.code == 1)
            #expect(ended.error.contains("the condition does not fit the layer 't': "), "\(ended.error)")
            #expect(!job.project.exists("written") && !job.project.exists("other.db"))
        }
    }
}
