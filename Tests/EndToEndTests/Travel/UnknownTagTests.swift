import Testing

@Suite("Streets that places are put on")
struct UnknownTagTests {
    /// A run of a job whose places are put on streets that meet a condition.
    private func run(_ condition: String) throws -> Arterial.Ended {
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {town: {streets: {source: town.osm, travel_modes: [car]}}}\n",
            "town.osm": GridTown(size: 3).osm,
            "job.yaml": """
            job: route
            network: town
            locate: {where: \(condition)}
            stops: [{at: [9.0, 50.0]}, {at: [9.001, 50.001]}]

            """,
        ])
        return try project.run("run", "job.yaml")
    }

    @Test("that must have a tag which the network does not know are none, and the job says why")
    func unknown() throws {
        let ended = try run("{colour: [red]}")
        #expect(ended.code == 1)
        #expect(ended.output.contains("the network keeps no tag 'colour' of its streets, which locate.where asks for"))
        #expect(ended.output.contains("it keeps names and what its travel modes ask for, highway, name"), "\(ended)")
    }

    @Test("of none that runs in the bearing of a place, that is said")
    func bearing() throws {
        let project = try GridTown.project([
            "job.yaml": """
            job: route
            network: town
            locate: {tolerance: 30 m}
            stops:
              - {name: Mill, at: [9.0005, 50.0001], bearing: {degrees: 45, tolerance: 10}}
              - {at: [9.001, 50.001]}
              - {at: [9.0, 50.0]}
            """
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(
            ended.output.contains("Mill is not located: no street that car may use runs in its bearing within 30 m"),
            "\(ended)")
    }

    @Test("are chosen by the tags called so of a network of layers")
    func tagsOfLayers() throws {
        func street(_ name: String, _ latitude: Double) -> String {
            #"{"type": "Feature", "properties": {"label": "\#(name)", "hw": "residential"}, "geometry": {"type": "LineString", "#
                + #""coordinates": [[9, \#(latitude)], [9.002, \#(latitude)]]}}"#
        }
        let project = try TemporaryProject([
            "arterial.yaml": """
            networks:
              town: {streets: {source: s.geojson, fields: {tags: {highway: hw, name: label}}, travel_modes: [car]}}
            """,
            "s.geojson": #"{"type": "FeatureCollection", "features": ["# + street("Main", 50) + ", "
                + street("Side", 50.001)
                + "]}",
            "job.yaml": """
            job: route
            network: town
            locate: {where: {name: [Main]}}
            stops: [{at: [9.0005, 50.0006]}, {at: [9.0015, 50.0006]}]
            """,
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0 && !ended.output.contains("no street of the network"), "\(ended)")
    }

    @Test("are chosen by their names, too")
    func names() throws {
        let ended = try run("{name: [Column 1]}")
        #expect(ended.code == 0 && !ended.output.contains("warning"), "\(ended)")
        #expect(ended.output.contains("1 route, 2 stops"))
        let mistyped = try run("{name: [Colum 1, Column 1]}")
        #expect(mistyped.output.contains("no street of the network has 'name: Colum 1'"), "\(mistyped)")
        #expect(mistyped.output.contains("did you mean 'Column 1'?"))
        #expect(try run("{name: [Row 7]}").code == 1)
    }

    @Test("that must have a value which no street has are none, and a warning says which was meant")
    func unknownValue() throws {
        let ended = try run("{highway: [residental, any]}")
        #expect(ended.code == 0)
        #expect(
            ended.output.contains(
                "warning: no street of the network has 'highway: residental', which locate.where asks for; "
                    + "did you mean 'residential'?"), "\(ended.output)")
    }
}
