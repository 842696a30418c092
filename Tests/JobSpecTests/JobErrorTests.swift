import Testing

@testable import JobSpec

@Suite("Mistakes in a job file")
struct JobErrorTests {
    @Test("are all reported at once, in the order of the file")
    func all() {
        let reading = Reading(
            """
            job: route
            nework: monaco
            stpos:
              - {at: [7.42, 43.73]}
            find_best_sequence: yes
            locate: {tolerance: 5 min}
            outputs: {geometry: true_shap, formats: []}
            """)
        #expect(
            reading.rendered == """
                job.yaml:2:1: error: unknown key 'nework'
                nework: monaco
                ^~~~~~
                help: did you mean 'network'?
                job.yaml:3:1: error: unknown key 'stpos'
                stpos:
                ^~~~~
                help: did you mean 'stops'?
                job.yaml:5:21: error: expected true or false, not the text 'yes'
                find_best_sequence: yes
                                    ^~~
                help: write true; in YAML 1.2 this is a text
                job.yaml:6:21: error: '5 min' is not a length: 'min' measures a duration
                locate: {tolerance: 5 min}
                                    ^~~~~
                help: write a length such as '500 m'; units: mm, cm, m, km, ft, yd, mi; a bare number is in m
                job.yaml:7:21: error: unknown value 'true_shap'
                outputs: {geometry: true_shap, formats: []}
                                    ^~~~~~~~~
                help: did you mean 'true_shape'?
                job.yaml:7:41: error: the list of formats is empty
                outputs: {geometry: true_shap, formats: []}
                                                        ^
                help: name at least one format

                """)
    }

    @Test("tell what cannot be seen in a name by its number")
    func invisible() {
        #expect(
            Reading(routeJob(#"name: "a\tb""#)).headlines == [
                "job.yaml:4:7: error: 'a b' cannot be the name of a folder: it holds ' ' (U+0009)"
            ])
    }

    @Test("that are missing keys point at the mapping")
    func missing() {
        #expect(
            Reading("job: route\n").rendered == """
                job.yaml:1:1: error: the key 'network' is missing
                job: route
                ^
                job.yaml:1:1: error: the key 'stops' is missing
                job: route
                ^

                """)
    }

    static let faults: [(String, String)] = [
        ("job: rout\nnetwork: a\nstops: []", "job.yaml:1:6: error: unknown value 'rout'"),
        ("job: trace\nnetwork: a", "job.yaml:1:1: error: the key 'trace_type' is missing"),
        (
            "job: 5",
            "job.yaml:1:6: error: expected one of 'route', 'service_area', 'trace' or 'related_records', not the number 5"
        ),
        (routeJob(stops: "[]"), "job.yaml:3:8: error: the list of stops is empty"),
        (routeJob(stops: "none"), "job.yaml:3:8: error: the key 'stops' is missing: it cannot be none"),
        (routeJob(stops: "5"), "job.yaml:3:8: error: expected a list of stops, not the number 5"),
        (routeJob(stops: "[5]"), "job.yaml:3:9: error: expected a stop, not the number 5"),
        (routeJob(stops: "[{name: A}]"), "job.yaml:3:9: error: one of 'at', 'wkt' or 'geometry' is missing"),
        (
            routeJob(stops: "{at: [1, 2], wkt: POINT (1 2)}"),
            "job.yaml:3:21: error: 'at' and 'wkt' exclude each other"
        ),
        (
            routeJob(stops: "{at: [1]}"),
            "job.yaml:3:13: error: expected a position [longitude, latitude], not a list of 1"
        ),
        (
            routeJob(stops: "{at: 1}"),
            "job.yaml:3:13: error: expected a position [longitude, latitude], not the number 1"
        ),
        (routeJob(stops: "{name: ' ', at: [1, 2]}"), "job.yaml:3:15: error: the name is empty"),
        (routeJob(stops: "{at: [1, .inf]}"), "job.yaml:3:17: error: '.inf' is not a finite number"),
        (routeJob(stops: "{at: [1, north]}"), "job.yaml:3:17: error: expected a number, not the text 'north'"),
        (
            routeJob(stops: "{at: [1, 2], sequence: 0}"),
            "job.yaml:3:31: error: expected a whole number from 1, not the number 0"
        ),
        (
            routeJob(stops: "{at: [1, 2], sequence: 1.5}"),
            "job.yaml:3:31: error: expected a whole number from 1, not the number 1.5"
        ),
        (
            routeJob(stops: "{at: [1, 2], service: -1 min}"),
            "job.yaml:3:30: error: '-1 min' is negative; a duration here is zero or more"
        ),
        (
            routeJob(stops: "{geometry: {type: Point, coordinates: [.nan, 1]}}"),
            "job.yaml:3:47: error: '.nan' is not a finite number"
        ),
        (
            routeJob(stops: "{at: [1, 2], name: true}"),
            "job.yaml:3:27: error: expected a text or a number, not true"
        ),
        (
            routeJob("start_time: now"),
            "job.yaml:4:13: error: 'now' is refused: the same job must give the same bytes"
        ),
        (
            routeJob("start_time: 2026-02-29T08:00"),
            "job.yaml:4:13: error: '2026-02-29T08:00' is not a date and a time of day"
        ),
        (
            routeJob("start_time: 9999-01-01T08:00"),
            "job.yaml:4:13: error: '9999-01-01T08:00' is too late for a journey to begin"
        ),
        (routeJob("start_time: 08:00"), "job.yaml:4:13: error: '08:00' is not a date and a time of day"),
        (routeJob("description: 5"), "job.yaml:4:14: error: expected a text, not the number 5"),
        (routeJob("name: a/b"), "job.yaml:4:7: error: 'a/b' cannot be the name of a folder: it holds '/'"),
        (routeJob("name: .."), "job.yaml:4:7: error: '..' cannot be the name of a folder: it begins with a dot"),
        (
            routeJob("name: Con.x"),
            "job.yaml:4:7: error: 'Con.x' cannot be the name of a folder: Windows keeps it for a device"
        ),
        (routeJob("barriers: {areas: []}"), "job.yaml:4:12: error: unknown key 'areas'"),
        (routeJob("barriers: {polygons: {at: [1, 2]}}"), "job.yaml:4:23: error: 'at' needs 'buffer' beside it"),
        (
            routeJob("barriers: {polygons: {at: [1, 2], buffer: 0 m}}"),
            "job.yaml:4:43: error: '0 m' is not more than zero"
        ),
        (
            routeJob("barriers: {polygons: [use: floods]}"),
            "job.yaml:4:28: error: the project file has no definition 'floods'"
        ),
        (routeJob("directions: {language: ''}"), "job.yaml:4:24: error: the name of a language is empty"),
        (routeJob("outputs: {formats: [csv, csv]}"), "job.yaml:4:20: error: a format is named twice"),
        (routeJob("outputs: {formats: [xml]}"), "job.yaml:4:21: error: unknown value 'xml'"),
        (
            routeJob("outputs: {formats: csv}"),
            "job.yaml:4:20: error: expected a list of formats, not the text 'csv'"
        ),
        (routeJob("locate: nothing"), "job.yaml:4:9: error: expected a mapping, not the text 'nothing'"),
        (routeJob("locate:"), "job.yaml:4:8: error: expected a mapping, not nothing"),
    ]

    @Test("have their sentence", arguments: faults)
    func sentence(_ text: String, _ headline: String) {
        let reading = Reading(text)
        #expect(reading.headlines == [headline])
        #expect(reading.job == nil)
    }

    @Test("are said once, though two aliases name their place")
    func once() {
        let reading = Reading(routeJob(stops: "[&a {at: [1, x]}, *a]"))
        #expect(reading.headlines == ["job.yaml:3:21: error: expected a number, not the text 'x'"])
    }

    @Test("of all files stand by file and place")
    func files() {
        let diagnostics = Diagnostics()
        for name in ["b.yaml", "a.yaml"] {
            _ = JobFile.decode(SourceFile(name: name, text: "job: x\nb: [\n"), project: nil, diagnostics)
            _ = JobFile.decode(SourceFile(name: name, text: "job: x\n"), project: nil, diagnostics)
        }
        #expect(
            diagnostics.sorted.map { $0.mark?.description ?? "" } == [
                "a.yaml:1:6", "a.yaml:3:1", "b.yaml:1:6", "b.yaml:3:1",
            ])
    }
}
