import Foundation
import NetworkImport
import Testing
import Vocabulary

@Suite(.enabled(if: OSMSharedData.isThere, "the shared data folder is not there"))
struct OSMSharedDataTests {
    private func extract(_ names: String...) throws -> OSMExtract {
        try OSMFile.read(paths: names.map(OSMSharedData.path), filter: .streets, context: RunContext())
    }

    @Test(arguments: OSMSharedData.names)
    func everyFileOpens(name: String) throws {
        let extract = try extract(name)
        #expect(!extract.wayID.isEmpty)
        #expect(extract.nodeID.count == extract.nodeCoordinate.count)
        #expect(extract.wayNode.allSatisfy { extract.nodeID.indices.contains(Int($0)) })
        #expect(zip(extract.nodeID, extract.nodeID.dropFirst()).allSatisfy { $0 < $1 })
        #expect(zip(extract.wayID, extract.wayID.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test(arguments: [
        ("monaco-geofabrik.osm.pbf", "monaco-lz4.osm.pbf"),
        ("liechtenstein-2013.osm.pbf", "liechtenstein-2013.osm.bz2"),
    ])
    func theFormatDoesNotMatter(one: String, other: String) throws {
        #expect(try extract(one) == extract(other))
    }

    @Test func theOrderOfFilesDoesNotMatter() throws {
        let one = try extract("monaco-geofabrik.osm.pbf", "liechtenstein-2013.osm.pbf")
        #expect(one == (try extract("liechtenstein-2013.osm.pbf", "monaco-geofabrik.osm.pbf")))
        #expect(one.wayID.count > (try extract("monaco-geofabrik.osm.pbf")).wayID.count)
    }

    @Test func aFileTwiceIsThatFile() throws {
        let once = try extract("monaco-geofabrik.osm.pbf")
        let twice = try extract("monaco-geofabrik.osm.pbf", "monaco-lz4.osm.pbf")
        #expect(twice.wayID == once.wayID && twice.wayNode == once.wayNode && twice.strings == once.strings)
        #expect(twice.counts.duplicates > once.wayID.count)
    }

    @Test(arguments: ["monaco-lz4.osm.pbf", "monaco-geofabrik.osm.pbf", "West-Oakland.osm.bz2"])
    func aFileCutInTheMiddleIsDamaged(name: String) throws {
        let folder = try OSMTestFolder()
        let bytes = try Data(contentsOf: URL(filePath: OSMSharedData.path(name)))
        for part in stride(from: 1, to: 100, by: 7) {
            let path = try folder.write(bytes.prefix(bytes.count * part / 100), name: name)
            #expect(throws: OSMReadError.self) {
                try OSMFile.read(paths: [path], filter: .streets, context: RunContext())
            }
        }
    }
}
