import Testing

@Suite("The mistakes of all files")
struct ManyFilesTests {
    /// The places of mistakes in a text of errors.
    private func places(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.contains(": error: ") }
            .map { $0.split(separator: " ")[0].dropLast().description }
    }

    @Test("are shown in one go, by file and place")
    func all() throws {
        let project = try GridTown.project([
            "a.yaml": jobText("colour: red\nu_turns: never\n"), "b/c.yaml": jobText(network: "twon", mode: "cra"),
            "d.yaml": jobText(), "e.yaml": "job: [\n", "f.yaml": jobText(stops: "[{at: [95, 95]}, {at: [1, -95]}]"),
        ])
        let found = [
            "./a.yaml:5:1", "./a.yaml:6:10", "./b/c.yaml:2:10", "./b/c.yaml:3:14", "./e.yaml:2:1", "./f.yaml:4:14",
            "./f.yaml:4:30",
        ]
        let ended = try project.run("validate", ".")
        #expect(ended.code == 1)
        #expect(places(ended.error) == found)
        #expect(ended.output == "5 jobs, 7 mistakes\n")
        let run = try project.run("run", ".")
        #expect(Set(places(run.error)) == Set(found))
        #expect(project.outputs().jobs == ["d"])
    }

    @Test("are shown though others stand in the same file")
    func layers() throws {
        let project = try GridTown.project([
            "a.yaml": jobText(network: "twon", mode: "cra", stops: "[{at: [9, 95]}]", "u_turns: never\n")
        ])
        let found = places(try project.run("validate", ".").error)
        #expect(found == ["./a.yaml:2:10", "./a.yaml:3:14", "./a.yaml:4:14", "./a.yaml:5:10"])
    }

    @Test("of one file are a thousand at most; a job whose own are behind them has them, too")
    func more() throws {
        let jobs = (0..<1_003).map { "name: j\($0)\n" + jobText("colour: red\n") }.joined(separator: "---\n")
        let project = try GridTown.project(["many.yaml": jobs])
        #expect(try project.run("run", "many.yaml").code == 1)
        let reasons = try project.outputs().results().map { $0["reason"] as? String ?? "" }
        #expect(reasons.count == 1_003)
        #expect(reasons.filter { $0.contains("unknown key 'colour'") }.count == 1_003)
    }

    @Test("are each job's own, whatever stands beside it, a matrix included")
    func own() throws {
        let jobs = [
            "name: a\n" + jobText("stpos: 1\n"), "name: b\nmatrix: {n: [1]}\n" + jobText(),
            "name: \"c${matrix:n}\"\nmatrix: {n: [x, y]}\n" + jobText("u_turns: \"${matrix:n}\"\n"),
        ]
        let project = try GridTown.project(["many.yaml": jobs.joined(separator: "---\n")])
        #expect(try project.run("run", "many.yaml").code == 1)
        let reasons = try project.outputs().results().map { $0["reason"] as? String ?? "" }
        #expect(
            reasons.map { $0.drop { $0 != " " } } == [
                " unknown key 'stpos'", " nothing in the job uses 'n'", " unknown value 'x'",
                " unknown value 'y'",
            ], "\(reasons)")
    }

    @Test("are those of one variant of a matrix, also in its name and as warnings")
    func ownOfVariants() throws {
        let project = try GridTown.project([
            "shape.yaml": "matrix: {shape: [none, true_shape]}\n"
                + jobText("outputs: {geometry: \"${matrix:shape}\", simplify: 5 m}\n"),
            "turns.yaml": "name: \"round-${matrix:n}\"\nmatrix: {n: [a, A], turns: [allowed, sometimes]}\n"
                + jobText("u_turns: \"${matrix:turns}\"\n"),
        ])
        #expect(try project.run("run", ".").code == 1)
        let results = try project.outputs().results()
        #expect(results[..<2].map { $0["state"] as? String } == ["succeeded_with_warnings", "succeeded"], "\(results)")
        #expect(
            results[2...].map { ($0["mistakes"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String } } == [
                [], ["duplicate_name", "unknown_value"], ["duplicate_name"], ["duplicate_name", "unknown_value"],
            ], "\(results)")
    }

    @Test("hold the names that two jobs want")
    func names() throws {
        let project = try GridTown.project([
            "a.yaml": jobText("name: round\n"), "b.yaml": jobText("name: Round\n"),
        ])
        let ended = try project.run("validate", ".")
        #expect(
            ended.error == """
                ./b.yaml:5:7: error: the name 'Round' is taken by a job in a.yaml
                name: Round
                      ^~~~~
                help: names are unique, and upper and lower case do not tell them apart

                """)
    }

    @Test("hold the names that two jobs want of which the first has a mistake, too")
    func namesOfInvalidJobs() throws {
        let project = try GridTown.project([
            "a.yaml": jobText("name: round\nstpos: 1\n") + "---\n" + jobText("name: round\n")
        ])
        let (validated, ran) = (try project.run("validate", "."), try project.run("run", "."))
        for ended in [validated, ran] {
            #expect(ended.code == 1 && ended.error.contains("unknown key 'stpos'"), "\(ended)")
            #expect(ended.error.contains("the name 'round' is taken by a job in a.yaml"), "\(ended)")
            #expect(!(ended.error + ended.output).contains("was changed during the run"), "\(ended)")
        }
    }

    @Test("hold the names that two jobs want of which the second has a mistake, too")
    func namesBehindSoundJobs() throws {
        let project = try GridTown.project([
            "a.yaml": jobText("name: b\n"), "b.yaml": jobText("stpos: 1\n"),
            "c.yaml": jobText("name: B\nstpos: 1\n") + "---\n" + jobText("stpos: 1\n"),
        ])
        let found = ["./b.yaml:1:1", "./b.yaml:5:1", "./c.yaml:5:7", "./c.yaml:6:1", "./c.yaml:8:1", "./c.yaml:12:1"]
        #expect(places(try project.run("validate", ".").error) == found)
        #expect(try project.run("run", ".").code == 1)
        let codes = try project.outputs().results().map { result in
            (result["mistakes"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
        }
        #expect(
            codes == [
                [], ["duplicate_name", "unknown_key"], ["duplicate_name", "unknown_key"],
                ["missing_key", "unknown_key"],
            ], "\(codes)")
    }

    @Test(
        "hold names that file systems without case take for one",
        arguments: [("Straße", "STRASSE"), ("Σας", "σασ"), ("é", "E\u{301}")])
    func foldedNames(_ one: String, _ other: String) throws {
        let project = try GridTown.project([
            "a.yaml": jobText("name: \(one)\n"), "b.yaml": jobText("name: \(other)\n"),
        ])
        let ended = try project.run("validate", ".")
        #expect(ended.code == 1 && ended.error.contains("the name '\(other)' is taken by a job in a.yaml"), "\(ended)")
    }

    @Test("are none where all is well")
    func none() throws {
        let ended = try GridTown.project(["a.yaml": jobText()]).run("validate", ".")
        #expect(ended.code == 0)
        #expect(ended.error.isEmpty)
        #expect(ended.output == "1 job, no mistakes\n")
    }
}
