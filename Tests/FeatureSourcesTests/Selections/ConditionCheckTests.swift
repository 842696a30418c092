import Testing

@testable import FeatureSources

@Suite("What SQLite takes without a word, and otherwise than it is meant")
struct ConditionCheckTests {
    @Test(
        "is a value that nobody gives",
        arguments: [
            ("id = ?", "?"), ("id = ?2", "?2"), ("id = :id OR name = 'a'", ":id"), ("id=:id", ":id"),
            ("id = @id", "@id"),
            ("id = $id", "$id"), ("id IN (1, ?)", "?"), ("[a?b] = 1 AND `c:d` = :e", ":e"),
        ])
    func placeholder(condition: String, placeholder: String) {
        #expect(ConditionCheck.placeholder(in: condition) == placeholder)
    }

    @Test(
        "is no such value within quotes and names, or as an operator",
        arguments: [
            "name = '?'", "name = ':id'", "\"a?\" = 1", "[a?b] = 1", "`a:b` = 1", "cost$1 = 2", "a -> '$.b' = 1",
            "name LIKE '%@x'", "a <= 3", "a || ':' = b",
        ])
    func noPlaceholder(condition: String) {
        #expect(ConditionCheck.placeholder(in: condition) == nil)
    }

    @Test("is one of two fields that differ in case alone, where the condition names one")
    func doubledNames() {
        let fields = ["Name", "id", "name"]
        #expect(
            ConditionCheck.doubledName(in: "\"name\" = 'b'", fields: fields).map { [$0.0, $0.1] } == ["Name", "name"])
        #expect(ConditionCheck.doubledName(in: "NAME = 'b'", fields: fields) != nil)
        #expect(ConditionCheck.doubledName(in: "id = 'name'", fields: fields) == nil)
        #expect(ConditionCheck.doubledName(in: "name = 'b'", fields: ["name", "id", "name"]) == nil)
    }
}
