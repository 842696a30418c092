import Testing
import Vocabulary

@testable import JobSpec

@Suite("The JSON Schema of a job")
struct SchemaAcceptanceTests {
    private static func json(_ text: String) -> JSONValue {
        decode(text, as: .json("a mapping")).value ?? .null
    }

    @Test(
        "accepts what is read",
        arguments: [
            routeJob(), SourceItemTests.complete, RelatedRecordsTests.complete, relatedJob(),
            routeJob("barriers: {polygons: [use: floods, {source: a}]}", stops: "{source: a}"),
            routeJob("barriers: {polygons: {at: [1, 2], buffer: 5}}", stops: "[use: a]"),
            relatedJob("fields: PIN\nrelated_fields: []\nrelationship: Owns\norder_by: 2020"),
            relatedJob("count_only: true\nfields: {wkt: W, keep: A}"), relatedJob("count_only: false\nlimit: 0"),
            relatedJob("relationship: {table: A, origin_key: B, destination_key: C, cardinality: one_to_many}"),
            relatedJob("spatial: {relation: T*F**F***, geometry: {at: [1, 2]}}"),
        ])
    func accepted(_ text: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) == [])
    }

    @Test(
        "refuses what is refused",
        arguments: [
            "network: a", routeJob(stops: "{layer: a}"), routeJob(stops: "{source: a, at: [1, 2]}"),
            routeJob(stops: "{source: a, fields: {x: A}}"), routeJob(stops: "{at: [1, 2], layer: a}"),
            routeJob(stops: "{source: a, fields: {x: A, y: B, wkt: C}}"), routeJob(stops: "{source: ''}"),
            routeJob(stops: "{source: a, limit: 0}"), relatedJob("network: a"), relatedJob("where: a\nids: [1]"),
            relatedJob("ids: []"), relatedJob("count_only: true\nlimit: 5"), relatedJob("count_only: true\noffset: 5"),
            relatedJob("spatial: {relation: TTT, geometry: {at: [1, 2]}}"),
            relatedJob("relationship: {origin_key: B, destination_key: C}"),
            relatedJob("relationship: {table: A, origin_key: B, destination_key: C, cardinality: many_to_many}"),
            relatedJob("relationship: []"), relatedJob("outputs: {geometry: none}"),
        ])
    func refused(_ text: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) != [])
        #expect(Reading(text).job == nil)
    }

    @Test("has one word of 'job' for each kind", arguments: JobKind.allCases)
    func kinds(_ kind: JobKind) {
        let job = SchemaTests.schema(of: kind)["properties"]?["job"]
        #expect(job?["enum"] == .texts([kind.rawValue]))
        let defaults = SchemaDocument.project["properties"]?["defaults"]?["properties"]?[kind.rawValue]
        #expect(defaults?["properties"] != nil && defaults?["properties"]?["job"] == nil)
    }

    @Test(
        "mentions every key of related records, with a description",
        arguments: [
            "source", "table", "crs", "where", "dialect", "ids", "spatial", "fields", "relationship", "related_where",
            "return_geometry", "order_by", "related_fields", "limit", "offset", "keep_unmatched", "count_only",
            "outputs",
        ])
    func keys(_ key: String) {
        let property = SchemaTests.schema(of: .relatedRecords)["properties"]?[key]
        guard case .text(let description)? = property?["description"] else { return #expect(Bool(false), "\(key)") }
        #expect(!description.isEmpty)
    }
}
