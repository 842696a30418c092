import Foundation
import TestSupport
import Testing

@testable import FeatureSources

/// A connection such as `dbname=postgres host=/run/postgresql`, whose user may make databases.
private let server = ProcessInfo.processInfo.environment["ARTERIAL_TEST_POSTGRESQL"]

@Suite("Relationships of PostgreSQL", .enabled(if: server != nil, "ARTERIAL_TEST_POSTGRESQL names no server"))
struct PostgreSQLRelationshipTests {
    private let tables = """
        CREATE SCHEMA works;
        CREATE TABLE road (id integer PRIMARY KEY, district text, number integer, UNIQUE (district, number));
        CREATE TABLE lane (id integer PRIMARY KEY, road integer CONSTRAINT lane_of_road REFERENCES road);
        CREATE TABLE works.site (id integer, district text, number integer, road integer UNIQUE,
            CONSTRAINT by_number FOREIGN KEY (number, district) REFERENCES road (number, district),
            CONSTRAINT lane_of_road FOREIGN KEY (road) REFERENCES road);
        CREATE UNIQUE INDEX ON lane (road) WHERE id > 5;
        CREATE TABLE works.crew (id integer PRIMARY KEY);
        CREATE TABLE works.on_duty (crew integer REFERENCES works.crew, road integer REFERENCES road);
        CREATE TABLE log (id integer, crew integer CONSTRAINT log_of_crew REFERENCES works.crew)
            PARTITION BY RANGE (id);
        CREATE TABLE log_1 PARTITION OF log FOR VALUES FROM (0) TO (10);
        """

    @Test func areItsForeignKeysAndJunctionTables() throws {
        let name = "arterial_test_\(UUID().uuidString.lowercased().prefix(8))"
        try psql(server ?? "", "CREATE DATABASE \(name)")
        defer { try? psql(server ?? "", "DROP DATABASE \(name) WITH (FORCE)") }
        // The last name of a database counts.
        let connection = "\(server ?? "") dbname=\(name)"
        try psql(connection, tables)
        let dataset = try Dataset(SourceAddress(target: "PG:\(connection)", name: "database"))
        #expect(
            try RelationshipDiscovery.relationships(in: dataset).map(\.line) == [
                "by_number: one_to_many road(number, district) -> works.site(number, district)",
                "lane_of_road: one_to_many road(id) -> lane(road)",
                "log_of_crew: one_to_many works.crew(id) -> log(crew)",
                "on_duty_crew_fkey: one_to_many works.crew(id) -> works.on_duty(crew)",
                "on_duty_road_fkey: one_to_many road(id) -> works.on_duty(road)",
                "road_works.site: one_to_one road(id) -> works.site(road)",
                // Two foreign keys make a junction table.
                "works.on_duty: many_to_many works.crew(id) -> works.on_duty(crew; road) -> road(id)",
                "works.site: many_to_many road(number, district) -> works.site(number, district; road) -> road(id)",
            ])
    }

    private struct Failed: Error { let status: Int32 }

    private func psql(_ connection: String, _ statements: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["psql", "--quiet", "--no-psqlrc", "-v", "ON_ERROR_STOP=1", "-c", statements, connection]
        try process.startAlone()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failed(status: process.terminationStatus) }
    }
}
