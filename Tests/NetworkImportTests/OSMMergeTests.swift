import NetworkImport
import Testing
import Vocabulary

/// The same object in several files, in several versions, or deleted.
@Suite struct OSMMergeTests {
    let folder: OSMTestFolder

    init() throws { folder = try OSMTestFolder() }

    private func extract(_ files: String...) throws -> OSMExtract {
        let paths = try files.enumerated().map { try folder.write(xml: $1, name: "\($0).osm") }
        return try OSMFile.read(paths: paths, filter: .streets, context: RunContext())
    }

    private func node(_ id: Int, _ attributes: String = "", lon: Double = 1) -> String {
        "<node id='\(id)' lat='1' lon='\(lon)' \(attributes)/>"
    }

    private func way(_ attributes: String, _ nodes: Int..., tag: String = "highway", name: String = "") -> String {
        let references = nodes.map { "<nd ref='\($0)'/>" }.joined()
        return "<way \(attributes)>\(references)<tag k='\(tag)' v='x'/><tag k='name' v='\(name)'/></way>"
    }

    @Test func neighbouringFilesMakeOneNetwork() throws {
        let west = node(1) + node(2) + way("id='20' version='2'", 1, 2) + way("id='10' version='1'", 2, 3)
        let east = node(2) + node(3) + way("id='10' version='1'", 2, 3)
        let merged = try extract(west, east)
        #expect(merged.courses == ["10: 2 3", "20: 1 2"])
        #expect(merged.nodeID == [1, 2, 3])
        #expect(merged.counts.duplicates == 2 && merged.counts.missingNodes == 0)
        #expect(merged == (try extract(east, west)))
    }

    @Test func ofEqualVersionsTheFirstWins() throws {
        let nodes = node(1) + node(2)
        let merged = try extract(
            nodes + way("id='10'", 1, 2, name: "first"), node(1, lon: 9) + way("id='10'", 2, 1, name: "second"))
        #expect(merged.courses == ["10: 1 2"])
        #expect(merged.text(merged.wayTags, 0) == ["highway=x", "name=first"])
        #expect(merged.nodeCoordinate[0].longitude == 10_000_000)
        #expect(!merged.strings.contains("second"))
    }

    @Test func theHigherVersionWins() throws {
        let old =
            node(1, "version='1'") + node(2, "version='7'", lon: 7) + way("id='10' version='9'", 1, 2, name: "old")
        let new =
            node(1, "version='2'", lon: 5) + node(2, "version='3'") + way("id='10' version='11'", 2, 1, name: "new")
        for merged in [try extract(old, new), try extract(new, old), try extract(old + new)] {
            #expect(merged.courses == ["10: 2 1"])
            #expect(merged.text(merged.wayTags, 0) == ["highway=x", "name=new"])
            #expect(merged.nodeCoordinate.map(\.longitude) == [50_000_000, 70_000_000])
            #expect(merged.counts.duplicates == 3)
        }
    }

    @Test func aWayThatIsNoStreetAnyMoreIsGone() throws {
        let nodes = node(1) + node(2)
        let merged = try extract(
            nodes + way("id='10' version='1'", 1, 2), way("id='10' version='2'", 1, 2, tag: "building"))
        #expect(merged.wayID.isEmpty)
    }

    @Test func deletedObjectsAreGone() throws {
        let merged = try extract(
            node(1) + node(2) + node(3) + node(4) + way("id='10' version='1'", 1, 2, 3, 4)
                + way("id='10' version='2' visible='false'") + way("id='11' version='1'", 1, 2, 3, 4)
                + "<node id='4' version='2' visible='false'/>"
                + "<relation id='1' version='1'><tag k='type' v='restriction'/></relation>"
                + "<relation id='1' version='2' visible='false'><tag k='type' v='restriction'/></relation>")
        #expect(merged.courses == ["11: 1 2 3"])
        #expect(merged.wayGaps == [.after])
        #expect(merged.relationID.isEmpty)
        #expect(merged.counts.deletedObjects == 3)
        #expect(merged.counts.missingNodes == 1)
    }

    /// JOSM keeps what was deleted in it until that is uploaded.
    @Test(arguments: [
        "action='delete' visible='true'", "visible='true' action=\"delete\"", "user='a > b' action = 'delete'",
    ])
    func objectsThatAnEditorHasDeletedAreGone(_ mark: String) throws {
        let merged = try extract(
            node(1) + node(2) + way("id='10' version='1' \(mark)", 1, 2) + way("id='11' version='1'", 1, 2)
                + "<relation id='1' version='1' \(mark)><tag k='type' v='restriction'/></relation>")
        #expect(merged.courses == ["11: 1 2"])
        #expect(merged.relationID.isEmpty)
        #expect(merged.counts.deletedObjects == 2)
    }

    @Test func whatOnlySpeaksOfDeletingStays() throws {
        let merged = try extract(
            node(1) + node(2) + way("id='10' version='1' user=\"action='delete'\"", 1, 2)
                + way("id='11' version='1' action='modify'", 1, 2, tag: "delete")
                + "<way id='12' action='modify'><nd ref='1'/><nd ref='2'/><tag k='highway' v='x'/>"
                + "<tag k='note' v=\"action='delete'\"/></way>")
        #expect(merged.wayID == [10, 12])
        #expect(merged.counts.deletedObjects == 0)
    }

    /// Marks are found wherever the file falls into pieces when it is read.
    @Test func deletedObjectsAreFoundInLargeFiles() throws {
        let ways = (1...60_000).map { number in
            way("id='\(number)' version='1'" + (number % 1000 == 0 ? " action='delete'" : ""), 1, 2)
        }
        let merged = try extract(node(1) + node(2) + ways.joined())
        #expect(merged.counts.deletedObjects == 60)
        #expect(merged.wayID.count == 59_940)
    }
}
