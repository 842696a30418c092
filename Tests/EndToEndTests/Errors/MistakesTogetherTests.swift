import Testing

/// Jobs of which a key is wrong as a whole, or missing, and what lies behind that in the file and the data is wrong, too.
@Suite("A key that is wrong hides no other mistake")
struct MistakesTogetherTests {
    /// The codes of the mistakes of a job.
    private func codes(_ job: String) throws -> [String] {
        let project = try GridTown.project(["job.yaml": job])
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

    @Test("of a job for each value of a matrix that is none")
    func matrix() throws {
        #expect(
            try codes("job: route\nnetwork: twon\n" + Self.stops + "matrix: yes\n").sorted()
                == ["unknown_network", "wrong_type"])
    }
}
