import Testing

@testable import JobSpec

@Suite("Mistakes in streets from a layer")
struct StreetLayerErrorTests {
    private static func streets(_ keys: String) -> String { "networks: {a: {streets: {\(keys)}}}" }

    private static func layer(_ keys: String) -> String { streets("source: a, \(keys)") }

    private static func fields(_ keys: String) -> String { layer("fields: {\(keys)}") }

    /// Projects that the schema refuses, too.
    static let faults = [
        (streets("layer: b"), "25: error: the key 'source' is missing"),
        (streets("source: a.osm, layer: b"), "41: error: only layers have 'layer'"),
        (streets("source: a.osm.pbf, fields: {id: A}"), "45: error: only layers have 'fields'"),
        (streets("source: [a.osm], costs: {}"), "43: error: only layers have 'costs'"),
        (streets("source: a.osm, turns: {}"), "41: error: only layers have 'turns'"),
        (streets("source: [], layer: b"), "34: error: the streets of a layer have one source, not 0"),
        (streets("source: [a.gpkg, b.gpkg]"), "34: error: the streets of a layer have one source, not 2"),
        (
            streets("source: [a.osm, b.gpkg]"),
            "42: error: 'b.gpkg' is no OSM file: its name must end in .osm.pbf, .osm, .osm.gz or .osm.bz2"
        ),
        (layer("laier: b"), "37: error: unknown key 'laier'"),
        (layer("where: ''"), "44: error: the condition is empty"),
        (fields("nmae: A"), "46: error: unknown key 'nmae'"),
        (fields("id: [A]"), "50: error: expected a text or a number, not a list"),
        (fields("speed: [A]"), "53: error: expected a text or a number, not a list"),
        (fields("speed: {unit: mph}"), "53: error: the key 'field' is missing"),
        (fields("speed: {field: A, unit: min}"), "70: error: unknown value 'min'"),
        (fields("time_forward: {field: A, unit: mph}"), "77: error: unknown value 'mph'"),
        (fields("time: {field: A, units: s}"), "63: error: unknown key 'units'"),
        (fields("level_from: A"), "46: error: 'level_from' needs 'level_to' beside it"),
        (fields("oneway: {forward: 1}"), "54: error: the key 'field' is missing"),
        (fields("oneway: [A]"), "54: error: expected a text or a number, not a list"),
        (
            fields("oneway: {field: A, forward: {a: 1}}"),
            "74: error: expected a value of the field, not a mapping"
        ),
        (fields("tags: {surface: [A, B]}"), "62: error: expected a text or a number, not a list"),
        (fields("tags: [surface]"), "52: error: expected a mapping of tags to fields, not a list"),
        (layer("connectivity: {policy: any}"), "60: error: unknown value 'any'"),
        (
            layer("connectivity: {tolerance: 5 s}"),
            "63: error: '5 s' is not a length: 's' measures a duration"
        ),
        (layer("costs: {time: A}"), "45: error: 'time' is a cost that every network has"),
        (layer("costs: {none: A}"), "45: error: a cost cannot be called 'none'"),
        (layer("costs: {wait_time: A}"), "45: error: stops have a column 'cumul_wait_time' of their own"),
        (layer("costs: {length: A}"), "45: error: 'length' is a cost that every network has"),
        (layer("costs: {toll: {}}"), "51: error: one of 'field' or 'forward' is missing"),
        (
            layer("costs: {toll: {field: A, forward: B, backward: C}}"),
            "62: error: 'field' and 'forward' exclude each other"
        ),
        (layer("costs: {toll: {forward: B}}"), "52: error: 'forward' needs 'backward' beside it"),
        (layer("costs: {toll: 5 EUR, tol: [A]}"), "63: error: expected a text or a number, not a list"),
        (layer("restrictions: [a]"), "51: error: expected a mapping of restrictions to conditions, not a list"),
        (layer("restrictions: {a: ''}"), "55: error: the condition is empty"),
        (layer("restrictions: {'': a}"), "52: error: a restriction needs a name"),
        (layer("turns: {source: t}"), "44: error: the key 'fields' is missing"),
        (layer("turns: {source: t, fields: {from: A}}"), "64: error: the key 'to' is missing"),
        (layer("turns: {source: t, crs: A, fields: {from: A, to: B}}"), "56: error: unknown key 'crs'"),
        (
            layer("turns: {source: t, fields: {from: A, to: B, time: {field: T, unit: d}}}"),
            "104: error: unknown value 'd'"
        ),
    ]

    @Test("say which key or value is wrong", arguments: faults)
    func sentence(_ text: String, _ fault: String) {
        #expect(readProject(text).headlines == ["arterial.yaml:1:\(fault)"])
    }

    @Test("say which value of a one-way has two meanings, upper and lower case alike")
    func twoMeanings() {
        #expect(
            readProject(Self.fields("oneway: {field: A, forward: [1, ja], both: JA}")).headlines == [
                "arterial.yaml:1:54: error: the value 'JA' has two meanings"
            ])
    }

    @Test(
        "say which tags say what keys of their own say",
        arguments: [
            ("oneway: A, tags: {surface: S, oneway: B}", "'oneway' and 'oneway'"),
            ("class: A, tags: {highway: B}", "'highway' and 'class'"),
            ("speed_forward: A, tags: {maxspeed: B}", "'maxspeed' and 'speed_forward'"),
            ("name: A, tags: {name: B}", "'name' and 'name'"),
            ("reference: A, tags: {ref: B}", "'ref' and 'reference'"),
        ])
    func doubled(_ keys: String, _ both: String) {
        let headlines = readProject(Self.fields(keys)).headlines
        #expect(headlines.count == 1)
        #expect(headlines.first?.hasSuffix("error: the tag \(both) exclude each other") == true, "\(headlines)")
    }

    @Test("know how far apart junctions may be, in any unit, which no schema can", arguments: ["101 m", "0.2 km"])
    func farApart(_ tolerance: String) {
        #expect(
            readProject(Self.layer("connectivity: {tolerance: \(tolerance)}")).headlines == [
                "arterial.yaml:1:63: error: the tolerance \(tolerance == "101 m" ? tolerance : "200 m") is too large"
            ])
    }

    @Test("count restrictions")
    func many() {
        let names = (1...33).map { "r\($0): a" }.joined(separator: ", ")
        #expect(
            readProject(Self.layer("restrictions: {\(names)}")).headlines == [
                "arterial.yaml:1:51: error: a network can have 32 restrictions, not 33"
            ])
    }

    @Test("suggest what was meant")
    func helps() {
        let diagnostics = Diagnostics()
        let text = Self.layer("conectivity: {}")
        _ = ProjectFile.decode(SourceFile(name: "arterial.yaml", text: text), diagnostics)
        #expect(diagnostics.rendered().hasSuffix("help: did you mean 'connectivity'?\n"))
    }
}
