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
        #expect(reason == "the network 'lost' cannot be loaded: maps/lost.osm.pbf: there is no such file")
    }

    @Test("is said by validate, too")
    func validate() throws {
        let ended = try project(nil).run("validate", ".")
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("arterial: the network 'lost' cannot be loaded: "))
        #expect(ended.error.contains("maps/lost.osm.pbf: there is no such file\n"))
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
