import Testing

@testable import JobSpec

@Suite("Mistakes in a service area job")
struct ServiceAreaErrorTests {
    private static func facility(_ keys: String) -> String { areaJob(facilities: "{\(keys)}") }

    private static func summary(_ keys: String) -> String { areaJob("summarize: {\(keys)}") }

    /// Jobs that the schema refuses, too.
    static let faults = [
        ("job: service_area\nnetwork: a\nbreaks: 5", "1:1: error: the key 'facilities' is missing"),
        (areaJob("breaks: 0"), "4:9: error: '0' is not more than zero"),
        (areaJob("breaks: [3, -5]"), "4:13: error: '-5' is not more than zero"),
        (areaJob("breaks: 3 kg"), "4:9: error: '3 kg' is not an amount of a cost: 'kg' measures a weight"),
        (areaJob("breaks: '3 8'"), "4:9: error: '3 8' is not an amount of a cost: '8' is no unit known here"),
        (areaJob("breaks: []"), "4:9: error: the list of breaks is empty"),
        (areaJob("breaks: {a: 5}"), "4:9: error: expected an amount such as '4 min', not a mapping"),
        (areaJob("break: 5"), "4:1: error: unknown key 'break'"),
        (areaJob("travel_direction: to"), "4:19: error: unknown value 'to'"),
        (areaJob("geometry_at_overlap: disolve"), "4:22: error: unknown value 'disolve'"),
        (areaJob("geometry_at_cutoff: [rings]"), "4:21: error: expected one of 'rings' or 'disks', not a list"),
        (areaJob("polygons: detailed"), "4:11: error: expected a mapping, not the text 'detailed'"),
        (areaJob("polygons: {detail: standard}"), "4:20: error: unknown value 'standard'"),
        (areaJob("polygons: {trim: 5 min}"), "4:18: error: '5 min' is not a length: 'min' measures a duration"),
        (areaJob("polygons: {trim: -1}"), "4:18: error: '-1' is negative; a length here is zero or more"),
        (areaJob("polygons: {fill_holes: 25}"), "4:24: error: '25' has no unit"),
        (
            areaJob("polygons: {exclude_classes: motorway}"),
            "4:29: error: expected a list of classes, not the text 'motorway'"
        ),
        (areaJob("lines: {shape: curved}"), "4:16: error: unknown value 'curved'"),
        (
            areaJob("lines: {shape: straight, measures: yes}"),
            "4:36: error: expected true or false, not the text 'yes'"
        ),
        (areaJob("stops: [{at: [1, 2]}]"), "4:1: error: unknown key 'stops'"),
        (areaJob("outputs: {simplify: 5 s}"), "4:21: error: '5 s' is not a length: 's' measures a duration"),
        (areaJob("outputs: {traversed_edges: true}"), "4:11: error: unknown key 'traversed_edges'"),
        (areaJob(facilities: "[]"), "3:13: error: the list of facilities is empty"),
        (areaJob(facilities: "5"), "3:13: error: expected a list of facilities, not the number 5"),
        (facility("name: A"), "3:13: error: one of 'at', 'wkt' or 'geometry' is missing"),
        (facility("at: [1, 2], breaks: 0"), "3:34: error: '0' is not more than zero"),
        (facility("at: [1, 2], cost: -1"), "3:32: error: '-1' is less than zero"),
        (facility("at: [1, 2], service: 5"), "3:26: error: unknown key 'service'"),
        (facility("at: [1, 2], where: a"), "3:26: error: 'where' needs 'source' beside it"),
        (facility("source: a, name: B"), "3:25: error: 'name' cannot stand beside 'source'"),
        (facility("source: a, fields: {x: X}"), "3:34: error: 'x' needs 'y' beside it"),
        (
            facility("source: a, fields: {bearing_tolerance: T}"),
            "3:34: error: 'bearing_tolerance' needs 'bearing' beside it"
        ),
        (summary("sum: [a]"), "4:12: error: the key 'source' is missing"),
        (summary("source: a"), "4:12: error: the key 'sum' is missing"),
        (summary("source: a, sum: []"), "4:29: error: the list of fields is empty"),
        (summary("source: a, sum: [b], by: street"), "4:38: error: unknown value 'street'"),
    ]

    @Test("says which value is wrong", arguments: faults)
    func mistakes(_ text: String, _ fault: String) {
        let reading = Reading(text)
        #expect(reading.headlines == ["job.yaml:\(fault)"])
        #expect(reading.job == nil)
    }

    @Test("counts zero as no break, whatever its unit")
    func zero() {
        #expect(
            Reading(areaJob("breaks: [5, 0 min]")).headlines == ["job.yaml:4:13: error: '0 min' is not more than zero"])
    }

    @Test("has a help where a word is not enough")
    func helps() {
        let trim = Reading(areaJob("polygons: {trim: 6 km}"))
        #expect(
            trim.rendered == """
                job.yaml:4:18: error: a trim of 6000 m is too large
                polygons: {trim: 6 km}
                                 ^~~~
                help: at most 5 km

                """)
        let system = Reading(areaJob("outputs: {formats: [geojson], crs: EPSG:25832}"))
        #expect(
            system.rendered == """
                job.yaml:4:36: error: 'crs' needs the format csv, gpkg or fgb: GeoJSON is always on WGS84
                outputs: {formats: [geojson], crs: EPSG:25832}
                                                   ^~~~~~~~~~
                help: name one of them among the formats, or leave 'crs' out

                """)
    }

    @Test("has breaks of a facility, though they have a mistake")
    func badBreaks() {
        let reading = Reading(areaJob("", facilities: "{at: [1, 2], breaks: 5 mni}"))
        guard case .invalid(let job)? = reading.documents.first, let draft = job.draft,
            case .serviceArea(_, let area) = draft.analysis, case .place(let facility)? = area.facilities.value.first
        else { return #expect(Bool(false), "\(reading.rendered)") }
        #expect(reading.headlines.count == 1 && facility.travel.breaks?.isEmpty == true)
    }

    @Test(
        "names each class and each field once",
        arguments: [
            ("polygons: {exclude_classes: [a, b, a]}", "4:29: error: the class 'a' is named twice"),
            ("summarize: {source: a, sum: [b, b]}", "4:29: error: the field 'b' is named twice"),
        ])
    func twice(_ line: String, _ fault: String) {
        #expect(Reading(areaJob(line)).headlines == ["job.yaml:\(fault)"])
    }

    @Test("in the project's defaults say where")
    func defaults() {
        let project = "defaults: {service_area: {breaks: -5, facilties: []}}"
        #expect(
            readProject(project).headlines == [
                "arterial.yaml:1:35: error: '-5' is not more than zero",
                "arterial.yaml:1:39: error: unknown key 'facilties'",
            ])
    }
}
