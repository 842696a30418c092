import Foundation
import Testing

@Suite("A network that cannot be read")
struct NetworkFileTests {
    private func project(_ source: Data?) throws -> TemporaryProject {
        let project = try GridTown.project(["good.yaml": GridTown.job(), "lost.yaml": jobText(network: "lost")])
        try project.write(
            """
            networks:
              town: {streets: {source: town.osm}}
              lost: {streets: {source: maps/lost.osm.pbf}}

            """, to: "arterial.yaml")
        if let source { try project.write(source, to: "maps/lost.osm.pbf") }
        return project
    }

    @Test("fails its jobs alone, and the file is named")
    func missing() throws {
        let project = try project(nil)
        let ended = try project.run("run", ".")
        #expect(ended.code == 1)
        #expect(project.outputs().jobs == ["good"])
        #expect(try project.outputs().states() == ["good succeeded", "lost failed"])
        let reason = try project.outputs().results()[1]["reason"] as? String
        #expect(
            reason == "the network 'lost' cannot be loaded: arterial.yaml:3:28: there is no file 'maps/lost.osm.pbf'")
    }

    @Test("is said by validate, too")
    func validate() throws {
        let ended = try project(nil).run("validate", ".")
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("arterial.yaml:3:28: error: there is no file 'maps/lost.osm.pbf'\n"))
    }

    @Test("is told where the project names it, with the file that was probably meant, and all of them at once")
    func named() throws {
        let project = try TemporaryProject([
            "job.yaml": GridTown.job(), "town2.osm": "", "pipe.inp": "", "gas.model.yaml": "",
        ])
        try project.write(
            """
            networks:
              town: {streets: {source: [twon2.osm, town3.osm]}}
              pipes: {utility: {source: pipes.inp, valves: {source: valves.csv}}}
              gas: {utility: {source: none, model: gas.modle.yaml}}

            """, to: "arterial.yaml")
        for network in ["pipes", "gas"] {
            let trace = "job: trace\nnetwork: \(network)\ntrace_type: connected\nstarting_locations: {global_id: a}\n"
            try project.write(trace, to: "\(network).yaml")
        }
        let told = try project.run("validate", ".").error
        for sentence in [
            "arterial.yaml:2:29: error: there is no file 'twon2.osm'", "help: did you mean 'town2.osm'?",
            "arterial.yaml:2:40: error: there is no file 'town3.osm'",
            "arterial.yaml:3:29: error: there is no file 'pipes.inp'", "help: did you mean 'pipe.inp'?",
            "arterial.yaml:3:57: error: there is no file 'valves.csv'",
            "arterial.yaml:4:40: error: there is no file 'gas.modle.yaml'", "help: did you mean 'gas.model.yaml'?",
        ] { #expect(told.contains(sentence), "\(told)") }
    }

    @Test("because valves laid over it have other fields is told at their places")
    func valves() throws {
        let project = try TemporaryProject(["valves.csv": "at,id\nP1,V1\n", "pipes.inp": "[JUNCTIONS]\n"])
        try project.write(
            """
            networks:
              pipes: {utility: {source: pipes.inp, valves: {source: valves.csv, pipe: att, operable: "works = 1"}}}

            """, to: "arterial.yaml")
        try project.write(
            "job: trace\nnetwork: pipes\ntrace_type: connected\nstarting_locations: {global_id: a}\n", to: "job.yaml")
        let told = try project.run("validate", ".").error
        #expect(told.contains("arterial.yaml:2:75: error: the layer 'valves' has no field 'att'"), "\(told)")
        #expect(told.contains("arterial.yaml:2:90: error: the condition does not fit the layer 'valves'"), "\(told)")
    }

    @Test("because it is damaged fails with one sentence", arguments: ["", "no map at all", "\u{0}\u{0}\u{0}\u{0D}"])
    func damaged(_ content: String) throws {
        let project = try project(Data(content.utf8))
        #expect(try project.run("run", ".").code == 1)
        let reason = try #require(try project.outputs().results()[1]["reason"] as? String)
        #expect(reason.hasPrefix("the network 'lost' cannot be loaded: "))
        #expect(reason.contains("maps/lost.osm.pbf"))
        #expect(!reason.contains("\n"))
    }
}
