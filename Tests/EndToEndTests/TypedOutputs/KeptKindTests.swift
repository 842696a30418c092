import Testing

/// Kept fields have the types that they have in their tables, where these agree.
@Suite("The type of a kept field", .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
struct KeptKindTests {
    /// What SQLite says of the values of a kept field of two tables, a stop in each.
    private func values(_ one: (type: String, value: String), _ other: (type: String, value: String)) throws -> [String]
    {
        let project = try GridTown.project([
            "a.yaml": """
            job: route
            network: town
            travel_mode: car
            outputs: {formats: [csv, gpkg, fgb]}
            stops:
              - {source: stops.sqlite, layer: one, fields: {x: x, y: y, keep: [q]}}
              - {source: stops.sqlite, layer: two, fields: {x: x, y: y, keep: [q]}}

            """
        ])
        let tables = [("one", one, GridTown.place(0, 0)), ("two", other, GridTown.place(2, 2))].map {
            name, kept, place in
            """
            CREATE TABLE \(name) (id INTEGER PRIMARY KEY, x REAL, y REAL, q \(kept.type));
            INSERT INTO \(name) VALUES (1, \(place.dropFirst().dropLast()), \(kept.value));
            """
        }
        try SQLiteFile(url: project.url.appending(path: "stops.sqlite")).run(tables.joined(separator: "\n"))
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(project.exists("outputs/a/stops.fgb"))
        let written = SQLiteFile(url: project.url.appending(path: "outputs/a/results.gpkg"))
        return try written.lines("SELECT typeof(q) || ' ' || q FROM stops ORDER BY fid")
    }

    @Test("is that of its table")
    func same() throws {
        #expect(try values(("INTEGER", "1"), ("INTEGER", "-2")) == ["integer 1", "integer -2"])
        #expect(try values(("REAL", "1.5"), ("REAL", "2")) == ["real 1.5", "real 2.0"])
        #expect(
            try values(("INTEGER", "1767225600000"), ("INTEGER", "7")) == ["integer 1767225600000", "integer 7"])
    }

    @Test("is a number with decimals where one table has whole ones, but where they would be other numbers")
    func numbers() throws {
        #expect(try values(("INTEGER", "1"), ("REAL", "2.5")) == ["real 1.0", "real 2.5"])
        #expect(
            try values(("BIGINT", "9007199254740993"), ("REAL", "2.5")) == ["text 9007199254740993", "text 2.5"])
    }

    @Test("is text where nothing else has room for all, as for a text in a column of numbers")
    func texts() throws {
        #expect(try values(("INTEGER", "1"), ("TEXT", "'n/a'")) == ["text 1", "text n/a"])
        #expect(try values(("INTEGER", "'n/a'"), ("INTEGER", "2")) == ["text n/a", "text 2"])
        #expect(try values(("REAL", "1.5"), ("BOOLEAN", "'yes'")) == ["text 1.5", "text yes"])
    }
}
