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
        #expect(
            ended.output.contains("no street of the network has the tag 'colour', which locate.where asks for"),
            "\(ended.output)")
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
