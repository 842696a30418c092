import Testing

@testable import JobSpec

@Suite("Mistakes in an item with a source")
struct SourceItemErrorTests {
    private static func stop(_ keys: String) -> String { routeJob(stops: "{\(keys)}") }

    private static func spatial(_ keys: String) -> String { stop("source: a, spatial: {\(keys)}") }

    private static func via(_ keys: String) -> String { stop("source: a, via: {\(keys)}") }

    private static func fields(_ keys: String) -> String { stop("source: a, fields: {\(keys)}") }

    private static func barrier(_ keys: String) -> String { routeJob("barriers: {polygons: {\(keys)}}") }

    static let faultsOfKeys: [(String, [String])] = [
        (stop("layer: a"), ["job.yaml:3:8: error: the key 'source' is missing"]),
        (
            stop("fields: {id: A}, name: B"),
            [
                "job.yaml:3:8: error: the key 'source' is missing",
                "job.yaml:3:26: error: 'name' cannot stand beside 'source'",
            ]
        ),
        (barrier("where: a, buffer: 1 m"), ["job.yaml:4:22: error: the key 'source' is missing"]),
        (stop("sorce: a"), ["job.yaml:3:9: error: unknown key 'sorce'"]),
        (stop("sorce: a, layer: b"), ["job.yaml:3:9: error: unknown key 'sorce'"]),
        (stop("source: a, laier: b"), ["job.yaml:3:20: error: unknown key 'laier'"]),
        (stop("at: [1, 2], layer: b"), ["job.yaml:3:21: error: 'layer' needs 'source' beside it"]),
        (barrier("wkt: POLYGON, limit: 5"), ["job.yaml:4:37: error: 'limit' needs 'source' beside it"]),
        (stop("source: a, at: [1, 2]"), ["job.yaml:3:20: error: 'at' cannot stand beside 'source'"]),
        (stop("source: a, wkt: POINT"), ["job.yaml:3:20: error: 'wkt' cannot stand beside 'source'"]),
        (barrier("source: a, geometry: {}"), ["job.yaml:4:34: error: 'geometry' cannot stand beside 'source'"]),
        (stop("source: a, id: 5"), ["job.yaml:3:20: error: 'id' cannot stand beside 'source'"]),
        (stop("source: a, name: 5"), ["job.yaml:3:20: error: 'name' cannot stand beside 'source'"]),
        (stop("source: a, sequence: 5"), ["job.yaml:3:20: error: 'sequence' cannot stand beside 'source'"]),
        (barrier("source: a, id: 5"), ["job.yaml:4:34: error: 'id' cannot stand beside 'source'"]),
        (barrier("source: a, name: 5"), ["job.yaml:4:34: error: 'name' cannot stand beside 'source'"]),
        (
            barrier("source: a, fields: {x: X, y: Y}"),
            [
                "job.yaml:4:46: error: 'x' and 'y' need 'buffer' beside 'fields'"
            ]
        ),
        (fields("x: X"), ["job.yaml:3:29: error: 'x' needs 'y' beside it"]),
        (fields("y: Y"), ["job.yaml:3:29: error: 'y' needs 'x' beside it"]),
        (fields("x: X, y: Y, wkt: W"), ["job.yaml:3:41: error: 'wkt' and 'x' exclude each other"]),
        (fields("keep: [A, B, A]"), ["job.yaml:3:35: error: the field 'A' is named twice"]),
        (fields("nmae: A"), ["job.yaml:3:29: error: unknown key 'nmae'"]),
        (fields("id: ''"), ["job.yaml:3:33: error: the name of a field is empty"]),
        (fields("id: [A]"), ["job.yaml:3:33: error: expected a text or a number, not a list"]),
    ]

    @Test("say what is missing or misplaced", arguments: faultsOfKeys)
    func keys(_ text: String, _ headlines: [String]) {
        let reading = Reading(text)
        #expect(reading.headlines == headlines)
        #expect(reading.job == nil)
    }

    static let faultsOfValues: [(String, String)] = [
        (stop("source: 5"), "job.yaml:3:17: error: expected a text, not the number 5"),
        (stop("source: ''"), "job.yaml:3:17: error: the source is empty"),
        (stop("source: a, layer: ''"), "job.yaml:3:27: error: the name is empty"),
        (stop("source: a, where: ''"), "job.yaml:3:27: error: the condition is empty"),
        (stop("source: a, dialect: sql, where: b"), "job.yaml:3:29: error: unknown value 'sql'"),
        (stop("source: a, limit: 0"), "job.yaml:3:27: error: expected a whole number from 1, not the number 0"),
        (stop("source: a, allow_empty: yes"), "job.yaml:3:33: error: expected true or false, not the text 'yes'"),
        (stop("source: a, order_by: A up"), "job.yaml:3:30: error: 'A up' is no field to order by"),
        (stop("source: a, order_by: [A, B C desc]"), "job.yaml:3:34: error: 'B C desc' is no field to order by"),
        (spatial("relation: within"), "job.yaml:3:29: error: the key 'geometry' is missing"),
        (
            spatial("relation: wihtin, geometry: {at: [1, 2]}"),
            "job.yaml:3:40: error: unknown value 'wihtin'"
        ),
        (
            spatial("relation: TTT, geometry: {at: [1, 2]}"),
            "job.yaml:3:40: error: the pattern 'TTT' has 3 letters, not 9"
        ),
        (
            spatial("relation: 212101212, geometry: {at: [1, 2]}"),
            "job.yaml:3:40: error: expected a relation, not the number 212101212"
        ),
        (spatial("geometry: {}"), "job.yaml:3:40: error: one of 'at', 'wkt' or 'geometry' is missing"),
        (spatial("geometry: {where: a}"), "job.yaml:3:40: error: the key 'source' is missing"),
        (spatial("geometry: 5"), "job.yaml:3:40: error: expected a geometry, not the number 5"),
        (
            spatial("geometry: {at: [1, 2], layer: b}"),
            "job.yaml:3:53: error: 'layer' needs 'source' beside it"
        ),
        (
            spatial("geometry: {at: [1, 2]}, buffer: 0"),
            "job.yaml:3:62: error: '0' is not more than zero"
        ),
        (via("where: a"), "job.yaml:3:25: error: the key 'table' is missing"),
        (via("table: a, ids: []"), "job.yaml:3:41: error: the list of ids is empty"),
        (via("table: a, ids: '1,2'"), "job.yaml:3:41: error: expected a list of ids, not the text '1,2'"),
    ]

    @Test("say which value is wrong", arguments: faultsOfValues)
    func values(_ text: String, _ headline: String) {
        let reading = Reading(text)
        #expect(reading.headlines == [headline])
        #expect(reading.job == nil)
    }

    @Test("show what would be right")
    func helps() {
        #expect(
            Reading(Self.stop("source: a, id: 5, at: [1, 2]")).rendered == """
                job.yaml:3:20: error: 'id' cannot stand beside 'source'
                stops: {source: a, id: 5, at: [1, 2]}
                                   ^~
                help: each feature has its own; name the field: 'fields: {id: FIELD}'
                job.yaml:3:27: error: 'at' cannot stand beside 'source'
                stops: {source: a, id: 5, at: [1, 2]}
                                          ^~
                help: features have geometries of their own, or fields for them: 'fields: {x: FIELD, y: FIELD}'

                """)
        #expect(Reading(Self.stop("sorce: a")).rendered.hasSuffix("help: did you mean 'source'?\n"))
        #expect(
            Reading(Self.stop("at: [1, 2], where: a")).rendered.hasSuffix(
                "help: a place has 'at', 'wkt' or 'geometry' and no layer\n"))
    }

    @Test("of GeoJSON without a key of its own say where it stands")
    func geoJSON() {
        let reading = Reading(Self.spatial("geometry: {type: Point, coordinates: [1, 2]}"))
        #expect(
            reading.headlines == [
                "job.yaml:3:40: error: one of 'at', 'wkt' or 'geometry' is missing",
                "job.yaml:3:41: error: 'type' belongs to GeoJSON, which stands under a key 'geometry' of its own",
                "job.yaml:3:54: error: 'coordinates' belongs to GeoJSON, which stands under a key 'geometry' of its own",
            ])
    }
}
