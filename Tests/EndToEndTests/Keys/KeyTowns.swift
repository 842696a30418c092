import TestSupport

/// The networks that pairs of jobs are run on.
enum KeyTowns {
    /// A project of all of them; the job is in `job.yaml`.
    static func project(job: String) -> [String: String] {
        [
            "arterial.yaml": """
            networks:
              town: {streets: {source: town.osm, travel_modes: [car, bicycle, foot]}, time_zone: Europe/Berlin}
              village: {streets: {source: village.osm, travel_modes: [car]}}
              isle: {streets: {source: isle.osm, travel_modes: [car]}}
              bypass: {streets: {source: bypass.osm, travel_modes: [car]}}
              lane: {streets: {source: lane.osm, travel_modes: [car]}}
              long_lane: {streets: {source: long_lane.osm, travel_modes: [car]}}
            definitions:
              market: [{name: Market, at: \(GridTown.place(2, 2))}]
              school: [{name: School, at: \(GridTown.place(3, 1))}]
              flood: [{name: Flood, at: \(GridTown.place(0, 1)), buffer: 20 m}]
              works: [{name: Works, at: \(GridTown.place(3, 3)), buffer: 20 m}]
              gate: [{name: Gate, at: \(GridTown.place(0, 0.5))}]
              hole: [{name: Hole, at: \(GridTown.place(3, 3))}]
              trench: [{name: Trench, wkt: "LINESTRING (8.9995 50.0005, 9.0005 50.0005)"}]
              ditch: [{name: Ditch, wkt: "LINESTRING (9.0025 50.0025, 9.0035 50.0025)"}]
            """ + "\n",
            "town.osm": GridTown(size: 4).osm, "village.osm": GridTown(size: 2).osm, "isle.osm": isle,
            "bypass.osm": bypass.drawing.xml(),
            "lane.osm": lane(hasDeadEndNearby: true).drawing.xml(),
            "long_lane.osm": lane(hasDeadEndNearby: false).drawing.xml(), "job.yaml": job,
        ]
    }

    /// A town that is large enough to lead somewhere, and a block south of it a lane that nothing leads to.
    private static let isle = GridTown(size: 8).osm.replacing(
        "</osm>",
        with: """
            <node id="901" version="1" lon="9.003" lat="49.999"/><node id="902" version="1" lon="9.004" lat="49.999"/>
            <way id="900" version="1"><nd ref="901"/><nd ref="902"/><tag k="highway" v="residential"/></way>
            </osm>
            """)

    /// A slow street straight on, and a fast road round it.
    static let bypass = OSMTown(
        """
          P----------Q
          |          |
        W-A----------B-E
        """,
        ways: [
            ("WA", [:]), ("AB", ["highway": "living_street"]), ("BE", [:]), ("APQB", ["highway": "trunk"]),
        ])

    /// From `A` to `C` one turns back somewhere, since one may not turn left at `B`: soonest at `J`, where two streets
    /// meet, then at the dead end `E`, if it is there, then at the intersection `X`, then at the dead end `D`.
    static func lane(hasDeadEndNearby: Bool) -> OSMTown {
        let ways: [(way: String, tags: [String: String])] =
            [("AB", [:]), ("BC", [:]), ("BJ", [:]), ("JX", [:]), ("XD", [:]), ("XF", [:])]
            + (hasDeadEndNearby ? [("BE", [:])] : [])
        var town = OSMTown(
            """
               C
               |
            A--BJ-X-----D
               |  |
               |  |
               E  |
                  |
                  |
                  |
                  |
                  F
            """, ways: ways)
        town.restrict("from AB via B to BC", ["restriction": "no_left_turn"])
        return town
    }

    /// A letter's place in a drawn town as a job file writes it: 0.0009 degrees a character, the first line at 0.01.
    static func place(_ column: Int, _ row: Int) -> String {
        let (x, y) = (column * 9, 100 - row * 9)
        return "[\(text(x)), \(text(y))]"
    }

    private static func text(_ units: Int) -> String {
        let digits = String(abs(units))
        return (units < 0 ? "-0." : "0.") + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
