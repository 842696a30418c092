import Testing

@testable import OutputComparison

@Suite("A difference between tables is told")
struct TableTextTests {
    private static let record = "{\"job\": \"a\"}"

    /// The lines below the job's name.
    private func told(_ file: String, _ old: String, _ new: String, _ threshold: String? = nil) throws -> String {
        let files = try OutputFiles(
            old: ["a/job.json": Self.record, "a/\(file)": old], new: ["a/job.json": Self.record, "a/\(file)": new])
        let text = try threshold.map { try files.text($0) } ?? files.text()
        return text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    }

    @Test(
        "for each kind",
        arguments: [
            (
                "routes.csv", "name,total_time\nA,9.80\n", "name,total_time\nA,12.8\n",
                """
                  routes.csv: 1 changed, 1 -> 1 rows
                    ~ name A
                        total_time 9.80 -> 12.8 (+3.00, +30.61 %)
                """
            ),
            (
                "routes.csv", "name,total_length\nA,1\nB,2\n", "name,total_length\nB,2\nC,3.5\n",
                """
                  routes.csv: 1 removed, 1 added, 2 -> 2 rows
                    - name A: total_length 1
                    + name C: total_length 3.5
                """
            ),
            (
                "stops.csv", "route,id,status,snap_x\nA,1,ok,9.5\n", "route,id,status,snap_x\nA,1,not_located,\n",
                """
                  stops.csv: 1 changed, 1 -> 1 rows
                    ~ route A, id 1
                        status 'ok' -> 'not_located'
                        snap_x 9.5 -> nothing
                """
            ),
            (
                "summary.csv", "source,global_id,isolating,isolating_count,customers\nGas,1,V1;V2,2,0\n",
                "source,global_id,isolating,isolating_count,customers\nGas,1,V1;V2;V3,3,12\n",
                """
                  summary.csv: 1 changed, 1 -> 1 rows
                    ~ source Gas, global_id 1
                        isolating 'V1;V2' -> 'V1;V2;V3'
                        isolating_count 2 -> 3 (+1, +50.00 %)
                        customers 0 -> 12 (+12)
                """
            ),
            (
                "polygons.csv", "id,from_break,to_break,area_m2\nS,0,5,200.0\n",
                "id,from_break,to_break,area_m2\nS,0,6,250.0\n",
                """
                  polygons.csv: 1 changed, 1 -> 1 rows
                    ~ id S, from_break 0, to_break 6
                        to_break 5 -> 6 (+1, +20.00 %)
                        area_m2 200.0 -> 250.0 (+50.0, +25.00 %)
                """
            ),
            (
                "records.csv", "row_id,related_id,old\n1,2,x\n", "row_id,related_id,date\n1,2,y\n",
                "  records.csv: column -old, column +date, 1 -> 1 rows"
            ),
            (
                "records.csv", "row_id,note\n1,x\n", "note,row_id\nx,1\n",
                "  records.csv: columns in another order, 1 -> 1 rows"
            ),
            (
                "routes.csv", "name,stop\nA,caf\u{E9}\n", "name,stop\nA,cafe\u{301}\n",
                """
                  routes.csv: 1 changed, 1 -> 1 rows
                    ~ name A
                        stop 'caf\u{E9}' -> 'cafe\u{301}'
                """
            ),
            ("records.csv", "row_id\n1\n2\n", "row_id\n2\n1\n", "  records.csv: in another order, 2 -> 2 rows"),
            (
                "poems.csv", "line\nO\n", "line\n\u{1B}[31mO\n",
                """
                  poems.csv: 1 changed, 1 -> 1 rows
                    ~ line \u{FFFD}[31mO
                        line 'O' -> '\u{FFFD}[31mO'
                """
            ),
        ])
    func kinds(file: String, old: String, new: String, text: String) throws {
        #expect(try told(file, old, new) == text)
    }

    @Test("for geometries of points, lines and areas")
    func geometries() throws {
        func features(_ kind: String, _ coordinates: String) -> String {
            "{\"features\": [{\"properties\": {\"id\": \"S\"}, \"geometry\": {\"type\": \"\(kind)\", "
                + "\"coordinates\": \(coordinates)}}]}"
        }
        let head = "  barriers.geojson: 1 changed, 1 -> 1 rows\n    ~ id S\n        "
        #expect(
            try told("barriers.geojson", features("Point", "[0, 0]"), features("Point", "[0.001, 0]"))
                == head + "geometry moved 111.3 m")
        #expect(
            try told(
                "barriers.geojson", features("LineString", "[[0, 0], [0.001, 0]]"),
                features("LineString", "[[0, 0], [0.002, 0]]"))
                == head + "geometry length 111.3 -> 222.6, moved 111.3 m at most")
        let ring = "[[[0, 0], [0.001, 0], [0.001, 0.001], [0, 0]]]"
        let wider = "[[[0, 0], [0.002, 0], [0.002, 0.001], [0, 0]]]"
        #expect(
            try told("barriers.geojson", features("Polygon", ring), features("Polygon", wider))
                == head + "geometry area_m2 6154.5 -> 12309.1, 12309.1 (200.00 %) not in common, moved 111.3 m at most")
        #expect(
            try told("barriers.geojson", features("Point", "[0, 0]"), features("Polygon", ring))
                == head + "geometry point -> polygon")
    }

    @Test("with the threshold that it goes beyond")
    func thresholds() throws {
        let (old, new) = ("name,total_time\nA,10\nB,10\n", "name,total_time\nA,11\nB,13\n")
        #expect(
            try told("routes.csv", old, new, "total_time=20%") == """
                  routes.csv: 2 changed, 2 -> 2 rows
                    ~ name A
                        total_time 10 -> 11 (+1, +10.00 %)
                    ~ name B
                        total_time 10 -> 13 (+3, +30.00 %), beyond total_time=20%
                """)
        #expect(
            try told("routes.csv", old, new, "total_*=30%").hasPrefix(
                "  routes.csv: 2 changed, 2 -> 2 rows, within thresholds\n"))
    }

    @Test("as far as rows are asked for, and then by the greatest changes")
    func rows() throws {
        let files = try OutputFiles(
            old: ["job.json": Self.record, "routes.csv": "name,total_time\nA,1\nB,1\nC,1\n"],
            new: ["job.json": Self.record, "routes.csv": "name,total_time\nA,2\nB,5\nC,3\n"])
        #expect(
            try files.text(rows: 1) == """
                a: different
                  routes.csv: 3 changed, 3 -> 3 rows
                    ~ name A
                        total_time 1 -> 2 (+1, +100.00 %)
                    ... and 2 more (--rows shows more)
                    greatest of 3 changes: total_time 1 -> 5 (+4, +400.00 %)
                1 job: 1 different

                """)
    }
}
