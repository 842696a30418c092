import Geometry
import NetworkImport
import Testing

@Suite struct OSMWayTests {
    let folder: OSMTestFolder

    init() throws { folder = try OSMTestFolder() }

    static let square = """
        <node id="1" lat="43.7" lon="7.4"/><node id="2" lat="43.7" lon="7.5"/>
        <node id="3" lat="43.8" lon="7.5"/><node id="4" lat="43.8" lon="7.4"/>
        """

    @Test func waysWithASelectingKeyAreKeptWithTheirNodes() throws {
        let extract = try folder.extract(
            Self.square + """
                <way id="10"><nd ref="1"/><nd ref="3"/><tag k="highway" v="residential"/></way>
                <way id="11"><nd ref="2"/><nd ref="4"/><tag k="building" v="yes"/></way>
                """)
        #expect(extract.courses == ["10: 1 3"])
        #expect(extract.nodeID == [1, 3])
        #expect(
            extract.nodeCoordinate == [
                Coordinate(longitude: 74_000_000, latitude: 437_000_000),
                Coordinate(longitude: 75_000_000, latitude: 438_000_000),
            ])
        #expect(extract.counts.nodesRead == 4 && extract.counts.waysRead == 2 && extract.counts.waysKept == 1)
    }

    @Test func onlyWantedTagsAreKept() throws {
        let extract = try folder.extract(
            """
            <node id="1" lat="0" lon="0"><tag k="barrier" v="gate"/><tag k="colour" v="red"/></node>
            <node id="2" lat="0" lon="1"><tag k="highway" v="crossing"/></node>
            <node id="3" lat="0" lon="2"><tag k="access:bus" v="no"/></node>
            <node id="4" lat="0" lon="3"><tag k="barrier" v="bollard"/></node>
            <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="3"/>
            <tag k="surface" v="asphalt"/><tag k="route" v="ferry"/><tag k="oneway" v="yes"/>
            <tag k="access:hgv" v="no"/><tag k="access" v="yes"/></way>
            """)
        #expect(extract.text(extract.wayTags, 0) == ["access:hgv=no", "oneway=yes"])
        #expect(extract.taggedNode == [0, 2])
        #expect(extract.text(extract.nodeTags, 0) == ["barrier=gate"])
        #expect(extract.text(extract.nodeTags, 1) == ["access:bus=no"])
        #expect(extract.strings == ["access:bus", "access:hgv", "barrier", "gate", "no", "oneway", "yes"])
    }

    @Test func aWayIsCutWhereNodesAreMissing() throws {
        let extract = try folder.extract(
            Self.square + """
                <way id="10"><nd ref="99"/><nd ref="1"/><nd ref="2"/><nd ref="98"/><nd ref="99"/>
                <nd ref="3"/><nd ref="97"/><nd ref="4"/><nd ref="1"/><tag k="highway" v="path"/></way>
                """)
        #expect(extract.courses == ["10: 1 2", "10: 4 1"])
        #expect(extract.wayGaps == [[.before, .after], .before])
        #expect(extract.text(extract.wayTags, 1) == ["highway=path"])
        #expect(extract.nodeID == [1, 2, 4], "the lone node 3 is on no line")
        #expect(extract.counts.missingNodeReferences == 4)
        #expect(extract.counts.missingNodes == 3)
        #expect(extract.counts.waysSplit == 1)
    }

    @Test func aNodeThatIsLeftAloneOfItsWayIsAStumpWhereAnotherWayPasses() throws {
        let extract = try folder.extract(
            Self.square + """
                <way id="9"><nd ref="99"/><nd ref="2"/><nd ref="98"/><nd ref="4"/><tag k="highway" v="track"/></way>
                <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="path"/></way>
                <way id="11"><nd ref="3"/><tag k="highway" v="steps"/></way>
                """)
        #expect(extract.courses == ["10: 1 2 3"], "nobody else passes node 4, and way 11 ends where it begins")
        #expect(extract.stumpNode.map { extract.nodeID[Int($0)] } == [2])
        #expect(extract.text(extract.stumpTags, 0) == ["highway=track"])
    }

    @Test(arguments: ["", "<nd ref='1'/>", "<nd ref='1'/><nd ref='99'/>", "<nd ref='98'/><nd ref='99'/>"])
    func aWayWithoutTwoNeighbouringNodesIsCounted(references: String) throws {
        let extract = try folder.extract(
            Self.square + "<way id='10'>\(references)<tag k='highway' v='path'/></way>")
        #expect(extract.wayID.isEmpty && extract.nodeID.isEmpty && extract.firstNode == [0])
        #expect(extract.counts.waysKept == 1 && extract.counts.waysWithoutCourse == 1)
    }

    @Test(arguments: ["lat='90.1' lon='0'", "lat='0' lon='-180.1'", "lat='0'", ""])
    func aNodeBeyondTheGlobeIsMissing(place: String) throws {
        let extract = try folder.extract(
            Self.square + """
                <node id="5" \(place)/>
                <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="5"/><tag k="highway" v="path"/></way>
                """)
        #expect(extract.courses == ["10: 1 2"])
        #expect(extract.counts.missingNodes == 1)
    }

    @Test func objectsMayStandInAnyOrder() throws {
        let ways = """
            <way id="12"><nd ref="3"/><nd ref="4"/><tag k="highway" v="b"/></way>
            <way id="-7"><nd ref="1"/><nd ref="2"/><tag k="highway" v="c"/></way>
            """
        let node = #"<node id="0" lat="1" lon="1"/>"#
        let unsorted = try folder.extract(ways + node + Self.square)
        #expect(unsorted.courses == ["-7: 1 2", "12: 3 4"])
        #expect(unsorted == (try folder.extract(Self.square + node + ways)))
    }

    @Test func nothingSelectedIsNoError() throws {
        let extract = try folder.extract(Self.square)
        #expect(extract.wayID.isEmpty && extract.strings.isEmpty && extract.firstMember == [0])
    }
}
