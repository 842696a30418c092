import Foundation
import Testing

/// `arterial network build` and `arterial network info`.
@Suite("The command network")
struct NetworkCommandTests {
    /// Two blocks of a street, one of them one-way and with a toll, and an island of one block beside them.
    private static let streets = """
        WKT,id,name,dir,toll
        "LINESTRING (9 50, 9.001 50)",1,High Street,B,0
        "LINESTRING (9.001 50, 9.002 50)",2,High Street,FT,2.5
        "LINESTRING (9.1 50, 9.101 50)",3,Pier,B,1
        ,4,Nowhere,B,0

        """

    private static func project() throws -> TemporaryProject {
        try TemporaryProject([
            "streets.csv": streets,
            "arterial.yaml": """
            networks:
              town:
                streets:
                  source: streets.csv
                  travel_modes: [car, foot]
                  fields: {id: id, name: name, oneway: dir}
                  costs: {toll: toll}
                  restrictions: {piers: "name = 'Pier'"}

            """,
        ])
    }

    @Test("info tells counts, costs, restrictions, modes and their islands, extent, sizes and what was left out")
    func info() throws {
        let ended = try Self.project().run("network", "info", "town", "--json")
        #expect(ended.code == 0, "\(ended.error)")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(ended.output.utf8)) as? [String: Any])
        #expect(json["streets"] as? Int == 3)
        #expect(json["edges"] as? Int == 3)
        #expect(json["junctions"] as? Int == 5)
        #expect(json["costs"] as? [String] == ["time", "length", "toll"])
        #expect((json["restrictions"] as? [String])?.last == "piers")
        #expect((json["extent"] as? [Double]) == [9, 50, 9.101, 50])
        let modes = try #require(json["modes"] as? [[String: Any]])
        #expect(modes.map { $0["name"] as? String } == ["car", "foot"])
        #expect(modes.map { $0["islands"] as? Int } == [1, 1])
        #expect(modes.map { ($0["main"] as? [String: Any])?["edges"] as? Int } == [2, 2])
        #expect(modes.map { $0["assumed_speeds"] as? Int } == [3, 3])
        let sizes = try #require(json["image_bytes"] as? [String: Int])
        #expect(sizes["total"] == ["geometry", "names", "index", "graph"].reduce(0) { $0 + (sizes[$1] ?? 0) })
        let messages = try #require(json["messages"] as? [[String: Any]])
        #expect(
            messages.contains { ($0["text"] as? String)?.contains("4") ?? false }, "the row without a line is named")
    }

    @Test("build compiles every network of the project, once, and again with --force")
    func build() throws {
        let project = try Self.project()
        let first = try project.run("network", "build")
        #expect(first.code == 0)
        #expect(first.output.contains("town") && first.output.contains("1 island beside it"))
        #expect(first.error.contains("reading streets"))
        #expect(try project.run("network", "build", "town").error.contains("reading streets") == false)
        #expect(try project.run("network", "build", "town", "--force").error.contains("reading streets"))
    }

    @Test("a network that cannot be built keeps no other from being built")
    func several() throws {
        let project = try TemporaryProject([
            "arterial.yaml": """
            networks:
              bad: {streets: {source: none.osm}}
              worse: {streets: {source: no.osm}}
              good: {streets: {source: town.osm}}

            """,
            "town.osm": GridTown(size: 3).osm,
        ])
        let ended = try project.run("network", "build")
        #expect(ended.code == 1)
        #expect(ended.output.hasPrefix("network       good\n"), "\(ended.output)")
        #expect(ended.error.contains("'bad'") && ended.error.contains("'worse'"), "\(ended.error)")
    }

    @Test("a name that no network has is answered with the nearest one")
    func unknown() throws {
        let ended = try Self.project().run("network", "info", "twon")
        #expect(ended.code == 2)
        #expect(ended.error.contains("there is no network 'twon': did you mean 'town'?"))
    }

    @Test("a network that would need more memory than is free says so, and nothing is built")
    func memory() throws {
        let project = try TemporaryProject(["arterial.yaml": "networks: {big: {streets: {source: big.osm.pbf}}}\n"])
        try project.write(Data(repeating: 0, count: 60_000_000), to: "big.osm.pbf")
        let command = "ulimit -v 800000; exec '\(Arterial.binary.path)' network build big"
        let ended = try OtherCommand.run(
            "/bin/bash", ["-c", command], in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.code == 1, "\(ended.error)")
        #expect(ended.error.contains("building it takes about 2220 MB of memory, and"), "\(ended.error)")
    }
}
