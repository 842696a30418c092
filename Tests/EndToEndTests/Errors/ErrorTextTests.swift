import Testing

@Suite("A mistake in a job file is shown with its place and what would be right")
struct ErrorTextTests {
    private func expect(_ job: String, shows text: String) throws {
        let project = try GridTown.project(["a.yaml": job])
        let validated = try project.run("validate", "a.yaml")
        #expect(validated.code == 1)
        #expect(validated.error == text)
        #expect(validated.output == "1 job, 1 mistake\n")
        let run = try project.run("run", "a.yaml")
        #expect(run.code == 1)
        #expect(run.error.hasPrefix(text))
        #expect(run.error.dropFirst(text.count).hasPrefix("[1/1] a invalid: a.yaml:"))
        #expect(project.outputs().jobs == [])
    }

    @Test("a key given twice")
    func duplicate() throws {
        try expect(
            jobText("network: town\n"),
            shows: """
                a.yaml:5:1: error: the key 'network' stands here a second time
                network: town
                ^~~~~~~
                help: it was first given in line 2

                """)
    }

    @Test("a key that there is none of")
    func unknownKey() throws {
        try expect(
            jobText("find_best_sequense: true\n"),
            shows: """
                a.yaml:5:1: error: unknown key 'find_best_sequense'
                find_best_sequense: true
                ^~~~~~~~~~~~~~~~~~
                help: did you mean 'find_best_sequence'?

                """)
    }

    @Test("a value of the wrong type")
    func type() throws {
        try expect(
            jobText("find_best_sequence: yes\n"),
            shows: """
                a.yaml:5:21: error: expected true or false, not the text 'yes'
                find_best_sequence: yes
                                    ^~~
                help: write true; in YAML 1.2 this is a text

                """)
    }

    @Test("a unit that measures something else")
    func unit() throws {
        try expect(
            jobText("locate: {tolerance: 5 min}\n"),
            shows: """
                a.yaml:5:21: error: '5 min' is not a length: 'min' measures a duration
                locate: {tolerance: 5 min}
                                    ^~~~~
                help: write a length such as '500 m'; units: mm, cm, m, km, ft, yd, mi; a bare number is in m

                """)
    }

    @Test("a latitude that is none")
    func latitude() throws {
        try expect(
            jobText(stops: "[{at: [9, 95]}, {at: [9.001, 50.001]}]"),
            shows: """
                a.yaml:4:14: error: the latitude 95 is beyond 90 degrees
                stops: [{at: [9, 95]}, {at: [9.001, 50.001]}]
                             ^
                help: longitude comes first: did you mean [95, 9]?

                """)
    }

    @Test("a network that there is none of")
    func network() throws {
        try expect(
            jobText(network: "twon"),
            shows: """
                a.yaml:2:10: error: there is no network 'twon'
                network: twon
                         ^~~~
                help: did you mean 'town'?

                """)
    }

    @Test("a travel mode that there is none of")
    func mode() throws {
        try expect(
            jobText(mode: "cra"),
            shows: """
                a.yaml:3:14: error: there is no travel mode 'cra'
                travel_mode: cra
                             ^~~
                help: did you mean 'car'?

                """)
    }

    @Test("a misspelt first key")
    func nearMiss() throws {
        try expect(
            "jbo: route\nnetwork: town\n",
            shows: """
                a.yaml:1:1: error: there is no key 'job', but 'jbo'
                jbo: route
                ^~~
                help: did you mean 'job'?

                """)
    }

    @Test("text that is no YAML")
    func syntax() throws {
        try expect(
            "job: route\nnetwork: town\n\tstops: []\n",
            shows: "a.yaml:3:1: error: a tab cannot indent YAML\n stops: []\n^\nhelp: use spaces\n")
    }

    @Test("a polygon that crosses itself")
    func polygon() throws {
        try expect(
            jobText("barriers: {polygons: {wkt: \"POLYGON ((0 0, 1 1, 1 0, 0 1, 0 0))\"}}\n"),
            shows: """
                a.yaml:5:28: error: the polygon is not valid: Self-intersection at [0.5, 0.5]
                barriers: {polygons: {wkt: "POLYGON ((0 0, 1 1, 1 0, 0 1, 0 0))"}}
                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                help: its outline may not cross or touch itself, and holes must lie inside

                """)
    }

    @Test("a coordinate system that there is none of")
    func coordinateSystem() throws {
        let project = try GridTown.project(["a.yaml": jobText("crs: EPSG:99999\n")])
        let ended = try project.run("validate", ".")
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix("./a.yaml:5:6: error: "))
        #expect(ended.error.contains("EPSG:99999"))
        #expect(ended.error.contains("\ncrs: EPSG:99999\n     ^~~~~~~~~~\nhelp: name a system such as EPSG:4326 or "))
    }
}
