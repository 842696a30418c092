import Foundation

/// A small town whose stops and floods are tables of PostgreSQL, in many guises.
enum DatabaseTown {
    /// The stops by their names, at crossings of the town's streets.
    static let stops = [("Corner", 0, 0), ("Market", 2, 2), ("School", 3, 1), ("Depot", 1, 3)]

    private static let made = Result { try PostgreSQLDatabase("town", statements) }

    static func database() throws -> PostgreSQLDatabase { try made.get() }

    /// A project of the town's streets and these job files, in which `DATABASE` is the connection.
    static func project(_ jobs: [String: String]) throws -> TemporaryProject {
        let source = try database().source
        return try GridTown.project(jobs.mapValues { $0.replacing("DATABASE", with: source) })
    }

    /// A job for the stops that an item stands for.
    static func job(_ item: String, more: String = "") -> String {
        """
        job: route
        network: town
        travel_mode: car
        directions: none
        stops:
          - {source: "DATABASE", \(item)}

        """ + more
    }

    /// The same with all stops written into the job.
    static var writtenJob: String {
        let items = stops.map { "  - {name: \($0.0), at: \(GridTown.place(Double($0.1), Double($0.2)))}\n" }
        return "job: route\nnetwork: town\ntravel_mode: car\ndirections: none\nstops:\n" + items.joined()
    }

    private static var statements: String {
        let rows = stops.enumerated().map { rank, stop in
            "(\(rank + 1), '\(stop.0)', \(rank + 1), "
                + "ST_SetSRID(ST_MakePoint(9 + \(stop.1) * 0.001, 50 + \(stop.2) * 0.001), 4326))"
        }
        return """
            CREATE TABLE degrees (id integer PRIMARY KEY, name text, rank integer, place geometry(Point, 4326));
            INSERT INTO degrees VALUES \(rows.joined(separator: ", "));
            CREATE TABLE metres AS SELECT id, name, rank, ST_Transform(place, 25832) AS geom FROM degrees;
            ALTER TABLE metres ALTER geom TYPE geometry(Point, 25832), ADD PRIMARY KEY (id);
            CREATE TABLE web AS SELECT id, name, rank, ST_Transform(place, 3857)::geometry(Point, 3857) AS shape
                FROM degrees;
            CREATE TABLE earth AS SELECT id, name, rank, place::geography(Point, 4326) AS spot FROM degrees;
            CREATE TABLE two_places AS SELECT id, name, rank, place AS home, ST_Transform(ST_Translate(place, 0.5, 0), 25832)::
                geometry(Point, 25832) AS work FROM degrees;
            CREATE TABLE backwards AS SELECT id, name, rank, place FROM degrees ORDER BY id DESC;
            ALTER TABLE backwards ADD PRIMARY KEY (id);
            CREATE VIEW all_stops AS SELECT id, name, rank, place FROM degrees;
            CREATE SCHEMA works;
            CREATE TABLE works.visits AS SELECT * FROM metres;
            CREATE TABLE "Visit Points" ("Id" integer PRIMARY KEY, "Name" text, "The Rank" integer,
                "Geom" geometry(Point, 4326));
            INSERT INTO "Visit Points" SELECT * FROM degrees;
            CREATE TABLE columns AS SELECT id, name, rank, ST_X(place) AS lon, ST_Y(place) AS lat FROM degrees;
            CREATE TABLE floods (id integer PRIMARY KEY, depth real, area geometry(Polygon, 25832));
            INSERT INTO floods VALUES
                (1, 0.5, ST_Transform(ST_MakeEnvelope(9.0004, 49.9996, 9.0006, 50.0004, 4326), 25832)),
                (2, 0.1, ST_Transform(ST_MakeEnvelope(8.9, 49.9, 9.1, 50.1, 4326), 25832));
            CREATE TABLE round (id integer PRIMARY KEY, day text);
            CREATE TABLE visit (round integer REFERENCES round, stop integer REFERENCES degrees);
            INSERT INTO round VALUES (1, 'monday'), (2, 'tuesday');
            INSERT INTO visit VALUES (1, 1), (1, 3), (2, 2), (2, 4), (2, 1), (NULL, 4);
            GRANT SELECT ON ALL TABLES IN SCHEMA public TO keeper;
            """
    }
}
