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
            BarrierTests.complete, TravelTests.complete, routeJob("restrictions: [tolls]"),
            routeJob("barriers: {points: [use: a], lines: {use: b}}"), ServiceAreaTests.complete, areaJob(),
            areaJob("breaks: [3 min, 8]\npolygons: none\nlines: none", facilities: "{source: a}"),
            "job: route",
        ])
    func accepted(_ text: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) == [])
    }

    @Test(
        "accepts a none under any key that defaults may give, and so does a job without defaults",
        arguments: [
            "barriers: none", "accumulate: none", "locate: none", "timeout: none", "start_time: none", "u_turns: none",
            "outputs: none", "restrictions: none", "travel_mode: none", "locate: {tolerance: none}",
            "outputs: {formats: none, simplify: none}", "barriers: {points: none}", "directions: {units: none}",
        ])
    func cleared(_ key: String) {
        let plain = Reading(routeJob())
        // A library that writes JSON puts it in quotes.
        for text in [routeJob(key), routeJob(key.replacing("none", with: "\"none\""))] {
            #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) == [])
            let cleared = Reading(text)
            #expect(cleared.rendered == "" && cleared.effective == plain.effective, "\(cleared.rendered)")
        }
    }

    @Test("takes the system of GeoJSON for outputs of GeoJSON alone", arguments: ["EPSG:4326", "OGC:CRS84"])
    func geoJSONSystem(_ name: String) {
        let text = routeJob("outputs: {crs: '\(name)', formats: [geojson]}")
        #expect(Reading(text).rendered == "" && Reading(text.replacing(name, with: "EPSG:25832")).job == nil)
    }

    @Test("takes a none for a name where there are no defaults")
    func calledNone() { #expect(Reading(routeJob("name: none")).job?.name?.value == "none") }

    @Test(
        "refuses what is refused",
        arguments: [
            "network: a", routeJob(stops: "none"), areaJob(facilities: "none"), routeJob(stops: "{layer: a}"),
            routeJob(stops: "{source: a, at: [1, 2]}"),
            routeJob(stops: "{source: a, fields: {x: A}}"), routeJob(stops: "{at: [1, 2], layer: a}"),
            routeJob(stops: "{source: a, fields: {x: A, y: B, wkt: C}}"), routeJob(stops: "{source: ''}"),
            routeJob(stops: "{source: a, limit: 0}"), relatedJob("network: a"), relatedJob("where: a\nids: [1]"),
            relatedJob("ids: []"), relatedJob("count_only: true\nlimit: 5"), relatedJob("count_only: true\noffset: 5"),
            relatedJob("spatial: {relation: TTT, geometry: {at: [1, 2]}}"),
            relatedJob("relationship: {origin_key: B, destination_key: C}"),
            relatedJob("relationship: {table: A, origin_key: B, destination_key: C, cardinality: many_to_many}"),
            relatedJob("relationship: []"), relatedJob("outputs: {geometry: none}"),
            routeJob("accumulate: [a, a]"), routeJob("restrictions: [tolls, tolls]"),
            areaJob("polygons: {exclude_classes: [a, a]}"), relatedJob("fields: {keep: [A, A]}"),
        ])
    func refused(_ text: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) != [])
        #expect(Reading(text).job == nil)
    }

    private static let isolation = "job: trace\nnetwork: a\ntrace_type: isolation\neach: {source: A}\n"

    @Test(
        "accepts conditions that are read",
        arguments: [
            "{attribute: A, equal: Closed}", "{attribute: A, includes_any: 3}", "{category: A, exists: false}",
            "{attribute: A, greater_than: {attribute: B}}", "none",
            "{all: [{category: A}, {not: {any: [{attribute: B, less_than_equal: 0.5}, {category: C}]}}]}",
        ])
    func acceptedCondition(_ text: String) {
        let job = Self.isolation + "configuration: {filter: {barriers: \(text)}}"
        #expect(SchemaCheck.faults(of: Self.json(job), under: SchemaDocument.job) == [])
        #expect(Reading(job).job != nil)
    }

    @Test(
        "refuses conditions that are refused",
        arguments: [
            "{attribute: A}", "{attribute: A, equal: 1, less_than: 2}", "{equal: 1}", "{all: []}",
            "{all: {category: A}}",
            "{category: A, exists: maybe}", "{not: [{category: A}]}", "{any: [{categorie: A}]}", "A", "{}",
        ])
    func refusedCondition(_ text: String) {
        let job = Self.isolation + "configuration: {condition_barriers: \(text)}"
        #expect(SchemaCheck.faults(of: Self.json(job), under: SchemaDocument.job) != [])
        #expect(Reading(job).job == nil)
    }

    @Test("refuses what is wrong with barriers, costs and restrictions", arguments: BarrierErrorTests.faults)
    func refusedBarrier(_ text: String, _ fault: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) != [])
    }

    @Test("refuses what is wrong with jobs on streets", arguments: TravelTests.faults)
    func refusedTravel(_ text: String, _ fault: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) != [])
    }

    @Test(
        "refuses what is wrong with service areas",
        arguments: ServiceAreaErrorTests.faults.filter { !$0.1.contains(keyOfDefaults) })
    func refusedArea(_ text: String, _ fault: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) != [])
    }

    @Test(
        "accepts projects that are read",
        arguments: [
            StreetLayerTests.complete, ProjectFileTests.project, "networks: {a: {streets: {source: PG:dbname=a}}}",
            "networks: {a: {streets: {source: a.osm, extent: [7.3, 43.7, 7.5, 43.8]}}}",
            "networks: {a: {streets: {source: [a.osm, b.osm.pbf]}}}", "networks: {a: {streets: {source: [a.shp]}}}",
            "networks: {a: {utility: {source: a.inp, crs: 'EPSG:3089', valves: {source: v.csv, pipe: p, node: n}}}}",
            "networks: {a: {utility: {source: a.gpkg, model: a.yaml}}}",
            "defaults: {trace: {configuration: {condition_barriers: {attribute: A, equal: 1}}}}",
            "travel_modes: {a: {restrictions: {b: prefer_high, c: none}, vehicle: {height: 2 m, weight: 3.5 t}}}",
            "travel_modes: {a: {default_speed: 30, maxspeed: {tags: [a]}, turn_costs: {crossing: 2 s}}}",
        ])
    func acceptedProject(_ text: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.project) == [])
    }

    @Test("refuses projects that are refused", arguments: StreetLayerErrorTests.faults + ExtentTests.faults)
    func refusedProject(_ text: String, _ fault: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.project) != [])
    }

    /// Mistakes that are none of form: a schema knows no calendar, no project, and no other value.
    private static let beyondForm = [
        "is not a finite number", "is not a date and a time of day", "is too late for a journey to begin",
        "has no definition", "is named twice",
        "Windows keeps it", "cannot be the end of the name", "in the job uses", "twice", "holds one document",
        "need 'buffer' beside 'fields'", keyOfDefaults,
    ]

    /// A key of the job itself that is missing may stand in the project's defaults.
    private static let keyOfDefaults = "1:1: error: the key"

    private static let faultsOfJobs: [String] =
        (JobErrorTests.faults + RelatedRecordsErrorTests.faults + RelatedRecordsErrorTests.faultsOfRelationships
        + SourceItemErrorTests.faultsOfValues).filter { fault in !beyondForm.contains { fault.1.contains($0) } }.map(
            \.0)
        + SourceItemErrorTests.faultsOfKeys.filter { fault in
            !beyondForm.contains { word in fault.1.contains { $0.contains(word) } }
        }.map(\.0)

    @Test("refuses every job of a wrong form", arguments: faultsOfJobs)
    func refusedJob(_ text: String) {
        #expect(SchemaCheck.faults(of: Self.json(text), under: SchemaDocument.job) != [])
    }

    @Test("refuses every project of a wrong form", arguments: ProjectFileTests.faults)
    func refusedProject(_ fault: (String, String)) {
        if Self.beyondForm.contains(where: fault.1.contains) { return }
        #expect(SchemaCheck.faults(of: Self.json(fault.0), under: SchemaDocument.project) != [])
    }

    @Test("refuses a matrix of a wrong form", arguments: MatrixTests.faults)
    func refusedMatrix(_ matrix: String, _ fault: String) {
        if Self.beyondForm.contains(where: fault.contains) { return }
        let job = routeJob("matrix: \(matrix)\ndescription: '${matrix:n}'")
        #expect(SchemaCheck.faults(of: Self.json(job), under: SchemaDocument.job) != [])
    }

    @Test("has one word of 'job' for each kind", arguments: JobKind.allCases)
    func kinds(_ kind: JobKind) {
        let job = SchemaTests.schema(of: kind)["properties"]?["job"]
        #expect(job?["enum"] == .texts([kind.rawValue]))
        let defaults = SchemaDocument.project["properties"]?["defaults"]?["properties"]?[kind.rawValue]
        #expect(defaults?["properties"] != nil && defaults?["properties"]?["job"] == nil)
    }

    @Test(
        "mentions every key of service areas, with a description",
        arguments: [
            "network", "travel_mode", "impedance", "accumulate", "restrictions", "u_turns", "barriers", "start_time",
            "crs", "locate", "facilities", "breaks", "travel_direction", "geometry_at_overlap", "geometry_at_cutoff",
            "polygons", "lines", "summarize", "outputs",
        ])
    func areaKeys(_ key: String) {
        let property = SchemaTests.schema(of: .serviceArea)["properties"]?[key]
        guard case .text(let description)? = property?["description"] else { return #expect(Bool(false), "\(key)") }
        #expect(!description.isEmpty)
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
