import Testing

/// A street of some 700 m of a layer that says itself how fast it is, or how long it takes.
@Suite("A street with a speed or a time of its own") struct OwnSpeedTests {
    /// The speed in km/h at which a mode goes along most of the street.
    private func speed(_ fields: String, _ values: String, _ mode: String) throws -> Double {
        let town = try StreetProject(
            "source: a.geojson, fields: {\(fields)}, travel_modes: [m]",
            ["a.geojson": LayerText.collection([LayerText.line([(0, 0), (10, 0)], values)])],
            more: "travel_modes: {m: {\(mode)}}\n")
        let stops = [StreetProject.at(1, 0), StreetProject.at(9, 0)].joined(separator: ", ")
        let minutes = try #require(try town.total("total_time", stops, mode: "m"))
        let metres = try #require(try town.total("total_length", stops, mode: "m"))
        return metres / 1000 / minutes * 60
    }

    private static let lorry =
        "speeds: {road: 20}, maxspeed: {use: true, tags: [\"maxspeed:hgv\", maxspeed], at_most: 70}"

    @Test(
        "is as slow as what is posted for lorries, which they ask for first",
        arguments: [
            ("speed: v, tags: {\"maxspeed:hgv\": h}", "\"v\": 60, \"h\": 30", 30.0),
            ("speed: v, tags: {\"maxspeed:hgv\": h}", "\"v\": 60, \"h\": null", 60),
            ("speed: v, tags: {\"maxspeed:hgv\": h}", "\"v\": 20, \"h\": 30", 20),
            ("speed: v, tags: {\"maxspeed:hgv\": h}", "\"v\": 60, \"h\": 90", 60),
            ("time: v, tags: {\"maxspeed:hgv\": h}", "\"v\": 1.0, \"h\": 30", 30),
        ])
    func postedFirst(fields: String, values: String, expected: Double) throws {
        let speed = try speed("class: kind, " + fields, "\"kind\": \"road\", " + values, Self.lorry)
        #expect(abs(speed - expected) < expected / 100, "\(speed) km/h")
    }

    @Test("is no faster than the vehicle where it is one of its other ways", arguments: ["40", "90"])
    func otherWay(value: String) throws {
        let speed = try speed(
            "class: kind, speed: v, tags: {bridge: b}", "\"kind\": \"puente\", \"b\": \"movable\", \"v\": \(value)",
            "speeds: {road: 20}, other_ways: {bridges: {match: {bridge: movable}, speed: 5}}, "
                + "maxspeed: {use: true, at_most: 40}")
        #expect(abs(speed - 40) < 0.4, "\(speed) km/h")
    }

    @Test(
        "keeps it on a ferry, whatever limits are multiplied with",
        arguments: [("speed", 30.0, 30.0), ("time", 2, 21.5)])
    func ferry(field: String, value: Double, expected: Double) throws {
        let speed = try speed(
            "class: kind, \(field): v, tags: {route: route}",
            "\"kind\": \"boat\", \"route\": \"ferry\", \"v\": \(value)",
            "speeds: {road: 20}, other_ways: {ferry: {match: {route: ferry}, speed: 10}}, "
                + "maxspeed: {use: true, factor: 0.5}")
        #expect(abs(speed - expected) < expected / 100, "\(speed) km/h")
    }
}
