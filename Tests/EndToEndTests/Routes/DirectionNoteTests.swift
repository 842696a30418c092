import Testing

@Suite("What directions note on arrivals")
struct DirectionNoteTests {
    /// The notes on arrivals at stops, and the text.
    private func notes(start: String, _ stops: String) throws -> (notes: [String], text: String) {
        let job = "job: route\nnetwork: town\ntravel_mode: car\nstart_time: \(start)\nstops:\n\(stops)"
        let project = try GridTown.project(["job.yaml": job])
        try project.write(
            "networks: {town: {time_zone: Europe/Berlin, streets: {source: town.osm, travel_modes: [car]}}}\n",
            to: "arterial.yaml")
        #expect(try project.run("run", "job.yaml").code == 0)
        let rows = try project.outputs().table("job/directions.csv").rows
        let arrivals = rows.filter { $0["maneuver"]?.hasPrefix("arrive") == true }
        return (arrivals.map { $0["note"] ?? "" }, try project.outputs().text("job/directions.txt"))
    }

    @Test("how long one waits for a time window to open, and how long it has been closed")
    func times() throws {
        let (notes, text) = try notes(
            start: "2026-05-01T08:00",
            """
              - {at: \(GridTown.place(0, 0))}
              - {name: Early, at: \(GridTown.place(2, 0)), time_window: ["08:30", "09:00"]}
              - {name: Late, at: \(GridTown.place(2, 2)), time_window: ["07:00", "08:10"]}
            """)
        #expect(notes.count == 2 && notes[0].hasPrefix("wait 29 min") && notes[1].hasSuffix(" late"), "\(notes)")
        #expect(text.contains("(wait 29 min") && text.contains("late)"), "\(text)")
    }

    @Test("a lateness of less than a second, as the warning does")
    func moment() throws {
        let (notes, _) = try notes(
            start: "2026-05-01T08:00",
            """
              - {name: Depot, at: \(GridTown.place(0, 0)), service: 1 ms}
              - {name: Shop, at: \(GridTown.place(0, 0)), time_window: ["07:10", "08:00"]}
            """)
        #expect(notes == ["", "1 s late"], "\(notes)")
    }

    @Test("how late one is at the first stop")
    func firstStop() throws {
        let (notes, text) = try notes(
            start: "2026-05-01T09:00",
            """
              - {name: Depot, at: \(GridTown.place(0, 0)), time_window: ["08:00", "08:30"]}
              - {name: Shop, at: \(GridTown.place(2, 0))}
            """)
        #expect(notes.count == 2 && notes[0] == "30 min 00 s late", "\(notes)")
        #expect(text.contains("Arrive at Depot\n           (30 min 00 s late)\n"), "\(text)")
    }
}
