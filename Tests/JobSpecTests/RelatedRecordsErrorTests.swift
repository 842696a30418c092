import Testing

@testable import JobSpec

@Suite("Mistakes in a job of related records")
struct RelatedRecordsErrorTests {
    private static let keys = "origin_key: A, destination_key: B"

    private static func step(_ keys: String) -> String { relatedJob("relationship: {\(keys)}") }

    static let faults: [(String, String)] = [
        ("job: related_records\n", "job.yaml:1:1: error: the key 'source' is missing"),
        ("job: related_recods\nsource: a", "job.yaml:1:6: error: unknown value 'related_recods'"),
        (relatedJob("network: a"), "job.yaml:3:1: error: unknown key 'network'"),
        (relatedJob("stops: []"), "job.yaml:3:1: error: unknown key 'stops'"),
        (relatedJob("where: a\nids: [1]"), "job.yaml:4:1: error: 'where' and 'ids' exclude each other"),
        (relatedJob("ids: [1]\nwhere: a"), "job.yaml:4:1: error: 'where' and 'ids' exclude each other"),
        (relatedJob("ids: []"), "job.yaml:3:6: error: the list of ids is empty"),
        (relatedJob("ids: 7"), "job.yaml:3:6: error: expected a list of ids, not the number 7"),
        (
            relatedJob("limit: -1"),
            "job.yaml:3:8: error: expected a whole number from 0, not the number -1"
        ),
        (
            relatedJob("offset: 1.5"),
            "job.yaml:3:9: error: expected a whole number from 0, not the number 1.5"
        ),
        (
            relatedJob("count_only: true\nlimit: 5"),
            "job.yaml:4:1: error: 'limit' cannot stand beside 'count_only: true'"
        ),
        (
            relatedJob("offset: 0\ncount_only: true"),
            "job.yaml:3:1: error: 'offset' cannot stand beside 'count_only: true'"
        ),
        (relatedJob("fields: [A, A]"), "job.yaml:3:9: error: the field 'A' is named twice"),
        (relatedJob("fields: {x: A}"), "job.yaml:3:10: error: 'x' needs 'y' beside it"),
        (
            relatedJob("related_fields: {wkt: A, x: B, y: C}"),
            "job.yaml:3:26: error: 'wkt' and 'x' exclude each other"
        ),
        (relatedJob("fields: {name: A}"), "job.yaml:3:10: error: unknown key 'name'"),
        (
            relatedJob("fields:"),
            "job.yaml:3:8: error: expected a text or a number, not nothing"
        ),
        (relatedJob("outputs: {formats: []}"), "job.yaml:3:20: error: the list of formats is empty"),
        (relatedJob("outputs: {geometry: none}"), "job.yaml:3:11: error: unknown key 'geometry'"),
        (relatedJob("related_where: ''"), "job.yaml:3:16: error: the condition is empty"),
        (relatedJob("order_by: [5 6]"), "job.yaml:3:12: error: '5 6' is no field to order by"),
        (relatedJob("table: ''"), "job.yaml:3:8: error: the name is empty"),
    ]

    @Test("have their sentence", arguments: faults)
    func sentence(_ text: String, _ headline: String) {
        let reading = Reading(text)
        #expect(reading.headlines == [headline])
        #expect(reading.job == nil)
    }

    static let faultsOfRelationships: [(String, String)] = [
        (relatedJob("relationship: []"), "job.yaml:3:15: error: the list of relationships is empty"),
        (
            relatedJob("relationship: [true]"),
            "job.yaml:3:16: error: expected a text or a number, not true"
        ),
        (step("direction: to_origin"), "job.yaml:3:15: error: the key 'name' is missing"),
        (step("nmae: A"), "job.yaml:3:16: error: unknown key 'nmae'"),
        (step("name: A, direction: back"), "job.yaml:3:36: error: unknown value 'back'"),
        (
            step("name: A, origin_key: B"),
            "job.yaml:3:25: error: 'origin_key' cannot stand beside 'name' and 'direction'"
        ),
        (step(keys), "job.yaml:3:15: error: the key 'table' is missing"),
        (step("table: A, origin_key: B"), "job.yaml:3:15: error: the key 'destination_key' is missing"),
        (step("table: A, orign_key: B, destination_key: B"), "job.yaml:3:26: error: unknown key 'orign_key'"),
        (step("table: A, \(keys), cardinality: many"), "job.yaml:3:74: error: unknown value 'many'"),
        (
            step("table: A, \(keys), cardinality: many_to_many"),
            "job.yaml:3:74: error: 'cardinality: many_to_many' needs 'through' beside it"
        ),
        (
            step("table: A, \(keys), cardinality: one_to_many, through: {table: C, \(keys)}"),
            "job.yaml:3:87: error: 'through' cannot stand beside 'cardinality: one_to_many'"
        ),
        (
            step("table: A, \(keys), through: {table: C, origin_key: D}"),
            "job.yaml:3:70: error: the key 'destination_key' is missing"
        ),
    ]

    @Test("of relationships have theirs", arguments: faultsOfRelationships)
    func relationship(_ text: String, _ headline: String) {
        let reading = Reading(text)
        #expect(reading.headlines == [headline])
        #expect(reading.job == nil)
    }

    @Test("are none where a table between says it is many to many, or nothing does")
    func through() {
        for cardinality in ["", ", cardinality: many_to_many"] {
            let job = Self.step("table: A, \(Self.keys), through: {table: C, \(Self.keys)}\(cardinality)")
            #expect(Reading(job).rendered == "")
        }
    }

    @Test("are none where the table of the step is the layer that is looked for")
    func layerItself() {
        let job = routeJob(stops: "{source: a, via: {table: b, relationship: {\(Self.keys)}}}")
        #expect(Reading(job).rendered == "")
    }

    @Test("show what would be right")
    func help() {
        #expect(
            Reading(Self.step("table: A, \(Self.keys), cardinality: many_to_many")).rendered == """
                job.yaml:3:74: error: 'cardinality: many_to_many' needs 'through' beside it
                relationship: {table: A, origin_key: A, destination_key: B, cardinality: many_to_many}
                                                                                         ^~~~~~~~~~~~
                help: name the table between: 'through: {table: TABLE, origin_key: FIELD, destination_key: FIELD}'

                """)
    }
}
