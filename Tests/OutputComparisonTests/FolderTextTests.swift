import Testing

@testable import OutputComparison

@Suite("Two folders of outputs")
struct FolderTextTests {
    private static let record = "{\"job\": \"a\"}"

    @Test("are compared job by job")
    func jobs() throws {
        let files = try OutputFiles(
            old: ["a/job.json": Self.record, "b/job.json": Self.record, "run.json": "1", ".tmp/job.json": ""],
            new: ["a/job.json": Self.record, "c/job.json": Self.record, "run.json": "2", "notes/x": ""])
        #expect(
            try files.text() == """
                b: only in OLD
                c: only in NEW
                ignored: new/notes
                3 jobs: 1 equal, 1 only in OLD, 1 only in NEW

                """)
    }

    @Test("tell values and messages that are the same but for their form of Unicode, in bytes alike letters")
    func unicode() throws {
        func record(_ letter: String) -> String {
            """
            {"job": "a", "parameters": {"name": {"value": "Caf\(letter)", "from": "job"}},
             "messages": [{"severity": "warning", "code": "moved", "text": "Caf\(letter) was moved"}]}
            """
        }
        let files = try OutputFiles(
            old: ["a/job.json": record("\u{E9}")], new: ["a/job.json": record("e\u{301}")])
        #expect(
            try files.text().utf8.elementsEqual(
                """
                a: different
                  parameter name: "Caf\u{E9}" -> "Cafe\u{301}"
                  - warning: Caf\u{E9} was moved
                  + warning: Cafe\u{301} was moved
                1 job: 1 different

                """.utf8))
    }

    @Test("tell what went into a job, its messages, and what has no table")
    func record() throws {
        let old = """
            {"job": "a", "network": {"digest": "1"}, "inputs": [{"source": "x.csv", "digest": "3"}],
             "parameters": {"breaks": {"value": [3, 8], "from": "job"}, "impedance": {"value": "time", "from": "job"}},
             "statuses": {"stops.ok": 2}, "counts": {"pairs": 4, "stops": 2},
             "messages": [{"severity": "warning", "code": "moved", "text": "A was moved"}],
             "key": {"digest": "5"}, "libraries": {"geos": "3.11"}, "arterial": "0.1.0"}
            """
        let new = """
            {"job": "a", "network": {"digest": "2"}, "inputs": [{"source": "x.csv", "digest": "4"}],
             "parameters": {"breaks": {"value": [3, 9], "from": "job"},
              "impedance": {"value": "time", "from": "built in"}, "trim": {"value": "50 m", "from": "job"}},
             "statuses": {"stops.ok": 3}, "counts": {"pairs": 5, "stops": 3}, "messages": [],
             "key": {"digest": "6"}, "libraries": {"geos": "3.12"}, "arterial": "0.1.0"}
            """
        let stops = "id\n1\n"
        let files = try OutputFiles(
            old: ["a/job.json": old, "a/stops.csv": stops], new: ["a/job.json": new, "a/stops.csv": stops])
        #expect(
            try files.text() == """
                a: different
                  network.digest: "1" -> "2"
                  input x.csv: "3" -> "4"
                  parameter breaks: [3,8] -> [3,9]
                  parameter impedance: "time" -> "time" (built in)
                  parameter trim: nothing -> "50 m"
                  pairs 4 -> 5 (+1, +25.00 %)
                  - warning: A was moved
                made by other versions: geos: "3.11" -> "3.12" (1 job)
                1 job: 1 different

                """)
        #expect(try files.text("pairs=1", "messages=1").hasPrefix("a: within thresholds\n"))
        #expect(try files.text("pairs=1").hasPrefix("a: different\n"))
    }

    @Test("made by other versions alone are no different")
    func versions() throws {
        let files = try OutputFiles(
            old: ["a/job.json": "{\"job\": \"a\", \"arterial\": \"0.1.0\", \"key\": {\"digest\": \"1\"}}"],
            new: ["a/job.json": "{\"job\": \"a\", \"arterial\": \"0.2.0\", \"key\": {\"digest\": \"2\"}}"])
        #expect(
            try files.text() == """
                made by other versions: arterial: "0.1.0" -> "0.2.0" (1 job)
                1 job: 1 equal but for versions

                """)
    }

    @Test("tell of other files by their lines, and once what several files say")
    func documents() throws {
        func files(_ text: String, _ time: String) -> [String: String] {
            [
                "a/job.json": Self.record, "a/directions.txt": text, "a/picture.bin": time,
                "a/routes.csv": "name,total_time\nA,\(time)\n",
                "a/routes.geojson": """
                {"features": [{"properties": {"name": "A", "total_time": \(time)}, "geometry": null}]}
                """,
            ]
        }
        #expect(
            try OutputFiles(old: files("go\nstop\n", "1"), new: files("go\nturn\nstop\n", "2")).text() == """
                a: different
                  routes.geojson: 1 changed, 1 -> 1 rows
                    ~ name A
                        total_time 1 -> 2 (+1, +100.00 %)
                  directions.txt: 0 lines only in OLD, 1 only in NEW
                  picture.bin: different bytes
                1 job: 1 different

                """)
    }

    @Test("tell of each table, also where all that is different in one is so in another")
    func alike() throws {
        func files(_ columns: String) -> [String: String] {
            ["a/job.json": Self.record, "a/barriers.csv": "\(columns)\n", "a/routes.csv": "\(columns)\n"]
        }
        #expect(
            try OutputFiles(old: files("name"), new: files("name,note")).text() == """
                a: different
                  barriers.csv: column +note, 0 -> 0 rows
                  routes.csv: column +note, 0 -> 0 rows
                1 job: 1 different

                """)
    }

    @Test(
        "do not fail by directions as text where a table of them is within thresholds",
        arguments: ["directions", "directions_points"])
    func directions(_ table: String) throws {
        func files(_ text: String, _ length: String) -> [String: String] {
            [
                "a/job.json": Self.record, "a/directions.txt": text,
                "a/\(table).geojson": """
                {"features": [{"properties": {"route": "A", "step": 1, "length": \(length)}, "geometry": null}]}
                """,
            ]
        }
        let files = try OutputFiles(old: files("go 5 m\n", "5"), new: files("go 6 m\n", "6"))
        #expect(try files.text("*=2").hasPrefix("a: within thresholds\n"))
        #expect(try files.text("*=0.5").hasPrefix("a: different\n"))
    }

    @Test("fail where only one has a file, whatever the thresholds")
    func missing() throws {
        let files = try OutputFiles(
            old: ["a/job.json": Self.record, "a/routes.csv": "name,n\nA,1\n"],
            new: ["a/job.json": Self.record, "a/stops.csv": "id,n\nA,1\n"])
        #expect(
            try files.text("n=100%") == """
                a: different
                  routes.csv: only in OLD
                  stops.csv: only in NEW
                1 job: 1 different

                """)
    }

    @Test("may have rows more or less, as far as a threshold says")
    func rows() throws {
        let files = try OutputFiles(
            old: ["a/job.json": Self.record, "a/routes.csv": "name\nA\nB\n"],
            new: ["a/job.json": Self.record, "a/routes.csv": "name\nA\nC\n"])
        #expect(try files.text("rows=2").hasPrefix("a: within thresholds\n"))
        #expect(try files.text("rows=100%").hasPrefix("a: within thresholds\n"))
        #expect(try files.text("rows=1").hasPrefix("a: different\n"))
    }

    @Test("name a file that cannot be read, and go on with the other jobs")
    func damaged() throws {
        let files = try OutputFiles(
            old: ["a/job.json": Self.record, "a/routes.csv": "name\nA\n", "b/job.json": Self.record, "b/x": "1"],
            new: ["a/job.json": Self.record, "a/routes.csv": "name\nA,B\n", "b/job.json": Self.record, "b/x": "2"])
        #expect(
            try files.text() == """
                a: unreadable
                  new/a/routes.csv: line 2: 2 cells, where the head has 1
                b: different
                  x: different bytes
                2 jobs: 1 different, 1 unreadable

                """)
    }

    @Test("have what a threshold names, or the nearest name is told")
    func unknown() throws {
        let file = ["a/job.json": Self.record, "a/routes.csv": "name,area_m2\nA,1\n"]
        let files = try OutputFiles(old: file, new: file)
        #expect(
            try files.text("aera_m2=1%") == """
                the threshold 'aera_m2=1%' names no column of numbers: did you mean 'area_m2'? there are area_m2, messages, rows
                1 job: 1 equal

                """)
        #expect(try files.text("area_m2=1%", "rows=1") == "1 job: 1 equal\n")
    }

    @Test(
        "that are equal have sizes of geometries for thresholds, in CSV of any coordinate system too",
        arguments: ["moved=5", "length=1%"])
    func sizes(_ threshold: String) throws {
        let record = """
            {"job": "a", "parameters": {"outputs.crs": {"value": "EPSG:25832", "from": "job"}}}
            """
        let file = [
            "a/job.json": record, "a/lines.csv": "id,geometry\nA,\"LINESTRING (500000 5500000, 500100 5500000)\"\n",
        ]
        #expect(try OutputFiles(old: file, new: file).text(threshold) == "1 job: 1 equal\n")
    }

    @Test("are no such folders where nothing of a job is in them")
    func refused() throws {
        let files = try OutputFiles(old: ["a/x": ""], new: ["job.json": Self.record])
        #expect(
            throws: OutputFault(files.old, "it is no folder of outputs: neither it nor a folder in it has a job.json")
        ) { try FolderComparison(old: files.old, new: files.new) }
    }

    @Test("are both of one job or of many")
    func mixed() throws {
        let files = try OutputFiles(old: ["a/job.json": Self.record], new: ["job.json": Self.record])
        #expect(throws: OutputFault(files.new, "it is the folder of one job, and \(files.old) is one of many jobs")) {
            try FolderComparison(old: files.old, new: files.new)
        }
    }
}
