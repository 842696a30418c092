import Geometry
import Testing

struct SpatialRelationTests {
    static let named: [(String, SpatialRelation?)] = [
        ("intersects", .intersects), ("envelope_intersects", .envelopeIntersects),
        ("index_intersects", .indexIntersects), ("touches", .touches), ("overlaps", .overlaps), ("crosses", .crosses),
        ("within", .within), ("contains", .contains), ("FFFTTT***", .pattern("FFFTTT***")),
        ("tf*012***", .pattern("TF*012***")), ("Within", nil), ("FFFTTT**", nil), ("FFFTTT***3", nil),
        ("FFFTTT**3", nil), ("", nil), ("pattern", nil),
    ]

    @Test(arguments: named)
    func relationsHaveNames(name: String, relation: SpatialRelation?) {
        #expect(SpatialRelation(name: name) == relation)
    }

    @Test func everyNameIsARelation() {
        #expect(SpatialRelation.names.allSatisfy { SpatialRelation(name: $0) != nil })
        #expect(SpatialRelation.names.count == 8)
    }

    static let meeting: [(String, Bool)] = [
        ("T********", true), ("*0*******", true), ("***1*****", true), ("****2****", true), ("**F******", true),
        ("******F**", true), ("FF*FF****", false), ("*********", false), ("**T**T222", false), ("*****F*F*", false),
        ("within", true), ("index_intersects", true),
    ]

    @Test(arguments: meeting)
    func patternsSayWhetherTheBoxesMustMeet(name: String, isRequired: Bool) throws {
        #expect(try #require(SpatialRelation(name: name)).requiresMeeting == isRequired)
    }
}
