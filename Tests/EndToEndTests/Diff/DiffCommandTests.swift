import Foundation
import Testing

@Suite("The command diff")
struct DiffCommandTests {
    /// Outputs of three jobs, before and after an area grew by a hundredth and a job went.
    private func project() throws -> TemporaryProject {
        func polygons(_ area: String) -> String { "id,from_break,to_break,area_m2\nS,0,5,\(area)\n" }
        return try TemporaryProject([
            "old/a/job.json": "{\"job\": \"a\"}", "old/a/polygons.csv": polygons("200.0"),
            "old/b/job.json": "{\"job\": \"b\"}", "old/c/job.json": "{\"job\": \"c\"}",
            "new/a/job.json": "{\"job\": \"a\"}", "new/a/polygons.csv": polygons("202.0"),
            "new/b/job.json": "{\"job\": \"b\"}",
        ])
    }

    @Test(
        "exits by what it finds",
        arguments: [
            ([], 1, "3 jobs: 1 equal, 1 different, 1 only in OLD\n"), (["--only", "b"], 0, "1 job: 1 equal\n"),
            (["--only", "a"], 1, "1 job: 1 different\n"),
            (["--only", "a", "--threshold", "area_m2=1%"], 0, "1 job: 1 within thresholds\n"),
            (["--only", "a", "--threshold", "area_m2=2"], 0, "1 job: 1 within thresholds\n"),
            (["--only", "a", "--threshold", "area_m2=0.9%"], 1, "1 job: 1 different\n"),
            (["--threshold", "area_m2=1%"], 1, "3 jobs: 1 equal, 1 within thresholds, 1 only in OLD\n"),
        ])
    func codes(_ options: [String], _ code: Int32, _ last: String) throws {
        let project = try project()
        let ended = try Arterial.run(["diff", "old", "new"] + options, in: project.url)
        #expect(ended.code == code)
        #expect(ended.output.hasSuffix(last), "\(ended.output)")
        #expect(ended.error.isEmpty)
    }

    @Test("exits with 2 where no job has outputs in either folder")
    func noOutputs() throws {
        let project = try TemporaryProject([
            "old/run.json": "{\"arterial\": \"0\"}", "new/run.json": "{\"arterial\": \"0\"}",
        ])
        let ended = try project.run("diff", "old", "new")
        #expect(ended.code == 2)
        #expect(ended.error.contains("neither it nor new has outputs of a job: there is nothing to compare"))
    }

    @Test("exits with 2 where no name matches, and says which was meant", arguments: [[], ["--json"], ["--summary"]])
    func noMatch(_ options: [String]) throws {
        let project = try project()
        let ended = try Arterial.run(["diff", "old", "new", "--only", "d*", "--only", "cc"] + options, in: project.url)
        #expect(ended.code == 2)
        #expect(
            ended.error
                == "arterial: there is no job whose name matches 'd*', 'cc' in OLD or NEW; did you mean 'c'?\n")
        #expect(ended.output.isEmpty)
    }

    @Test("writes a line a job with --summary")
    func summary() throws {
        let project = try project()
        #expect(
            try project.run("diff", "old", "new", "--summary").output == """
                a: different: polygons 1 changed
                c: only in OLD
                3 jobs: 1 equal, 1 different, 1 only in OLD

                """)
    }

    @Test("writes JSON with --json, also of what cannot be read")
    func json() throws {
        let project = try project()
        try project.write("cut,\"off", to: "new/b/routes.csv")
        try project.write("name\n", to: "old/b/routes.csv")
        let ended = try project.run("diff", "old", "new", "--json", "--threshold", "area_m2=5%")
        #expect(
            ended.output == """
                {"old":"old","new":"new","thresholds":["area_m2=5%"],
                "jobs":[
                {"job":"a","state":"within_thresholds","reason":null,"origins":[],"versions":[],"amounts":[],\
                "messages_removed":[],"messages_added":[],"files_removed":[],"files_added":[],"tables":[{"file":\
                "polygons.csv","within_thresholds":true,"old_count":1,"new_count":1,"columns_removed":[],\
                "columns_added":[],"columns_reordered":false,"reordered":false,"removed":[],"added":[],"changed":[{"row":{"id":"S",\
                "from_break":0,"to_break":5},"within_thresholds":true,"columns":[{"name":"area_m2","old":200.0,\
                "new":202.0,"change":2.000000,"within_thresholds":true}],"geometry":null}]}],"documents":[]},
                {"job":"b","state":"unreadable","reason":"new/b/routes.csv: line 1: the file ends within quotes: it is \
                cut off"},
                {"job":"c","state":"only_in_old","reason":null}
                ],
                "summary":{"jobs":3,"equal":0,"other_versions":0,"within_thresholds":1,"different":0,"only_in_old":1,\
                "only_in_new":0,"unreadable":1}}

                """)
        #expect(ended.error == "arterial: new/b/routes.csv: line 1: the file ends within quotes: it is cut off\n")
        #expect(ended.code == 2)
    }

    @Test(
        "refuses what it cannot use, and exits 2",
        arguments: [
            (["old"], "Missing expected argument '<NEW>'"),
            (["old", "nowhere"], "arterial: nowhere: there is no such file or folder\n"),
            (["old", "old/a/job.json"], "arterial: old/a/job.json: it is no folder\n"),
            (
                ["old", "empty"],
                "arterial: empty: it is no folder of outputs: neither it nor a folder in it has a job.json\n"
            ),
            (["old", "new/a"], "arterial: new/a: it is the folder of one job, and old is one of many jobs\n"),
            (["old", "new", "--json", "--summary"], "--json and --summary are two forms of the same"),
            (["old", "new", "--rows", "-1"], "--rows"),
            (["old", "new", "--tolerance", "5 kg"], "'5 kg' is not a length: 'kg' measures a weight"),
            (
                ["old", "new", "--threshold", "moved=5%"],
                "what moved is no share of anything; write 'moved=5', in metres"
            ),
            (["old", "new", "--threshold", "area"], "'area' is no threshold: write COLUMN=AMOUNT or COLUMN=PERCENT%"),
            (
                ["old", "new", "--threshold", "aera_m2=1"],
                "arterial: the threshold 'aera_m2=1' names no column of numbers: did you mean 'area_m2'? "
                    + "there are area_m2, from_break, messages, rows, to_break\n"
            ),
        ])
    func refused(_ arguments: [String], _ sentence: String) throws {
        let project = try project()
        try project.write("", to: "empty/notes.txt")
        let ended = try Arterial.run(["diff"] + arguments, in: project.url)
        #expect(ended.code == 2)
        #expect(ended.error.contains(sentence), "\(ended.error)")
    }

    @Test("compares 1,000 equal jobs within a second")
    func many() throws {
        let project = try TemporaryProject()
        let made = try shell(
            "mkdir -p old/j{1..1000}; for job in old/*; do echo '{\"job\": \"a\"}' > $job/job.json; done; cp -r old new",
            in: project)
        #expect(made.code == 0)
        let start = ContinuousClock.now
        #expect(try project.run("diff", "old", "new").output == "1000 jobs: 1000 equal\n")
        #expect(ContinuousClock.now - start < .seconds(1))
        #expect(try shell("rm -r old new", in: project).code == 0)
    }

    private func shell(_ script: String, in project: TemporaryProject) throws -> Arterial.Ended {
        try OtherCommand.run("/bin/bash", ["-c", script], in: project.url, environment: ["PATH": "/usr/bin:/bin"])
    }
}
