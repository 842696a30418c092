import Testing

@Suite("A value that cannot be used is refused")
struct FieldErrorTests {
    private func errors(_ line: String) throws -> String {
        let project = try GridTown.project(["a.yaml": jobText(line)])
        let ended = try project.run("validate", "a.yaml")
        #expect(ended.code == 1)
        return ended.error
    }

    @Test(
        "as the name of a folder",
        arguments: [
            ("a/b", "it holds '/'"), (".hidden", "it begins with a dot"), ("con", "Windows keeps it for a device"),
        ])
    func name(_ name: String, _ reason: String) throws {
        let text = try errors("name: \(name)\n")
        #expect(
            text.hasPrefix("a.yaml:5:7: error: '\(name)' cannot be the name of a folder: \(reason)\nname: \(name)\n"))
    }

    @Test("as a place in an order, and is not taken for none")
    func sequence() throws {
        let stops = [0, 2, 2].enumerated().map { number, sequence in
            "{at: \(GridTown.place(Double(number), 0)), sequence: \(sequence)}"
        }
        let job = "job: route\nnetwork: town\nstops: [\(stops.joined(separator: ", "))]\n"
        let ended = try GridTown.project(["a.yaml": job]).run("validate", "a.yaml")
        let told = ended.error.split(separator: "\n").filter { $0.contains("error: ") }.map {
            $0.split(separator: "error: ")[1]
        }
        #expect(
            told == ["expected a whole number from 1, not the number 0", "two stops of the route have the sequence 2"])
    }

    @Test("as a time that no clock can tell from none")
    func tooShort() throws {
        #expect(try errors("timeout: 0.1 ms\n").hasPrefix("a.yaml:5:10: error: '0.1 ms' is too small\n"))
    }

    @Test("as a time of day, where neither it nor the network has a time zone")
    func timeZone() throws {
        #expect(
            try errors("start_time: \"2026-05-01T08:00\"\n").hasPrefix(
                """
                a.yaml:5:13: error: the network 'town' has no time_zone
                start_time: "2026-05-01T08:00"
                            ^~~~~~~~~~~~~~~~~~
                help: 
                """))
        let project = try GridTown.project(["a.yaml": jobText("start_time: \"2026-05-01T08:00+02:00\"\n")])
        #expect(try project.run("validate", "a.yaml").code == 0)
    }
}
