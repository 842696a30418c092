import Testing
import Vocabulary

@testable import JobSpec

@Suite("A job file")
struct JobFileTests {
    @Test("gives every value its type")
    func complete() throws {
        let reading = Reading(
            """
            job: route
            network: monaco
            name: Tour
            description: A tour of the harbour.
            travel_mode: foot
            impedance: length
            u_turns: not_allowed
            start_time: 2026-05-01T08:00:30+02:00
            crs: EPSG:4326
            locate: {tolerance: 1 km, allow_auto_relocate: false, skip_invalid: false}
            barriers:
              polygons:
                - {id: 7, name: Pool, at: [7.42, 43.73], buffer: 500 m}
                - wkt: POLYGON ((0 0, 1 0, 1 1, 0 0))
                - geometry: {type: Polygon, coordinates: [[[0, 0], [1.5, 0], [1, 1], [0, 0]]]}
            stops:
              - {id: 12, name: Casino, at: [7.4285, 43.7392], route: A, sequence: 2, service: 5}
              - {wkt: POINT (7.42 43.73)}
            find_best_sequence: true
            preserve_first_stop: false
            preserve_last_stop: false
            directions: {units: imperial}
            outputs: {geometry: straight, formats: [csv], crs: "EPSG:25832", traversed_edges: true}
            """)
        #expect(reading.rendered == "")
        let job = try #require(reading.job)
        let travel = try #require(reading.travel)
        let route = try #require(reading.route)
        #expect(travel.network.value == "monaco" && job.name?.value == "Tour" && travel.travelMode?.value == "foot")
        #expect(travel.impedance.value == "length" && travel.uTurns == .notAllowed && travel.crs?.value == "EPSG:4326")
        #expect(travel.startTime?.value.offsetMinutes == 120 && travel.startTime?.value.second == 30)
        #expect(travel.locate.tolerance.millimetres == 1_000_000 && !travel.locate.skipInvalid)
        #expect(reading.barriers.count == 3 && reading.barriers[0].id?.value == "7")
        #expect(reading.barriers[0].buffer?.value.millimetres == 500_000)
        #expect(reading.stops.count == 2 && reading.stops[0].id?.value == "12")
        #expect(reading.stops[0].sequence?.value == 2 && reading.stops[0].visit.service.milliseconds == 300_000)
        #expect(reading.stops[1].mark.description == "job.yaml:18:5")
        #expect(route.findBestSequence && !route.preserveFirstStop && !route.preserveLastStop && !route.returnToStart)
        #expect(route.directions?.units == .imperial && route.directions?.language.value == "en")
        #expect(
            route.outputs.geometry == .straight && route.outputs.formats.value == [.csv] && route.outputs.traversedEdges
        )
        guard case .geoJSON(let geometry) = reading.barriers[2].place else { return #expect(Bool(false)) }
        #expect(
            geometry.value.written() == #"{"type":"Polygon","coordinates":[[[0,0],[1.5,0],[1,1],[0,0]]]}"#)
    }

    @Test("has defaults, which are effective values, too")
    func defaults() {
        let reading = Reading("job: route\nnetwork: monaco\nstops: {at: [7.42, 43.73], name: Home}\n")
        #expect(
            reading.effective == [
                #"job = "route" (job)"#, #"network = "monaco" (job)"#, #"impedance = "time" (built in)"#,
                #"locate.tolerance = "500 m" (built in)"#, "locate.allow_auto_relocate = true (built in)",
                "locate.skip_invalid = true (built in)", #"stops[1].name = "Home" (job)"#,
                "stops[1].at = [7.42,43.73] (job)", #"stops[1].type = "stop" (built in)"#,
                #"stops[1].service = "0 min" (built in)"#,
                "find_best_sequence = false (built in)", "preserve_first_stop = true (built in)",
                "preserve_last_stop = true (built in)", "return_to_start = false (built in)",
                "use_time_windows = true (built in)",
                #"directions.units = "metric" (built in)"#, #"directions.language = "en" (built in)"#,
                #"outputs.geometry = "true_shape" (built in)"#, #"outputs.simplify = "0 m" (built in)"#,
                #"outputs.formats = ["geojson","csv"] (built in)"#, #"outputs.csv.formulas = "keep" (built in)"#,
                "outputs.traversed_edges = false (built in)",
                "outputs.gpx = false (built in)",
            ])
    }

    @Test("takes no directions where they are none, in quotes or without", arguments: ["none", "\"none\"", "'none'"])
    func noDirections(_ none: String) {
        let reading = Reading(routeJob("directions: \(none)"))
        #expect(reading.route.map { $0.directions == nil } == true)
        #expect(reading.effective.contains(#"directions = "none" (job)"#))
    }

    @Test("that returns to its start does not keep its last stop")
    func returnToStart() {
        let reading = Reading(routeJob("return_to_start: true"))
        #expect(reading.route?.preserveLastStop == false && reading.route?.returnToStart == true)
        #expect(reading.effective.contains("preserve_last_stop = false (built in)"))
        #expect(
            Reading(routeJob("preserve_last_stop: true\nreturn_to_start: true")).rendered == """
                job.yaml:5:18: error: 'preserve_last_stop: true' and 'return_to_start: true' contradict each other
                return_to_start: true
                                 ^~~~
                help: a route that returns to its start has no other last stop

                """)
    }

    @Test("may hold several jobs, each with a name")
    func several() {
        let two = Reading("name: A\n" + routeJob() + "---\nname: B\n" + routeJob())
        #expect(two.rendered == "" && two.documents.count == 2)
        let nameless = Reading("name: A\n" + routeJob() + "---\n" + routeJob())
        #expect(
            nameless.headlines == [
                "job.yaml:7:1: error: the key 'name' is missing: each job of several in a file needs one"
            ])
        guard case .job = nameless.documents[0], case .invalid(let job) = nameless.documents[1], job.name == nil else {
            return #expect(Bool(false), "the first document is a job, the second is invalid")
        }
    }

    @Test(
        "without a job key is told from a slip",
        arguments: [
            ("a: 1", nil), ("", nil), ("- a", nil), ("text", nil), ("jobs: {build: {}}", nil), ("jobs: 4", nil),
            ("jbo: route\nnetwork: a", "job.yaml:1:1: error: there is no key 'job', but 'jbo'"),
            ("Job: route", "job.yaml:1:1: error: there is no key 'job', but 'Job'"),
            ("network: a\nstops: []", "job.yaml:1:1: error: the key 'job' is missing"),
            ("network: a\nfacilities: []", "job.yaml:1:1: error: the key 'job' is missing"),
            ("network: a\ntrace_type: connected", "job.yaml:1:1: error: the key 'job' is missing"),
            ("network: a\nstarting_locations: []", "job.yaml:1:1: error: the key 'job' is missing"),
            ("source: a.gpkg\nrelationship: Owns", "job.yaml:1:1: error: the key 'job' is missing"),
            ("network: a", nil), ("source: a.gpkg", nil),
        ])
    func discovery(_ text: String, _ headline: String?) {
        let reading = Reading(text)
        #expect(reading.headlines == (headline.map { [$0] } ?? []))
        switch reading.documents.first {
        case .ignored(let reason): #expect(headline == nil && reason == "no job key")
        case .invalid: #expect(headline != nil)
        case .unread, .job, nil: #expect(Bool(false))
        }
    }

    @Test("whose name is empty has none", arguments: ["${env:NAME}", "''"])
    func emptyName(_ name: String) {
        let reading = Reading(routeJob("name: \(name)"), environment: ["NAME": ""])
        guard case .invalid(let job)? = reading.documents.first, job.name == nil else {
            return #expect(Bool(false), "the job has an empty name")
        }
    }

    @Test("without a kind is told which it may be")
    func kind() {
        #expect(Reading("network: a\nfacilities: []").rendered.contains("'job: service_area'"))
        #expect(Reading("source: a\nrelated_fields: []").rendered.contains("'job: related_records'"))
    }

    @Test("with a mistake in its YAML does not run, and its neighbours do")
    func unsound() {
        let job = "stops: [{at: [1, 2]}]\njob: route\n"
        for mistake in ["network: a\nnetwork: b", "network: a\ndescription: *x", "network: a\nlocate: {<<: 5}"] {
            let reading = Reading("name: A\n\(mistake)\n\(job)---\nname: B\nnetwork: a\n\(job)")
            #expect(reading.headlines.count == 1 && reading.documents.count == 2)
            guard case .invalid(let job) = reading.documents[0], job.name == "A", case .job = reading.documents[1]
            else {
                return #expect(Bool(false), "\(mistake)")
            }
        }
    }

    @Test("with a document that YAML cannot read has a job that fails, whatever it was meant to be")
    func unsoundStranger() {
        let reading = Reading("&a\nname: A\n" + routeJob() + "---\n<<: *a\nname: B\n")
        #expect(reading.headlines.count == 1 && reading.documents.count == 2)
        guard case .job = reading.documents[0], case .invalid(let job) = reading.documents[1], job.name == "B" else {
            return #expect(Bool(false), "\(reading.documents)")
        }
        guard case .ignored = Reading("a: *x\n").documents[0] else { return #expect(Bool(false), "no job file") }
    }

    @Test("ends in as many lines of dashes as somebody likes")
    func emptyDocuments() {
        let reading = Reading("name: A\n" + routeJob() + "---\n# nothing\n---\n")
        #expect(reading.rendered == "" && reading.documents.count == 1)
    }

    @Test("cut off in its middle still tells the mistakes before")
    func cutOff() {
        let reading = Reading("name: A\n" + routeJob("spots: 1") + "---\nname: [")
        #expect(reading.documents.count == 2 && reading.headlines.count == 2)
        #expect(reading.headlines[0] == "job.yaml:5:1: error: unknown key 'spots'")
    }

    @Test("that is no YAML from some line on is unread, whatever stands before, and not ignored as well")
    func noYAML() {
        let reading = Reading("bad\njob: rout\n")
        #expect(reading.headlines.count == 1 && reading.headlines[0].hasPrefix("job.yaml:2:4: error: this is not YAML"))
        guard reading.documents.count == 1, case .unread = reading.documents[0] else {
            return #expect(Bool(false), "\(reading.documents)")
        }
    }
}
