import Testing

@Suite("A stop that names no route, where others do")
struct UnassignedStopTests {
    @Test("stands in stops.csv with the status invalid_field, and is a warning")
    func invalidField() throws {
        let stops = """
            job: route
            network: town
            travel_mode: car
            stops:
              - {route: North, name: A, at: \(GridTown.place(0, 0))}
              - {name: Nobody's, at: \(GridTown.place(1, 1))}
              - {route: North, name: B, at: \(GridTown.place(2, 2))}

            """
        let project = try GridTown.project(["a.yaml": stops])
        #expect(try project.run("run", ".").code == 0)
        let rows = try project.outputs().table("a/stops.csv").rows
        #expect(rows.map { $0["name"] } == ["A", "B", "Nobody's"])
        #expect(rows.map { $0["status"] } == ["ok", "ok", "invalid_field"])
        #expect(rows.map { $0["route"] } == ["North", "North", ""])
        let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: String]]
        #expect(messages?.map { $0["code"] } == ["unassigned_stop"])
    }
}
