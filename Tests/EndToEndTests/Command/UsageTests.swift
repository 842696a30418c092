import Testing

@Suite("Nothing runs, and the command exits 2")
struct UsageTests {
    @Test(
        "where it is used wrongly",
        arguments: [
            (["run"], "Missing expected argument '<paths> ...'"),
            (["run", ".", "--jbos", "3"], "Unknown option '--jbos'. Did you mean '--jobs'?"),
            (["run", ".", "--jobs", "0"], "--jobs takes a number from 1 to 1024"),
            (["run", ".", "--jobs", "many"], "The value 'many' is invalid for '--jobs <n>'"),
            (["run", ".", "--fail-on", "sundays"], "'sundays' is invalid for '--fail-on <outcome>'"),
            (["run", ".", "--quiet", "--verbose"], "--quiet and --verbose contradict each other"),
            (["run", ".", "--log-format", "xml"], "'xml' is invalid for '--log-format <format>'"),
            (["walk"], "there is no command 'walk'; there are run, validate, explain, diff, merge, network, "),
            (["schema", "poem"], "'poem' is invalid for '<document>'"),
            (["help", "walk"], "there is no command 'walk'; there are run, validate, explain, diff, merge, network, "),
            (["help", "network", "bild"], "there is no command 'bild': did you mean 'build'?"),
            (["run", ".", "--out", ""], "--out takes the path of a folder"),
            (["explain", ".", "--out", ""], "--out takes the path of a folder"),
            (["run", ".", "--project", ""], "--project takes the path of a file"),
            (["validate", ".", "--cache", ""], "--cache takes the path of a folder"),
            (["network", "build", "--cache", ""], "--cache takes the path of a folder"),
            (["network", "info", "town", "--project", ""], "--project takes the path of a file"),
        ])
    func usage(_ arguments: [String], _ sentence: String) throws {
        let ended = try Arterial.run(arguments)
        #expect(ended.code == 2)
        #expect(ended.error.contains(sentence))
        #expect(ended.output.isEmpty)
    }

    @Test("where a path leads nowhere", arguments: ["run", "validate"])
    func missing(_ command: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try project.run(command, ".", "nowhere")
        #expect(ended.code == 2)
        #expect(ended.error == "arterial: nowhere: there is no such file or folder\n")
        #expect(!project.exists("outputs"))
    }

    @Test("where the project file has mistakes", arguments: ["run", "validate"])
    func project(_ command: String) throws {
        let project = try TemporaryProject(["a.yaml": GridTown.job()])
        try project.write("networks:\n  town: {streets: {sorce: town.osm}}\n", to: "arterial.yaml")
        let ended = try project.run(command, ".")
        #expect(ended.code == 2)
        #expect(ended.error.contains("arterial.yaml:2:20: error: unknown key 'sorce'\n"))
        #expect(ended.error.hasSuffix("has mistakes; nothing ran\n"))
        #expect(!project.exists("outputs"))
    }

    @Test(
        "where the project file has an empty value",
        arguments: [
            ("outputs: \"\"", "arterial.yaml:1:10: error: the path of the folder is empty\n"),
            (
                "networks: {town: {streets: {source: town.osm, travel_modes: []}}}",
                "arterial.yaml:1:61: error: the list of travel modes is empty\n"
            ),
        ])
    func emptyValue(_ line: String, _ sentence: String) throws {
        let project = try TemporaryProject(["a.yaml": GridTown.job(), "arterial.yaml": line + "\n"])
        let ended = try project.run("run", ".")
        #expect(ended.code == 2)
        #expect(ended.error.hasPrefix(sentence), "\(ended.error)")
    }

    @Test("where a folder holds no job", arguments: ["run", "validate"])
    func empty(_ command: String) throws {
        let project = try GridTown.project(["notes.yaml": "remember: the milk\n"])
        let ended = try project.run(command, ".")
        #expect(ended.code == 2)
        #expect(
            ended.error == """
                arterial: there is no job to run under these paths
                  ignored: ./notes.yaml: no job key

                """)
        #expect(!project.exists("outputs"))
    }

    @Test("where the folder of outputs cannot be made")
    func outputs() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "file": "in the way"])
        let ended = try project.run("run", ".", "--out", "file/outputs")
        #expect(ended.code == 2)
        #expect(ended.error.contains("file/outputs"))
        #expect(ended.output.isEmpty)
    }

    @Test("where a variable of the environment is no number of jobs")
    func environment() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try project.run("run", ".", environment: ["ARTERIAL_JOBS": "many"])
        #expect(ended.code == 2)
        #expect(ended.error == "arterial: ARTERIAL_JOBS is 'many', and must be a number from 1 to 1024\n")
    }
}
