import Testing

@testable import FeatureSources

@Suite("The choice of a relationship")
struct RelationshipChoiceTests {
    private func direct(_ name: String, _ origin: String, _ destination: String) -> Relationship {
        Relationship(
            name: name, kind: .foreignKey, cardinality: .oneToMany, origin: .init(table: origin, keys: ["id"]),
            destination: .init(table: destination, keys: ["\(origin)_id"]))
    }

    private func junction(_ name: String, _ origin: String, _ destination: String) -> Relationship {
        Relationship(
            name: name, kind: .junctionTable, cardinality: .manyToMany, origin: .init(table: origin, keys: ["id"]),
            destination: .init(table: destination, keys: ["code"]),
            through: .init(table: name, originKeys: ["one"], destinationKeys: ["other"]))
    }

    private func choice(
        _ table: String, _ name: String? = nil, _ direction: RelationshipDirection? = nil,
        among all: [Relationship]
    ) throws -> RelationshipChoice {
        try RelationshipChoice(
            from: table, named: name, direction: direction, among: all, tables: ["road", "sign", "stands", "crosses"])
    }

    private var all: [Relationship] {
        [
            junction("stands", "road", "sign"), direct("road_stands", "road", "stands"),
            direct("sign_stands", "sign", "stands"),
        ]
    }

    private let address = SourceAddress(target: "x.gpkg", name: "x.gpkg")

    @Test func leavesOutTheForeignKeysOfAJunctionTable() throws {
        #expect(try choice("road", among: all).relationship.name == "stands")
        #expect(try choice("SIGN", among: all).direction == .backward)
        #expect(throws: RelationshipError.several(table: "stands", known: ["road_stands", "sign_stands"])) {
            try choice("stands", among: all)
        }
    }

    @Test func leadsThere() throws {
        let there = try choice("road", "Stands", among: all).step(in: address)
        #expect(there.fromKeys == ["id"] && there.to.table == "sign" && there.toKeys == ["code"])
        #expect(there.through?.table.table == "stands")
        #expect(there.through?.fromKeys == ["one"] && there.through?.toKeys == ["other"])
        let direct = try choice("road", "road_stands", among: all).step(in: address)
        #expect(direct.isUniqueFrom == true && direct.isUniqueTo == false && direct.through == nil)
    }

    @Test func leadsBack() throws {
        let back = try choice("sign", "stands", among: all).step(in: address)
        #expect(back.fromKeys == ["code"] && back.to.table == "road" && back.toKeys == ["id"])
        #expect(back.through?.fromKeys == ["other"] && back.through?.toKeys == ["one"])
        let direct = try choice("stands", "road_stands", among: all).step(in: address)
        #expect(direct.isUniqueFrom == false && direct.isUniqueTo == true && direct.to.table == "road")
    }

    @Test func asksForTheDirectionOfATableToItself() throws {
        let own = [junction("crosses", "road", "road")]
        #expect(throws: RelationshipError.needsDirection("crosses", table: "road")) { try choice("road", among: own) }
        #expect(try choice("road", nil, .backward, among: own).step(in: address).through?.fromKeys == ["other"])
    }

    @Test func saysWhatIsWrong() {
        func message(_ table: String, _ name: String?, _ direction: RelationshipDirection?, _ all: [Relationship])
            -> String
        {
            do { return try choice(table, name, direction, among: all).relationship.name } catch { return "\(error)" }
        }
        let lost = direct("lost_road", "lost", "road")
        #expect(message("road", "stand", nil, all) == "there is no relationship 'stand' of the table 'road'")
        #expect(message("road", nil, nil, []) == "the table 'road' has no relationship")
        #expect(
            message("stands", nil, nil, all)
                == "the table 'stands' has several relationships, and none is named: 'road_stands', 'sign_stands'")
        #expect(
            message("road", "sign_stands", nil, all)
                == "the relationship 'sign_stands' is between 'sign', 'stands', not of the table 'road'")
        #expect(
            message("road", nil, nil, [lost])
                == "the relationship 'lost_road' names the table 'lost', which does not exist")
        #expect(
            message("road", "stands", .backward, all)
                == "the relationship 'stands' can be followed from 'road' in the direction to_destination only")
        #expect(
            message("road", nil, nil, [junction("crosses", "road", "road")])
                == "the relationship 'crosses' leads from 'road' to itself: say the direction, to_destination or "
                + "to_origin"
        )
    }

    @Test func knowsTheNamesThatExist() {
        #expect(throws: RelationshipError.unknown("x", table: "road", known: ["stands", "road_stands"])) {
            try choice("road", "x", among: all)
        }
    }
}
