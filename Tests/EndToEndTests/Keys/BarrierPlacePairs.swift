/// A pair for every key of barriers that are areas and says where they are.
struct BarrierPlacePairs {
    let job: TravellingJob

    var all: [KeyPair] {
        [
            KeyPair("barriers.polygons.id", "b-1", "b-2", "barriers.geojson/id", in: barrier(Self.flood)),
            KeyPair("barriers.polygons.name", "Flood", "Works", "barriers.geojson/name", in: barrier(Self.flood)),
            KeyPair(
                "barriers.polygons.at", GridTown.place(0, 1), GridTown.place(3, 3), job.way, "barriers.geojson",
                in: barrier("buffer: 20 m")),
            KeyPair(
                "barriers.polygons.wkt", "'POLYGON ((\(Self.square)))'", "'POLYGON ((\(Self.elsewhere)))'", job.way,
                "barriers.geojson",
                in: barrier()),
            KeyPair(
                "barriers.polygons.geometry", Self.polygon(Self.square), Self.polygon(Self.elsewhere), job.way,
                "barriers.geojson",
                in: barrier()),
            KeyPair("barriers.polygons.buffer", "10 m", "20 m", "barriers.geojson/length", in: barrier(Self.at)),
            KeyPair(
                "barriers.polygons.use", "flood", "works", "barriers.geojson/name", job.way, in: barrier()),
        ]
    }

    private static let at = "at: \(GridTown.place(0, 1))"
    private static let flood = "\(at), buffer: 20 m"
    private static let square = "8.9998 50.0008, 9.0002 50.0008, 9.0002 50.0012, 8.9998 50.0012, 8.9998 50.0008"
    private static let elsewhere = "9.0028 50.0028, 9.0032 50.0028, 9.0032 50.0032, 9.0028 50.0032, 9.0028 50.0028"

    /// The GeoJSON of a ring of well-known text.
    private static func polygon(_ ring: String) -> String {
        let positions = ring.split(separator: ",").map { position in
            "[" + position.split(separator: " ").joined(separator: ", ") + "]"
        }
        return "{type: Polygon, coordinates: [[\(positions.joined(separator: ", "))]]}"
    }

    /// From the corner to the market, with a barrier that has the key.
    private func barrier(_ more: String = "") -> [String: String] {
        KeyTowns.project(
            job: job.job(
                ["name: Corner, at: [9, 50]", "name: Market, at: \(GridTown.place(2, 2))"],
                "barriers: {polygons: [{\(more.isEmpty ? "" : more + ", "){item}}]}"))
    }
}
