import Testing

@testable import JobSpec

@Suite("Mistakes in a barrier")
struct BarrierErrorTests {
    private static func point(_ keys: String) -> String { routeJob("barriers: {points: {at: [1, 2], \(keys)}}") }

    private static func line(_ keys: String) -> String { routeJob("barriers: {lines: {wkt: LINE, \(keys)}}") }

    private static func polygon(_ keys: String) -> String { routeJob("barriers: {polygons: {wkt: AREA, \(keys)}}") }

    private static func layer(_ keys: String, of kind: String = "lines") -> String {
        routeJob("barriers: {\(kind): {source: a, \(keys)}}")
    }

    /// Jobs that the schema refuses, too, and what is wrong with them behind the place.
    static let faults = [
        (point("type: scaled_cost"), "4:39: error: unknown value 'scaled_cost'"),
        (point("type: added_cots, cost: 1"), "4:39: error: unknown value 'added_cots'"),
        (point("type: added_cost"), "4:39: error: 'type: added_cost' needs 'cost' beside it"),
        (point("type: added_cost, costs: {}"), "4:39: error: 'type: added_cost' needs 'cost' beside it"),
        (point("type: added_cost, costs: {toll: none}"), "4:39: error: 'type: added_cost' needs 'cost' beside it"),
        (point("cost: 4 min"), "4:33: error: 'cost' needs 'type: added_cost' beside it"),
        (point("type: restriction, costs: {toll: 1}"), "4:52: error: 'costs' cannot stand beside 'type: restriction'"),
        (
            point("type: added_cost, cost: 4, full_edge: true"),
            "4:60: error: 'full_edge' cannot stand beside 'type: added_cost'"
        ),
        (point("full_edge: yes"), "4:44: error: expected true or false, not the text 'yes'"),
        (point("curb_approach: no_u_turn"), "4:48: error: unknown value 'no_u_turn'"),
        (point("factor: 3"), "4:33: error: unknown key 'factor'"),
        (point("buffer: 3 m"), "4:33: error: 'buffer' is of areas, and a point barrier is one place"),
        (point("ful_edge: true"), "4:33: error: unknown key 'ful_edge'"),
        (point("where: a"), "4:33: error: 'where' needs 'source' beside it"),
        (
            point("type: added_cost, cost: 4 kg"),
            "4:57: error: '4 kg' is not an amount of a cost: 'kg' measures a weight"
        ),
        (point("type: added_cost, cost: -4"), "4:57: error: '-4' is less than zero"),
        (point("type: added_cost, costs: 4"), "4:58: error: expected a mapping of costs to amounts, not the number 4"),
        (line("type: scaled_cost"), "4:37: error: 'type: scaled_cost' needs 'factor' beside it"),
        (line("type: scaled_cost, factors: {}"), "4:37: error: 'type: scaled_cost' needs 'factor' beside it"),
        (
            line("type: scaled_cost, factor: 3, cost: 4"),
            "4:61: error: 'cost' cannot stand beside 'type: scaled_cost'"
        ),
        (
            line("type: added_cost, factor: 3, cost: 4"),
            "4:49: error: 'factor' cannot stand beside 'type: added_cost'"
        ),
        (line("factors: {toll: 3}"), "4:31: error: 'factors' needs 'type: scaled_cost' beside it"),
        (
            line("type: scaled_cost, factor: 0"),
            "4:58: error: expected a number more than 0, not the number 0"
        ),
        (
            line("type: scaled_cost, factors: {toll: -1}"),
            "4:66: error: expected a number more than 0, not the number -1"
        ),
        (
            line("type: scaled_cost, factor: 3 m"),
            "4:58: error: expected a number more than 0, not the text '3 m'"
        ),
        (line("curb_approach: left"), "4:31: error: unknown key 'curb_approach'"),
        (line("buffer: 3 m"), "4:31: error: unknown key 'buffer'"),
        (polygon("type: scaled_cost"), "4:40: error: 'type: scaled_cost' needs 'factor' beside it"),
        (polygon("full_edge: true"), "4:34: error: unknown key 'full_edge'"),
        (layer("fields: {x: A}"), "4:40: error: unknown key 'x'"),
        (layer("fields: {curb_approach: A}"), "4:40: error: unknown key 'curb_approach'"),
        (layer("fields: {factor: A}", of: "points"), "4:41: error: unknown key 'factor'"),
        (layer("fields: {full_egde: A}", of: "points"), "4:41: error: unknown key 'full_egde'"),
        (layer("name: A"), "4:31: error: 'name' cannot stand beside 'source'"),
        (layer("wkt: A"), "4:31: error: 'wkt' cannot stand beside 'source'"),
    ]

    @Test("say which key or value is wrong", arguments: faults)
    func sentence(_ text: String, _ fault: String) {
        let reading = Reading(text)
        #expect(reading.headlines == ["job.yaml:\(fault)"])
        #expect(reading.job == nil)
    }

    @Test(
        "of a layer say which field belongs to another type",
        arguments: [
            (
                layer("type: restriction, fields: {cost: C}"),
                "4:59: error: the field 'cost' cannot stand beside 'type: restriction'"
            ),
            (
                layer("type: added_cost, fields: {factor: C, cost: D}"),
                "4:58: error: the field 'factor' cannot stand beside 'type: added_cost'"
            ),
            (
                layer("fields: {factor: C, cost: D}"),
                "4:51: error: 'factor' and 'cost' belong to barriers of different types"
            ),
            (layer("cost: 4 min"), "4:31: error: 'cost' needs 'type: added_cost' beside it"),
            (
                layer("type: added_cost, fields: {id: I}"),
                "4:37: error: 'type: added_cost' needs 'cost' beside it"
            ),
        ])
    func fields(_ text: String, _ fault: String) {
        let reading = Reading(text)
        #expect(reading.headlines == ["job.yaml:\(fault)"])
        #expect(reading.job == nil)
    }

    @Test("on a line at a point say that a point is no line")
    func position() {
        #expect(
            Reading(routeJob("barriers: {lines: {at: [1, 2]}}")).headlines == [
                "job.yaml:4:19: error: one of 'wkt' or 'geometry' is missing",
                "job.yaml:4:20: error: 'at' is a point, and no line",
            ])
    }

    @Test("show what would be right")
    func helps() {
        #expect(
            Reading(Self.line("type: added_cost, factor: 3, cost: 4")).rendered.hasSuffix(
                "help: 'factor' belongs to 'type: scaled_cost'\n"))
        #expect(Reading(Self.point("type: added_cost")).rendered.hasSuffix("help: write, say, 'cost: 4 min'\n"))
        #expect(
            Reading(Self.point("cost: 1")).rendered.hasSuffix("help: without a type a barrier is a restriction\n"))
    }
}
