import Foundation
import Testing

@Suite("A project to start from")
struct StarterProjectTests {
    @Test("runs at once", arguments: ["town", "a folder/with a town/"])
    func runs(folder: String) throws {
        let place = try TemporaryProject()
        let made = try place.run("init", folder)
        #expect(made.code == 0, "\(made.error)")
        let project = try TemporaryProject(copying: place.url.appending(path: folder))
        let ended = try project.run("run", "jobs")
        #expect(ended.code == 0, "\(ended.error)")
        let states = try project.outputs().states()
        #expect(states.count == 6 && states.allSatisfy { $0.hasSuffix(" succeeded") }, "\(states)")
        #expect(try project.run("validate", "jobs").code == 0)
    }

    @Test("has a job of each kind, and finds the valves round a stuck one")
    func kinds() throws {
        let place = try TemporaryProject()
        _ = try place.run("init", "town")
        #expect(try place.run("run", "town/jobs").code == 0)
        let outputs = place.outputs("town/outputs")
        let valves = try outputs.table("jobs.valves-to-close-for-a-repair/isolation.csv").rows
        #expect(
            valves.filter { $0["role"] == "isolating" }.compactMap { $0["global_id"] }.sorted() == ["V2", "V5", "V6"])
        let hydrants = try outputs.table("jobs.hydrants-that-failed/records.csv").rows
        #expect(hydrants.map { $0["related_id"] } == ["H2", "H3"])
    }

    @Test("has files of YAML that name their schemas, and say what they do")
    func schemas() throws {
        let place = try TemporaryProject()
        _ = try place.run("init", "town")
        for file in ["town/arterial.yaml", "town/jobs/deliveries-in-the-best-order.yaml"] {
            let url = place.url.appending(path: file)
            let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            let head = "# yaml-language-server: $schema="
            try #require(lines[0].hasPrefix(head))
            let schema = url.deletingLastPathComponent().appending(path: String(lines[0].dropFirst(head.count)))
            let text = try Data(contentsOf: schema)
            #expect(try JSONSerialization.jsonObject(with: text) is [String: Any])
            #expect(lines[1].hasPrefix("# "))
        }
    }

    @Test("goes into an empty folder, and into no other")
    func empty() throws {
        let place = try TemporaryProject(["full/notes.txt": "mine", "file": "mine"])
        try FileManager.default.createDirectory(
            at: place.url.appending(path: "empty"), withIntermediateDirectories: true)
        #expect(try place.run("init", "empty").code == 0)
        try FileManager.default.createDirectory(
            at: place.url.appending(path: "repository/.git"), withIntermediateDirectories: true)
        #expect(try place.run("init", "repository").code == 0)
        for (folder, reason) in [("full", "is not empty"), ("file", "is a file"), ("empty", "is not empty")] {
            let ended = try place.run("init", folder)
            #expect(ended.code == 2 && ended.output.isEmpty)
            #expect(ended.error == "arterial: \(folder) \(reason); name a new or an empty folder\n")
        }
    }

    @Test("touches nothing that is there, whatever the folder is called and whatever goes wrong")
    func touchesNothing() throws {
        let place = try TemporaryProject(["app/notes.txt": "mine", "notes.txt": "mine", "none.osm": ""])
        try FileManager.default.createSymbolicLink(
            atPath: place.url.appending(path: "link").path, withDestinationPath: "nowhere")
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        let reasons = [
            ("", "is empty; name"), ("nosuch/../app", "is not empty"), ("nosuch/..", "is not empty"),
            ("app/../app/", "is not empty"), ("link", "is a link to nothing"),
        ]
        for from in [[], ["--from", "none.osm"]] {
            for (folder, reason) in reasons {
                let ended = try Arterial.run(["init"] + from + [folder], in: place.url)
                #expect(ended.code == 2 && ended.output.isEmpty)
                #expect(ended.error.contains(reason), "\(folder): \(ended.error)")
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == names)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path + "/app") == ["notes.txt"])
    }

    @Test("says how to run the jobs, in a word that a shell takes", arguments: ["my maps", "it's $(x)"])
    func hint(name: String) throws {
        let place = try TemporaryProject()
        let ended = try place.run("init", name)
        #expect(ended.code == 0)
        let line = try #require(ended.output.split(separator: "\n").last { $0.contains("arterial run ") })
        let word = line.drop { $0 == " " }.dropFirst("arterial run ".count)
        let told = try OtherCommand.run("/bin/sh", ["-c", "printf %s \(word)"], in: place.url, environment: [:])
        #expect(told.output == name + "/jobs")
    }

    @Test("goes where the name leads")
    func wayBack() throws {
        let place = try TemporaryProject(["roads.csv": DraftRefusalTests.projected])
        let ended = try place.run("init", "--from", "roads.csv", "--crs", "EPSG:25832", "nosuch/../town")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(!place.exists("nosuch"))
        let run = try place.run("run", "town/jobs")
        #expect(run.code == 0, "\(run.error)")
    }

    @Test(
        "needs a folder",
        arguments: [
            (["init"], "name the folder of the project"), (["init", "a", "--from-schema", "b"], "needs --utility"),
        ])
    func usage(arguments: [String], sentence: String) throws {
        let ended = try Arterial.run(arguments)
        #expect(ended.code == 2 && ended.error.contains(sentence), "\(ended.error)")
    }
}
