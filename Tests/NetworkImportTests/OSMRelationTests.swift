import NetworkImport
import Testing

@Suite struct OSMRelationTests {
    let folder: OSMTestFolder

    init() throws { folder = try OSMTestFolder() }

    @Test func restrictionsKeepAllTagsAndMembersInOrder() throws {
        let extract = try folder.extract(
            """
            <relation id="5"><member type="way" ref="30" role="from"/><member type="node" ref="3" role="via"/>
            <member type="way" ref="31" role="to"/><tag k="type" v="restriction"/>
            <tag k="restriction" v="no_left_turn"/><tag k="note" v="Caf\u{E9}"/></relation>
            """)
        #expect(extract.relationID == [5])
        #expect(
            extract.text(extract.relationTags, 0)
                == ["note=Caf\u{E9}", "restriction=no_left_turn", "type=restriction"])
        let members = extract.members(ofRelation: 0)
        #expect(extract.memberKind[members] == [.way, .node, .way])
        #expect(extract.memberID[members] == [30, 3, 31])
        #expect(extract.memberRole[members].map { extract.strings[Int($0)] } == ["from", "via", "to"])
    }

    @Test(arguments: [("restriction", true), ("restriction:hgv", true), ("route", false), ("no_restriction", false)])
    func aRelationIsKeptByItsType(type: String, kept: Bool) throws {
        let extract = try folder.extract("<relation id='5'><tag k='type' v='\(type)'/></relation>")
        #expect(extract.relationID == (kept ? [5] : []))
        #expect(extract.counts.relationsRead == 1)
    }

    @Test func relationsStandById() throws {
        let extract = try folder.extract(
            """
            <relation id="9"><member type="relation" ref="1" role=""/><tag k="type" v="restriction"/></relation>
            <relation id="2"><tag k="type" v="restriction"/></relation>
            """)
        #expect(extract.relationID == [2, 9])
        #expect(extract.firstMember == [0, 0, 1])
        #expect(extract.memberKind == [.relation])
    }
}
