import Testing

/// A street of 1 km, one way from its first end, on which a vehicle of 20 km/h may be walked back at 4.
@Suite("A vehicle that is walked against a one-way street") struct WalkedVehicleTests {
    /// Minutes along the street, or back.
    private func minutes(_ field: String, _ value: String, back: Bool) throws -> Double {
        let street = LayerText.line([(0, 0), (10, 0)], "\"kind\": \"road\", \"ow\": \"FT\", \"own\": \(value)")
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind, oneway: ow, \(field): own}, travel_modes: [m]",
            ["a.geojson": LayerText.collection([street])],
            more: "travel_modes: {m: {speeds: {road: 20}, access: [bicycle, access], oneway_tags: [oneway], "
                + "against_one_ways: {speed: 4}, maxspeed: {use: true}, u_turns: allowed}}\n")
        let stops = [StreetProject.at(1, 0), StreetProject.at(9, 0)]
        return try #require(
            try town.total("total_time", (back ? stops.reversed() : stops).joined(separator: ", "), mode: "m"))
    }

    @Test(
        "is as slow where one has to get off, and no faster where the street is slower",
        arguments: [("30", 4.0), ("2", 2)])
    func dismounted(_ speed: String, _ expected: Double) throws {
        let street = LayerText.line(
            [(0, 0), (10, 0)], "\"kind\": \"road\", \"bike\": \"dismount\", \"own\": \(speed)")
        let town = try StreetProject(
            "source: a.geojson, fields: {class: kind, speed: own, tags: {bicycle: bike}}, travel_modes: [m]",
            ["a.geojson": LayerText.collection([street])],
            more: "travel_modes: {m: {speeds: {road: 20}, access: [bicycle, access], against_one_ways: {speed: 4}, "
                + "maxspeed: {use: true}, u_turns: allowed}}\n")
        let stops = [StreetProject.at(1, 0), StreetProject.at(9, 0)].joined(separator: ", ")
        let minutes = try #require(try town.total("total_time", stops, mode: "m"))
        let metres = try #require(try town.total("total_length", stops, mode: "m"))
        #expect(abs(metres / 1000 / minutes * 60 - expected) < 0.01, "\(metres) m in \(minutes) min")
    }

    @Test(
        "is as slow as its driver, whatever speed or time the street has",
        arguments: [("speed", "30"), ("time", "1.0")])
    func walked(_ field: String, _ value: String) throws {
        let (there, back) = (try minutes(field, value, back: false), try minutes(field, value, back: true))
        let plain = try minutes("speed", "null", back: true)
        #expect(abs(back - plain) < 0.001 && plain > 8, "\(back) and \(plain) min")
        #expect(there < 2, "\(there) min")
    }
}
