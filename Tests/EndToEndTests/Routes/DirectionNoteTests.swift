import Testing

@Suite("What directions note on arrivals")
struct DirectionNoteTests {
    @Test("how long one waits for a time window to open, and how long it has been closed")
    func times() throws {
        let job = """
            job: route
            network: town
            travel_mode: car
            start_time: 2026-05-01T08:00
            stops:
              - {at: \(GridTown.place(0, 0))}
              - {name: Early, at: \(GridTown.place(2, 0)), time_window: ["08:30", "09:00"]}
              - {name: Late, at: \(GridTown.place(2, 2)), time_window: ["07:00", "08:10"]}
            """
        let project = try GridTown.project(["job.yaml": job])
        try project.write(
            "networks: {town: {time_zone: Europe/Berlin, streets: {source: town.osm, travel_modes: [car]}}}\n",
            to: "arterial.yaml")
        #expect(try project.run("run", "job.yaml").code == 0)
        let rows = try project.outputs().table("job/directions.csv").rows
        let notes = rows.filter { $0["maneuver"]?.hasPrefix("arrive") == true }.map { $0["note"] ?? "" }
        #expect(notes.count == 2 && notes[0].hasPrefix("wait 29 min") && notes[1].hasSuffix(" late"), "\(notes)")
        let text = try project.outputs().text("job/directions.txt")
        #expect(text.contains("(wait 29 min") && text.contains("late)"), "\(text)")
    }
}
