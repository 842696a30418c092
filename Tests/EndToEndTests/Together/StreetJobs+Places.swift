/// Where the town lies: places in blocks, in metres of EPSG:25832, and in degrees.
extension StreetJobs {
    private static let origin = (x: 475_000.0, y: 5_468_000.0)

    /// A place in metres, of blocks.
    static func metres(_ x: Double, _ y: Double) -> String {
        "[\(origin.x + x * 100), \(origin.y + y * 100)]"
    }

    static func feature(_ properties: String, _ geometry: String) -> String {
        #"{"type": "Feature", "properties": {\#(properties)}, "geometry": {"type": \#(geometry)}}"#
    }

    static func collection(_ name: String, _ features: [String]) -> String {
        let crs = #"{"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::25832"}}"#
        return
            #"{"type": "FeatureCollection", "name": "\#(name)", "crs": \#(crs), "features": [\#(features.joined(separator: ",\n"))]}"#
    }

    /// The corner of the town and what a block is in degrees, nearly: a town is small.
    static let corner = (longitude: 8.65568383, latitude: 49.36419591)
    static let blockEast = (longitude: 0.001377241, latitude: 0.0000039708)
    static let blockNorth = (longitude: -0.0000062833, latitude: 0.000899487)

    /// A place in degrees.
    static func place(_ x: Double, _ y: Double) -> String {
        let longitude = corner.longitude + x * blockEast.longitude + y * blockNorth.longitude
        let latitude = corner.latitude + x * blockEast.latitude + y * blockNorth.latitude
        return "[\(longitude), \(latitude)]"
    }

    /// A place in blocks, nearly.
    static func blockPlace(of place: Point) -> Point {
        let (longitude, latitude) = (place.x - corner.longitude, place.y - corner.latitude)
        let size = blockEast.longitude * blockNorth.latitude - blockEast.latitude * blockNorth.longitude
        return Point(
            x: (longitude * blockNorth.latitude - latitude * blockNorth.longitude) / size,
            y: (latitude * blockEast.longitude - longitude * blockEast.latitude) / size)
    }
}
