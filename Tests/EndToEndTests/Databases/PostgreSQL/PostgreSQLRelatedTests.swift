import Foundation
import Testing

@Suite(
    "Related records of PostgreSQL are those that psql joins",
    .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed"))
struct PostgreSQLRelatedTests {
    private static let database = Result { try PostgreSQLDatabase("kin", statements) }

    private static let statements = """
        CREATE SCHEMA works;
        CREATE TABLE road (id integer PRIMARY KEY, district text, number integer, name text,
            line geometry(LineString, 25832), UNIQUE (district, number));
        INSERT INTO road SELECT i, 'd' || i % 4, i / 4, 'road ' || i,
            ST_Transform(ST_SetSRID(ST_MakeLine(ST_MakePoint(9, 50), ST_MakePoint(9, 50 + i * 0.001)), 4326), 25832)
            FROM generate_series(1, 40) i;
        CREATE TABLE lane (id integer PRIMARY KEY, road integer CONSTRAINT lane_of_road REFERENCES road, width real);
        INSERT INTO lane SELECT i, NULLIF((i * 7) % 41, 0), (i % 5) / 2.0 FROM generate_series(1, 90) i;
        CREATE TABLE works.site (id integer PRIMARY KEY, number integer, district text, road integer UNIQUE,
            CONSTRAINT site_at FOREIGN KEY (number, district) REFERENCES road (number, district),
            CONSTRAINT site_on FOREIGN KEY (road) REFERENCES road);
        INSERT INTO works.site SELECT i, (i % 9) + 1, CASE WHEN i % 5 > 0 THEN 'd' || i % 4 END,
            CASE WHEN i % 3 > 0 THEN 41 - i END FROM generate_series(1, 30) i;
        CREATE TABLE staff (id integer PRIMARY KEY, name text, boss integer CONSTRAINT boss REFERENCES staff);
        INSERT INTO staff SELECT i, 'staff ' || i, NULLIF(i / 3, 0) FROM generate_series(1, 25) i;
        CREATE TABLE duty (road integer CONSTRAINT duty_road REFERENCES road, staff integer
            CONSTRAINT duty_staff REFERENCES staff, note text);
        INSERT INTO duty SELECT 1 + (i * 11) % 40, 1 + (i * 5) % 25, CASE WHEN i % 4 > 0 THEN 'n' || i % 2 END
            FROM generate_series(1, 120) i;
        INSERT INTO duty VALUES (NULL, 3, 'n'), (4, NULL, 'n');
        CREATE TABLE asset (id integer PRIMARY KEY, code uuid UNIQUE);
        INSERT INTO asset SELECT i, ('0f8fad5b-d9cb-469f-a165-' || lpad(i::text, 12, 'a'))::uuid
            FROM generate_series(1, 20) i;
        CREATE TABLE check_up (id integer PRIMARY KEY, asset text);
        INSERT INTO check_up SELECT i, CASE i % 4 WHEN 0 THEN NULL WHEN 1 THEN '{' || upper(code::text) || '}'
            WHEN 2 THEN code::text ELSE '{' || code::text || '}' END
            FROM generate_series(1, 40) i JOIN asset a ON a.id = 1 + i % 19;
        """

    /// A job and the query that gives its records: ids, and what the table between says of the two.
    private static let cases = [
        ("table: road\nrelationship: lane_of_road", "SELECT r.id, t.id FROM road r JOIN lane t ON t.road = r.id"),
        ("table: lane\nrelationship: lane_of_road", "SELECT r.id, t.id FROM lane r JOIN road t ON r.road = t.id"),
        (
            "table: lane\nwhere: \"width > 1\"\nrelated_where: \"name LIKE '%1%'\"\nrelationship: lane_of_road",
            "SELECT r.id, t.id FROM lane r JOIN road t ON r.road = t.id WHERE r.width > 1 AND t.name LIKE '%1%'"
        ),
        ("table: road\nrelationship: site_on", "SELECT r.id, t.id FROM road r JOIN works.site t ON t.road = r.id"),
        (
            "table: works.site\nrelationship: site_at",
            "SELECT r.id, t.id FROM works.site r JOIN road t ON (t.number, t.district) = (r.number, r.district)"
        ),
        (
            "table: road\nrelationship: site_at",
            "SELECT r.id, t.id FROM works.site t JOIN road r ON (t.number, t.district) = (r.number, r.district)"
        ),
        (
            "table: staff\nrelationship: {name: boss, direction: to_destination}",
            "SELECT r.id, t.id FROM staff r JOIN staff t ON t.boss = r.id"
        ),
        (
            "table: staff\nrelationship: {name: boss, direction: to_origin}",
            "SELECT r.id, t.id FROM staff r JOIN staff t ON r.boss = t.id"
        ),
        (
            "table: road\nrelationship: duty",
            "SELECT DISTINCT r.id, t.id, note FROM road r JOIN duty d ON d.road = r.id JOIN staff t ON t.id = d.staff"
        ),
        (
            "table: staff\nrelationship: {table: road, origin_key: id, destination_key: id, cardinality: many_to_many, "
                + "through: {table: duty, origin_key: staff, destination_key: road}}",
            "SELECT DISTINCT r.id, t.id, note FROM staff r JOIN duty d ON d.staff = r.id JOIN road t ON t.id = d.road"
        ),
        (
            "table: lane\nrelationship: [lane_of_road, duty, {name: boss, direction: to_origin}]",
            "SELECT DISTINCT r.id, t.id FROM lane r JOIN duty d ON d.road = r.road JOIN staff s ON s.id = d.staff "
                + "JOIN staff t ON t.id = s.boss"
        ),
        (
            "table: asset\nrelationship: {table: check_up, origin_key: code, destination_key: asset}",
            "SELECT r.id, t.id FROM asset r JOIN check_up t ON trim(lower(t.asset), '{}') = r.code::text"
        ),
        (
            "table: check_up\nrelationship: {table: asset, origin_key: asset, destination_key: code}",
            "SELECT r.id, t.id FROM asset t JOIN check_up r ON trim(lower(r.asset), '{}') = t.code::text"
        ),
    ]

    @Test("over foreign keys, tables between and keys that a job names")
    func records() throws {
        let database = try Self.database.get()
        let jobs = Self.cases.enumerated().map { number, job in
            "job: related_records\nname: j\(number)\nsource: \"\(database.source)\"\n\(job.0)\nfields: {id: id, keep: []}\n"
                + "related_fields: {id: id, keep: []}\n"
        }
        let project = try TemporaryProject(["jobs.yaml": jobs.joined(separator: "---\n")])
        let ended = try project.run("run", "jobs.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        for (number, job) in Self.cases.enumerated() {
            let records = try project.outputs().text("j\(number)/records.csv").split(separator: "\n").dropFirst()
            let wanted = try database.rows(job.1).map { $0.joined(separator: ",") }
            #expect(!wanted.isEmpty)
            #expect(records.map(String.init).sorted() == wanted.sorted(), "\(job.0)")
        }
    }

    @Test("with places brought to WGS 84") func places() throws {
        let database = try Self.database.get()
        let job =
            "job: related_records\nname: a\nsource: \"\(database.source)\"\ntable: lane\nids: [1]\nrelationship: lane_of_road\n"
        let project = try TemporaryProject(["a.yaml": job])
        #expect(try project.run("run", "a.yaml").code == 0)
        let features = try project.outputs().features("a/features.geojson").features
        #expect(features.map(\.positions) == [[Point(x: 9, y: 50), Point(x: 9, y: 50.007)]])
        #expect(features.first?.text("name") == "road 7")
    }

    @Test(
        "and errors where a relationship is not clear",
        arguments: [
            ("table: road", "3:8: error: the table 'road' has several relationships, and none is named"),
            ("table: staff\nrelationship: boss", "4:15: error: the relationship 'boss' leads from 'staff' to itself"),
            ("table: asset", "3:8: error: the table 'asset' has no relationship"),
            ("table: asset\nrelationship: duty", "4:15: error: the relationship 'duty' is between 'road', 'staff'"),
            (
                "table: road\nrelationship: {table: lane, origin_key: id, destination_key: raod}",
                "4:62: error: the layer 'lane' has no field 'raod'"
            ),
            (
                "table: road\nrelationship: lane_of_road\nrelated_where: \"widht > 2\"",
                "5:16: error: the condition does not fit the layer 'lane': column \"widht\" does not exist"
            ),
        ])
    func mistakes(_ lines: String, _ error: String) throws {
        let source = try Self.database.get().source
        let project = try TemporaryProject(["a.yaml": "job: related_records\nsource: \"\(source)\"\n\(lines)\n"])
        let ended = try project.run("validate", "a.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("a.yaml:\(error)"), "\(ended.error)")
    }
}
