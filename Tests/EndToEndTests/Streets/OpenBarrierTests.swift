import Testing

@Suite("A barrier on a junction")
struct OpenBarrierTests {
    @Test(
        "is opened by any tag that the travel mode names, be it one that no mode asks streets about",
        arguments: [
            ("ref", "7", 0), ("ref", "8", 1), ("name", "7", 0), ("access:conditional", "7", 0),
            ("motor_vehicle:conditional", "8", 1),
        ])
    func opened(_ tag: String, _ value: String, _ code: Int32) throws {
        let town = """
            <osm version="0.6"><node id="1" lat="50" lon="9"/><node id="3" lat="50.003" lon="9.003"/>
            <node id="2" lat="50" lon="9.003"><tag k="barrier" v="bollard"/><tag k="\(tag)" v="\(value)"/></node>
            <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="residential"/></way></osm>
            """
        let project = """
            networks: {town: {streets: {source: town.osm}}}
            travel_modes: {mine: {based_on: car, barriers_open_if: {bollard: {"\(tag)": ["7"]}}}}

            """
        let job = """
            job: route
            network: town
            travel_mode: mine
            stops: [{name: A, at: [9, 50]}, {name: B, at: [9.003, 50.003]}]

            """
        let place = try TemporaryProject(["town.osm": town, "arterial.yaml": project, "a.yaml": job])
        let ended = try place.run("run", "a.yaml")
        #expect(ended.code == code, "\(ended)")
    }
}
