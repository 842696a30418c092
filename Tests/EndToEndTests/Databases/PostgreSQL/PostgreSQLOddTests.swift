import Testing

/// Columns and tables that GDAL does not read as they are, or does not list.
@Suite("Odd tables of PostgreSQL", .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed"))
struct PostgreSQLOddTests {
    private static let database = Result { try PostgreSQLDatabase("odd", statements) }

    private static let statements = """
        CREATE TABLE place (id integer PRIMARY KEY, stay interval, code numeric(20, 0), span int4range, lon float8, lat float8);
        INSERT INTO place VALUES (1, '5 min', 18446744073709551615, '[1,5)', 9, 50), (2, '90 s', 5, '[2,7)', 9.002, 50.002);
        CREATE VIEW told AS SELECT id, extract(epoch FROM stay) / 60 AS stay, code::text AS code, lon, lat FROM place;
        CREATE TABLE mixed (id integer PRIMARY KEY, g geometry);
        INSERT INTO mixed VALUES (1, ST_SetSRID(ST_MakePoint(9, 50), 4326)), (2, ST_Transform(ST_SetSRID(ST_MakePoint(9, 50), 4326), 25832));
        CREATE VIEW alike AS SELECT id, ST_Transform(g, 4326) AS g FROM mixed;
        CREATE TABLE city (id integer PRIMARY KEY, name text);
        INSERT INTO city VALUES (1, 'A'), (2, 'B'), (3, 'C');
        CREATE TABLE log (id integer, city integer CONSTRAINT log_city REFERENCES city, day date) PARTITION BY RANGE (day);
        CREATE TABLE log_of_2026 PARTITION OF log FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
        INSERT INTO log VALUES (1, 1, '2026-02-01'), (2, 2, '2026-03-01'), (3, 1, '2026-04-01');
        CREATE TABLE kept (id integer PRIMARY KEY, g geometry(Point, 4326));
        INSERT INTO kept VALUES (1, ST_SetSRID(ST_MakePoint(9, 50), 4326));
        CREATE ROLE odd_guest LOGIN;
        CREATE TABLE term (id integer PRIMARY KEY, starts date, ends timestamptz, shuts time);
        INSERT INTO term VALUES (1, '2026-01-01', 'infinity', '24:00'), (2, '-infinity', '2026-02-01 00:00+00', '23:00'), (3, NULL, NULL, NULL);
        CREATE VIEW terms AS SELECT term.*, 9 AS lon, 50 AS lat FROM term;
        CREATE VIEW told_terms AS SELECT id, ends::text AS ends, 9 AS lon, 50 AS lat FROM term;
        CREATE TABLE valve (code char(6) PRIMARY KEY, name varchar(20));
        INSERT INTO valve VALUES ('V1', 'Elm'), ('V2', 'Oak ');
        CREATE TABLE visit (valve varchar(6), "kind of" char(4));
        INSERT INTO visit VALUES ('V1', 'ok'), ('V2', '  no'), ('V1 ', '');
        CREATE TABLE house (id integer PRIMARY KEY, door geometry(Point, 4326), middle geometry(Point, 4326), until timestamptz);
        INSERT INTO house VALUES (1, ST_SetSRID(ST_MakePoint(9, 50), 4326), ST_SetSRID(ST_MakePoint(9.001, 50), 4326), 'infinity'),
            (2, ST_SetSRID(ST_MakePoint(9, 50.002), 4326), ST_SetSRID(ST_MakePoint(9.001, 50.002), 4326), NULL);
        """

    private func job(_ layer: String, _ fields: String) throws -> String {
        let source = try Self.database.get().source
        return jobText(stops: "[{source: \"\(source)\", layer: \(layer), fields: {x: lon, y: lat, \(fields)}}]")
    }

    @Test(
        "have no other values than their own: what is no number for GDAL is a mistake",
        arguments: [("service: stay", "stay"), ("id: code", "code"), ("keep: [span]", "span")])
    func values(_ fields: String, _ field: String) throws {
        let project = try GridTown.project(["a.yaml": job("place", fields)])
        let ended = try project.run("validate", "a.yaml")
        let sentence = "GDAL makes another number of a value of \(field); a view that casts it"
        #expect(ended.code == 1 && ended.error.contains(sentence), "\(ended.error)")
    }

    @Test("have places in one coordinate system, or say so")
    func systems() throws {
        let source = try Self.database.get().source
        func ended(_ layer: String) throws -> Arterial.Ended {
            let stops = "[{source: \"\(source)\", layer: \(layer), fields: {id: id}}]"
            return try GridTown.project(["a.yaml": jobText(stops: stops)]).run("validate", "a.yaml")
        }
        let mixed = try ended("mixed")
        #expect(mixed.code == 1 && mixed.error.contains("in several coordinate systems (4326, 25832, ...)"), "\(mixed)")
        let alike = try ended("alike")
        #expect(alike.code == 0, "\(alike)")
    }

    /// What a job of related records writes.
    private func records(_ job: String) throws -> [[String: String]] {
        let project = try TemporaryProject(["a.yaml": job])
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended)")
        return try project.outputs().table("a/records.csv").rows
    }

    @Test("with times that have no end, and days that end at 24:00, are read as they are")
    func endless() throws {
        let source = try Self.database.get().source
        let job =
            "job: related_records\nsource: \"\(source)\"\ntable: term\nwhere: id < 4\n"
            + "relationship: {table: term, origin_key: id, destination_key: id}\nfields: {keep: [starts, ends, shuts]}\n"
            + "related_fields: {keep: []}\n"
        let rows = try records(job)
        #expect(rows.map { $0["ends"] ?? "" }.map { $0.prefix(10) } == ["infinity", "2026-02-01", ""], "\(rows)")
        #expect(rows.map { $0["starts"] ?? "" }.map { $0.prefix(10) } == ["2026-01-01", "-infinity", ""], "\(rows)")
        #expect(rows.map { $0["shuts"] ?? "" }.map { $0.prefix(8) } == ["24:00:00", "23:00:00", ""], "\(rows)")
    }

    @Test("with texts of one length have them without the blanks that fill them up")
    func padded() throws {
        let source = try Self.database.get().source
        let job =
            "job: related_records\nsource: \"\(source)\"\ntable: valve\nwhere: code <> 'V3'\n"
            + "relationship: {table: visit, origin_key: code, destination_key: valve}\nfields: {keep: [code, name]}\n"
            + "related_fields: {keep: [kind of]}\n"
        let rows = try records(job)
        #expect(rows.map { $0["code"] } == ["V1", "V2"] && rows.map { $0["name"] } == ["Elm", "Oak "], "\(rows)")
        #expect(rows.map { $0["related_kind of"] ?? $0["kind of"] } == ["ok", "  no"], "\(rows)")
    }

    @Test("with dates and moments are read alike, whatever a server says of their order and of its time zone")
    func settings() throws {
        func rows(_ name: String, _ settings: String) throws -> [[String?]] {
            let made = """
                CREATE TABLE term (id integer PRIMARY KEY, starts date, ends timestamptz);
                INSERT INTO term VALUES (1, '2026-03-04', '2026-02-01 00:00+00'), (2, '2026-04-03', '2026-02-01 03:00+00'),
                    (3, '2026-05-06', '2026-02-01 06:00+00');
                """
            let source = try PostgreSQLDatabase(name, made + settings).source
            let job =
                "job: related_records\nsource: \"\(source)\"\ntable: term\n"
                + "where: ends > '2026-02-01 02:00'\n"
                + "relationship: {table: term, origin_key: id, destination_key: id}\nfields: {keep: [id, starts, ends]}\n"
                + "related_fields: {keep: []}\n"
            let project = try TemporaryProject(["a.yaml": job])
            let ended = try project.run("run", "a.yaml")
            try #require(ended.code == 0, "\(ended)")
            return try project.outputs().table("a/records.csv").rows.map { [$0["id"], $0["starts"], $0["ends"]] }
        }
        let plain = try rows("plain_dates", "")
        #expect(plain.map { $0[0] } == ["2", "3"], "\(plain)")
        let other = ["datestyle TO 'SQL, DMY'", "timezone TO 'America/Lima'"].map {
            "ALTER DATABASE other_dates SET \($0);"
        }.joined()
        #expect(try rows("other_dates", other) == plain)
    }

    @Test(
        "with such times are not read where they have no key, unless a view has them as texts",
        arguments: [("terms", "ends", 1), ("terms", "starts", 1), ("told_terms", "ends", 0), ("terms", "id", 0)])
    func endlessWithoutKey(_ view: String, _ field: String, _ code: Int32) throws {
        let ended = try GridTown.project(["a.yaml": job(view, "keep: [\(field)]")]).run("validate", "a.yaml")
        #expect(ended.code == code, "\(ended)")
        let sentence =
            "which GDAL leaves out where rows have no key; '\(field)::text AS \(field)' in a view gives it as it is"
        #expect(ended.error.contains(sentence) == (code == 1), "\(ended)")
    }

    @Test(
        "with several columns of places have them in the first, and say so; another one can be chosen",
        arguments: [
            ("house", "9.0000000", true), ("house(door)", "9.0000000", false), ("house(middle)", "9.0010000", false),
        ])
    func severalPlaces(_ layer: String, _ longitude: String, _ isTold: Bool) throws {
        let source = try Self.database.get().source
        let stops = "[{source: \"\(source)\", layer: '\(layer)', fields: {id: id, keep: [until]}}]"
        let project = try GridTown.project(["a.yaml": jobText(stops: stops)])
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended)")
        let rows = try project.outputs().table("a/stops.csv").rows
        #expect(rows.map { $0["snap_x"] } == [longitude, longitude], "\(rows)")
        #expect(rows.map { $0["until"] } == ["infinity", ""], "\(rows)")
        let sentence =
            "house has several columns of places (door, middle): door is taken, and 'layer: house(middle)' takes another"
        #expect(ended.output.contains(sentence) == isTold, "\(ended)")
    }

    @Test("without a key to know streets by say so where the network names them")
    func keyless() throws {
        let source = try Self.database.get().source
        let project = try GridTown.project(["a.yaml": jobText()])
        try project.write(
            "networks: {town: {streets: {source: \"\(source)\", layer: log, fields: {name: nmae}}}}\n",
            to: "arterial.yaml")
        let ended = try project.run("validate", "a.yaml")
        #expect(ended.error.contains("error: the table 'log' has no primary key to know streets by\n"), "\(ended)")
        #expect(ended.error.contains("error: the layer 'log' has no field 'nmae'\n"), "\(ended)")
    }

    @Test("that one may not read say so")
    func refused() throws {
        let source = try Self.database.get().source.replacing("user=postgres", with: "user=odd_guest")
        let stops = "[{source: \"\(source)\", layer: kept, fields: {id: id}}]"
        let ended = try GridTown.project(["a.yaml": jobText(stops: stops)]).run("validate", "a.yaml")
        #expect(ended.code == 1 && ended.error.contains("may not read the table 'kept'"), "\(ended)")
    }

    @Test("are read where nobody asks for such values", arguments: ["id: id", "id: id, keep: [lat]"])
    func unasked(_ fields: String) throws {
        let project = try GridTown.project(["a.yaml": job("place", fields)])
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        #expect(try project.outputs().table("a/stops.csv").rows.map { $0["id"] } == ["1", "2"])
        let text = try project.outputs().text("a/job.json")
        #expect(!text.contains("rows_without_ids"))
    }

    @Test(
        "are asked with a condition and nothing more",
        arguments: [
            ("id > 0 LIMIT 1", 1), ("id > 0 ORDER BY id DESC", 1), ("id > 0; SELECT 1", 1), ("id > 0 -- all", 0),
            ("pg_catalog.now() > '2020-01-01'", 1),
        ])
    func more(_ condition: String, _ code: Int32) throws {
        let source = try Self.database.get().source
        let stops = "[{source: \"\(source)\", layer: place, where: \"\(condition)\", fields: {x: lon, y: lat, id: id}}]"
        let project = try GridTown.project(["a.yaml": jobText(stops: stops)])
        let ended = try project.run("validate", "a.yaml")
        #expect(ended.code == code, "\(ended)")
    }

    @Test("have them by a view")
    func view() throws {
        func outputs(_ fields: String) throws -> Outputs {
            let project = try GridTown.project(["a.yaml": job("told", fields)])
            let ended = try project.run("run", "a.yaml")
            try #require(ended.code == 0, "\(ended.error)")
            return project.outputs()
        }
        func minutes(_ outputs: Outputs) throws -> Double {
            try #require(outputs.features("a/routes.geojson").features.first?.number("total_time"))
        }
        let found = try outputs("service: stay, id: code")
        #expect(abs(try minutes(found) - minutes(outputs("id: code")) - 6.5) < 1e-6)
        let messages = try found.json("a/job.json")["messages"] as? [[String: Any]] ?? []
        #expect(messages.compactMap { $0["code"] as? String }.contains("rows_without_ids"))
        let stops = try found.table("a/stops.csv").rows
        #expect(stops.map { $0["id"] } == ["18446744073709551615", "5"])
    }

    @Test("that are partitioned are followed by their foreign keys", arguments: ["city", "log"])
    func partitions(_ table: String) throws {
        let source = try Self.database.get().source
        let job = "job: related_records\nsource: \"\(source)\"\ntable: \(table)\nrelationship: log_city\n"
        let project = try TemporaryProject(["a.yaml": job])
        let ended = try project.run("run", "a.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        #expect(try project.outputs().table("a/records.csv").rows.count == 3)
    }
}
