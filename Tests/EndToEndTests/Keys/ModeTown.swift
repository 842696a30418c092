import TestSupport

/// A street under test from `A` over `N` to `B`, and a plain street round it:
///
///     S
///     W--A--N--B--E
///        |     |
///        P-----Q
struct ModeTown {
    private static let picture = """
        S
        W------A------N------B------E
               |             |
               P-------------Q
        """

    /// The places of letters as a job file writes them.
    private static let places = ["W": (0, 1), "E": (28, 1), "P": (7, 3), "S": (0, 0)]

    /// A project that goes through the town in a mode `own`, whose key is under test.
    ///
    /// - Parameters:
    ///   - street: the tags of the street under test.
    ///   - node: the tags of its middle.
    ///   - base: what the mode is based on, beside being a plain one.
    ///   - own: what the mode itself says beside the key.
    static func project(
        street: [String: String] = [:], node: [String: String] = [:], base: String = "", own: String = "based_on: base",
        from: String = "W", to: String = "E"
    ) -> [String: String] {
        var town = OSMTown(
            picture,
            ways: [("WA", [:]), ("ANB", street), ("BE", [:]), ("APQB", [:]), ("AS", [:])], nodes: ["N": node])
        town.restrict("from WA via A to ANB", ["restriction": "no_straight_on"])
        return project(town, base: base, own: own, from: places[from] ?? (0, 0), to: places[to] ?? (0, 0))
    }

    /// The same in a lane where one has to turn back: see `KeyTowns.lane`.
    static func lane(hasDeadEndNearby: Bool = true, own: String = "") -> [String: String] {
        project(
            KeyTowns.lane(hasDeadEndNearby: hasDeadEndNearby), base: "turn_restrictions: true",
            own: "based_on: base" + own, from: (0, 2), to: (3, 0))
    }

    private static func project(
        _ town: OSMTown, base: String, own: String, from: (Int, Int), to: (Int, Int)
    ) -> [String: String] {
        [
            "arterial.yaml": """
            networks:
              town: {streets: {source: town.osm, travel_modes: [own]}}
            travel_modes:
              plain: {speeds: {residential: 30}, access: [motorcar, access], closed_values: ["no"]}
              base: {based_on: plain, \(base)}
              own: {\(own), {key}}
            """ + "\n",
            "town.osm": town.drawing.xml(),
            "job.yaml": """
            job: route
            network: town
            stops: [{name: From, at: \(KeyTowns.place(from.0, from.1))}, {name: To, at: \(KeyTowns.place(to.0, to.1))}]
            """ + "\n",
        ]
    }
}
