import Testing

@Suite("Streets that places are put on")
struct UnknownTagTests {
    @Test("that must have a tag which the network does not know are none, and the job says why")
    func unknown() throws {
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {town: {streets: {source: town.osm, travel_modes: [car]}}}\n",
            "town.osm": GridTown(size: 3).osm,
            "job.yaml": """
            job: route
            network: town
            locate: {where: {colour: [red]}}
            stops: [{at: [9.0, 50.0]}, {at: [9.001, 50.001]}]

            """,
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 1)
        #expect(
            ended.output.contains(
                "no street of the network has the tag 'colour', which locate.where asks for"),
            "\(ended.output)")
    }
}
