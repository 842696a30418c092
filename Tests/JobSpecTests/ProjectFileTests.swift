import Testing

@testable import JobSpec

@Suite("A project file")
struct ProjectFileTests {
    static let project = """
        networks:
          monaco:
            streets: {source: data/monaco.osm.pbf, travel_modes: [car, slow_car]}
            time_zone: Europe/Monaco
            attribution: "© OpenStreetMap contributors, ODbL"
          porto: {streets: {source: [a.osm, b.osm]}}
        travel_modes:
          slow_car: {based_on: car, speeds: {residential: 20}}
        outputs: ../outputs
        defaults:
          route:
            network: monaco
            directions: {units: imperial}
            locate: {tolerance: 50 m, skip_invalid: false}
            u_turns: allowed
        definitions:
          depots: [{name: Depot, at: [7.4, 43.7]}]
          tour: [{use: depots}, {name: Casino, at: [7.42, 43.73]}, {use: depots}]
          floods: {at: [7.41, 43.73], buffer: 100 m}
          circle: {use: circle}
        """

    private func read(_ text: String) -> (project: ProjectSpec?, rendered: String) {
        let diagnostics = Diagnostics()
        let project = ProjectFile.decode(SourceFile(name: "arterial.yaml", text: text), diagnostics)
        return (project, diagnostics.rendered())
    }

    @Test("names networks, modes and an output folder")
    func complete() throws {
        let (project, rendered) = read(ProjectFileTests.project)
        #expect(rendered == "")
        #expect(project?.networks.names == ["monaco", "porto"])
        #expect(project?.networks["porto"]?.streets?.source.map(\.value) == ["a.osm", "b.osm"])
        #expect(project?.networks["monaco"]?.streets?.travelModes?.map(\.value) == ["car", "slow_car"])
        #expect(project?.networks["monaco"]?.timeZone?.value == "Europe/Monaco")
        #expect(project?.travelModes["slow_car"]?.basedOn?.value == "car")
        #expect(project?.outputs?.value == "../outputs")
    }

    @Test("gives its defaults to jobs: maps merge, the rest replaces, none clears")
    func defaults() {
        let reading = Reading(
            "job: route\nstops: {at: [1, 2]}\nlocate: {tolerance: none, allow_auto_relocate: false}\nu_turns: none\n",
            project: ProjectFileTests.project)
        #expect(reading.rendered == "")
        #expect(reading.travel?.network.value == "monaco" && reading.travel?.uTurns == nil)
        let wanted = [
            #"network = "monaco" (project defaults)"#, #"locate.tolerance = "500 m" (built in)"#,
            "locate.allow_auto_relocate = false (job)", "locate.skip_invalid = false (project defaults)",
            #"directions.units = "imperial" (project defaults)"#, #"directions.language = "en" (built in)"#,
        ]
        #expect(wanted.allSatisfy(reading.effective.contains))
        #expect(reading.effective.contains { $0.hasPrefix("u_turns") } == false)
    }

    @Test("keeps none where it is a value")
    func directionsNone() {
        let reading = Reading("job: route\nstops: {at: [1, 2]}\ndirections: none\n", project: ProjectFileTests.project)
        #expect(reading.route.map { $0.directions == nil } == true)
    }

    @Test("defines items that jobs use")
    func definitions() {
        let reading = Reading(
            routeJob("barriers: {polygons: [use: floods]}", stops: "[use: tour, {at: [1, 2]}]"),
            project: ProjectFileTests.project)
        #expect(reading.rendered == "")
        #expect(reading.stops.map { $0.name?.value } == ["Depot", "Casino", "Depot", nil])
        #expect(reading.barriers.count == 1)
        #expect(reading.effective.contains(#"stops[2].name = "Casino" (project definitions)"#))
    }

    @Test("with a mistake in a definition fails every job that uses it")
    func badDefinition() {
        let project = "definitions: {floods: {at: [1, 2], bufer: 5}}"
        let job = routeJob("barriers: {polygons: [use: floods]}")
        let reading = Reading("name: A\n\(job)---\nname: B\n\(job)", project: project)
        #expect(reading.headlines.count == 2)
        for document in reading.documents {
            if case .job = document { #expect(Bool(false), "a job runs without its barriers") }
        }
    }

    @Test(
        "has no such definition, or one that uses itself",
        arguments: [
            ("{use: tuor}", "job.yaml:3:14: error: the project file has no definition 'tuor'"),
            ("{use: circle}", "arterial.yaml:20:17: error: the definition 'circle' uses itself"),
            ("{use: depots, name: A}", "job.yaml:3:22: error: 'use' stands alone; 'name' cannot stand beside it"),
        ])
    func wrongUse(_ stops: String, _ headline: String) {
        let reading = Reading(routeJob(stops: stops), project: ProjectFileTests.project)
        #expect(reading.headlines == [headline])
    }

    static let faults: [(String, String)] = [
        ("", "arterial.yaml: error: the project file is empty"),
        ("a: 1\n", "arterial.yaml:1:1: error: unknown key 'a'"),
        ("networks: {a: {}}", "arterial.yaml:1:15: error: one of 'streets' or 'utility' is missing"),
        ("networks: {a: none}", "arterial.yaml:1:15: error: expected a network, not the text 'none'"),
        ("networks: {a: {streets: {source: []}}}", "arterial.yaml:1:34: error: the list of sources is empty"),
        (
            "networks: {a: {utility: {source: x.inp}, streets: {source: x}}}",
            "arterial.yaml:1:16: error: 'streets' and 'utility' exclude each other"
        ),
        ("definitions: {a: 5}", "arterial.yaml:1:18: error: expected a list of items, not the number 5"),
        ("defaults: {rout: {}}", "arterial.yaml:1:12: error: unknown key 'rout'"),
        ("defaults: {route: {job: route}}", "arterial.yaml:1:20: error: unknown key 'job'"),
        (
            "defaults: {route: {locate: {tolerance: 5 s}}}",
            "arterial.yaml:1:40: error: '5 s' is not a length: 's' measures a duration"
        ),
        ("outputs: a\n---\noutputs: b", "arterial.yaml:3:1: error: a project file holds one document, not several"),
    ]

    @Test("with mistakes says where", arguments: faults)
    func mistakes(_ text: String, _ headline: String) {
        #expect(read(text).rendered.split(separator: "\n").first.map(String.init) == headline)
    }
}
