import Testing

/// Jobs of which a key is wrong as a whole, or missing, and what lies behind that in the file and the data is wrong, too.
@Suite("A key that is wrong hides no other mistake")
struct MistakesTogetherTests {
    /// The codes of the mistakes of a job.
    private func codes(_ job: String) throws -> [String] {
        try codes(of: try GridTown.project(["job.yaml": job]))
    }

    private func codes(of project: TemporaryProject) throws -> [String] {
        #expect(try project.run("run", "job.yaml").code == 1)
        let result = try #require(try project.outputs().results().first)
        let mistakes = try #require(result["mistakes"] as? [[String: Any]])
        return mistakes.compactMap { $0["code"] as? String }
    }

    private static let stops = "stops: [{at: \(GridTown.place(0, 0))}, {at: \(GridTown.place(2, 2))}]\n"

    @Test(
        "whatever is missing or wrong",
        arguments: [
            ("network: twon\n" + stops + "outputs: []\n", ["wrong_type", "unknown_network"]),
            ("network: twon\n" + stops + "locate: [1]\n", ["wrong_type", "unknown_network"]),
            (
                "network: twon\ntravel_mode: cra\n" + stops + "directions: []\n",
                ["wrong_type", "unknown_network", "unknown_travel_mode"]
            ),
            ("network: twon\ntravel_mode: cra\n", ["missing_key", "unknown_network", "unknown_travel_mode"]),
            ("travel_mode: cra\n" + stops, ["missing_key", "unknown_travel_mode"]),
            (
                "network: town\ntravel_mode: cra\ndirections: {language: eng}\n" + stops,
                ["unknown_language", "unknown_travel_mode"]
            ),
            (
                "network: twon\n" + stops + "preserve_last_stop: true\nreturn_to_start: true\n",
                ["contradiction", "unknown_network"]
            ),
        ])
    func route(job: String, codes wanted: [String]) throws {
        #expect(try codes("job: route\n" + job).sorted() == wanted.sorted())
    }

    @Test("of a service area without facilities")
    func facilities() throws {
        #expect(
            try codes("job: service_area\nnetwork: twon\nbreaks: [5 min]\n").sorted()
                == ["missing_key", "unknown_network"])
    }

    @Test(
        "of a trace without a type, or with one that is none",
        arguments: [("", "missing_key"), ("trace_type: isolatoin\n", "unknown_value")])
    func trace(type: String, code: String) throws {
        let job = "job: trace\nnetwork: twon\nsegments: true\nstarting_locations: {source: none.csv}\n" + type
        #expect(try codes(job).sorted() == [code, "unknown_network", "no_such_file"].sorted())
    }

    @Test(
        "of related records with a wrong key, or with the source of their table wrong",
        arguments: [
            (
                "source: notes.csv, table: notes, origin_key: idd",
                ["bad_where", "bad_where", "unknown_field", "unknown_field", "unknown_field"]
            ),
            ("source: 7, table: notes, origin_key: id", ["bad_where", "wrong_type"]),
            ("source: notes.csv, table: ntoes, origin_key: idd", ["bad_where", "unknown_field", "unknown_layer"]),
        ])
    func relatedRecords(relationship: String, codes wanted: [String]) throws {
        let job = """
            job: related_records
            source: places.csv
            relationship: {\(relationship), destination_key: place}
            related_fields: [txet]
            order_by: txet
            where: nmae = 'A'
            related_where: txet = 'hello'
            """
        let project = try TemporaryProject([
            "job.yaml": job, "places.csv": "id,name\n1,A\n",
            "notes.csv": "place,text\n1,hello\n",
        ])
        #expect(try codes(of: project).sorted() == wanted)
    }

    @Test("of a job for each value of a matrix that is none")
    func matrix() throws {
        #expect(
            try codes("job: route\nnetwork: twon\n" + Self.stops + "matrix: yes\n").sorted()
                == ["unknown_network", "wrong_type"])
    }
}
