import Geometry
import NetworkImport
import Testing
import Vocabulary

@Suite("What headers say that files cover")
struct HeaderBoxTests {
    let folder: OSMTestFolder

    init() throws { folder = try OSMTestFolder() }

    private static let west = "<bounds minlat='49.5' minlon='8' maxlat='50.25' maxlon='9'/>"
    private static let east = "<bounds minlat='49.5' minlon='9' maxlat='50.25' maxlon='10.1234567'/>"
    private static let westBox = box(80_000_000, 495_000_000, 90_000_000, 502_500_000)
    private static let eastBox = box(90_000_000, 495_000_000, 101_234_567, 502_500_000)

    private static func box(_ west: Int32, _ south: Int32, _ east: Int32, _ north: Int32) -> Box {
        Box(minLongitude: west, minLatitude: south, maxLongitude: east, maxLatitude: north)
    }

    private static let street = """
        <node id="1" lat="50" lon="8.9"/><node id="2" lat="50" lon="9.1"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="path"/></way>
        """

    private func boxes(_ files: String...) throws -> [Box] {
        let paths = try files.enumerated().map { try folder.write(xml: $1 + Self.street, name: "\($0).osm") }
        return try OSMFile.read(paths: paths, filter: .streets, context: RunContext()).coveredBoxes
    }

    @Test("the bounds of an XML file are its box, several are all")
    func xml() throws {
        #expect(try boxes(Self.west) == [Self.westBox])
        #expect(try boxes(Self.east + Self.west) == [Self.westBox, Self.eastBox])
        #expect(try boxes("") == [])
    }

    @Test("files beside each other cover what all of them do, each box once, in any order")
    func merged() throws {
        #expect(try boxes(Self.west, Self.east) == [Self.westBox, Self.eastBox])
        #expect(try boxes(Self.east, Self.west) == [Self.westBox, Self.eastBox])
        #expect(try boxes(Self.west, Self.west + Self.east, Self.west) == [Self.westBox, Self.eastBox])
    }

    @Test("one file that says nothing leaves nothing known")
    func unknown() throws {
        #expect(try boxes(Self.west, "", Self.east) == [])
    }

    @Test(
        "bounds that reach beyond the globe, or cover nothing, are none",
        arguments: [
            "minlat='0' minlon='0' maxlat='0' maxlon='0'", "minlat='49' minlon='8' maxlat='91' maxlon='9'",
            "minlat='49' minlon='-181' maxlat='50' maxlon='9'",
        ])
    func impossible(sides: String) throws {
        #expect(try boxes("<bounds \(sides)/>") == [])
    }

    @Test("the box of a PBF file is that of its header, in the west and the south, too")
    func pbf() throws {
        func boxes(_ sides: [Int]) throws -> [Box] {
            let path = try folder.write(OSMPBFBytes.street(kind: "path", box: sides).bytes, name: "a.osm.pbf")
            return try OSMFile.read(paths: [path], filter: .streets, context: RunContext()).coveredBoxes
        }
        #expect(try boxes([]) == [])
        #expect(try boxes([-1_234_567, 5, 7, -8]) == [Self.box(-1_234_567, -8, 5, 7)])
        #expect(try boxes([0, 1_900_000_000, 7, 0]) == [])
    }

    @Test(
        "real files hold what their makers say",
        .enabled(if: OSMSharedData.isThere, "the shared data folder is not there"))
    func shared() throws {
        func boxes(_ names: String...) throws -> [Box] {
            try OSMFile.read(paths: names.map(OSMSharedData.path), filter: .streets, context: RunContext()).coveredBoxes
        }
        let monaco = Self.box(74_092_050, 437_233_500, 74_486_370, 437_516_900)
        let liechtenstein = Self.box(94_710_780, 470_477_400, 96_362_170, 472_712_800)
        #expect(try boxes("monaco-geofabrik.osm.pbf") == [monaco])
        #expect(try boxes("liechtenstein-2013.osm.bz2", "monaco-lz4.osm.pbf") == [monaco, liechtenstein])
        #expect(try boxes("monaco-geofabrik.osm.pbf", "columbus.osm.pbf") == [])
    }
}
