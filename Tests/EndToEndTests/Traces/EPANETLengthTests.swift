import Testing

@Suite("Lengths of an EPANET file")
struct EPANETLengthTests {
    @Test("are in metres in every column, function, barrier and path, whatever its units are")
    func metres() throws {
        let project = try TemporaryProject([
            "town.inp": """
            [JUNCTIONS]
            J1 0 0
            J2 0 0
            J3 0 5
            [RESERVOIRS]
            R1 100
            [PIPES]
            P1 R1 J1 1000 12 100 0 Open
            P2 J1 J2 1000 12 100 0 Open
            P3 J2 J3 1000 12 100 0 Open
            [OPTIONS]
            UNITS GPM
            [END]
            """, "arterial.yaml": "networks: {town: {utility: {source: town.inp}}}\n",
            "jobs.yaml": """
            job: trace
            network: town
            name: sum
            trace_type: connected
            starting_locations: {source: Pipe, global_id: P1}
            configuration: {functions: [{function: add, attribute: Shape length}]}
            ---
            job: trace
            network: town
            name: limit
            trace_type: connected
            starting_locations: {source: Pipe, global_id: P1}
            configuration: {function_barriers: [{function: add, attribute: Shape length, greater_than_equal: 600}]}
            ---
            job: trace
            network: town
            name: path
            trace_type: shortest_path
            starting_locations: [{source: Reservoir, global_id: R1}, {source: Junction, global_id: J3}]
            configuration: {shortest_path_attribute: Shape length}
            """,
        ])
        let ended = try project.run("run", "jobs.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let pipes = try #require(try project.outputs().table("sum/summary.csv").rows.first { $0["source"] == "Pipe" })
        #expect(pipes["length"] == "914.400" && pipes["add_Shape length"] == "914.4", "\(pipes)")
        let walked = try project.outputs().table("limit/elements.csv").rows.compactMap { $0["global_id"] }
        #expect(walked.contains("P2") && !walked.contains("P3"), "\(walked)")
        let path = try #require(try project.outputs().table("path/summary.csv").rows.first)
        #expect(path["length"] == "914.400" && path["cost"] == "914.400", "\(path)")
    }
}
