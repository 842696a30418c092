import Testing

/// A city that a folder of jobs is made for: its map, and a frame in which places are named by two shares from 0 to 1.
struct City: CustomTestStringConvertible, Sendable {
    let name: String
    /// The path of the OSM file; nil for the grid town.
    let source: String?
    /// West, south, east, north, in degrees.
    let frame: [Double]
    /// The same in metres of EPSG:25832, nearly.
    let metres: [Double]

    var testDescription: String { name }

    static let gridTown = City(
        name: "a town of 30 by 30 streets", source: nil, frame: [9, 50, 9.029, 50.029],
        metres: [500_000, 5_538_631, 502_078, 5_541_856])

    static let heidelberg = City(
        name: "Heidelberg", source: SharedData.path("osm/heidelberg.osm.pbf"), frame: [8.66, 49.365, 8.70, 49.39],
        metres: [475_314, 5_468_088, 478_229, 5_470_855])

    static let all = SharedData.isThere ? [gridTown, heidelberg] : [gridTown]

    /// A place on WGS84, as job files write it.
    func place(_ x: Double, _ y: Double) -> String { Self.place(x, y, in: frame) }

    /// A place in metres.
    func metricPlace(_ x: Double, _ y: Double) -> String { Self.place(x, y, in: metres) }

    /// A rectangle as WKT.
    func rectangle(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> String {
        let corners = [(west, south), (east, south), (east, north), (west, north), (west, south)].map { x, y in
            Self.coordinates(x, y, in: frame).map { "\($0)" }.joined(separator: " ")
        }
        return "POLYGON ((\(corners.joined(separator: ", "))))"
    }

    private static func place(_ x: Double, _ y: Double, in frame: [Double]) -> String {
        "[" + coordinates(x, y, in: frame).map { "\($0)" }.joined(separator: ", ") + "]"
    }

    private static func coordinates(_ x: Double, _ y: Double, in frame: [Double]) -> [Double] {
        [frame[0] + x * (frame[2] - frame[0]), frame[1] + y * (frame[3] - frame[1])]
    }
}
