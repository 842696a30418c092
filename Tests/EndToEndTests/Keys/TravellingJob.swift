/// A kind of job that travels on streets, and where its outputs show how. What such kinds have in common they share the
/// pairs of.
struct TravellingJob {
    let kind: String
    /// Where the ways taken are shown by their time, and by their length.
    let time: String
    let length: String
    /// Where the streets travelled are shown.
    let way: String
    /// Where everything is shown that is told of the streets travelled.
    let lines: String
    /// Where it is shown that nothing leads to a place.
    let end: String
    /// Where a cost of the network's own is shown.
    let toll: String
    /// Where the places on streets are shown: what became of them, and their longitude.
    let status: String
    let snap: String
    /// What is wanted, for places as items of a list.
    private let text: @Sendable (_ places: [String]) -> String

    static let route = TravellingJob(
        kind: "route", time: "routes.geojson/total_time", length: "routes.geojson/total_length",
        way: "directions.csv/street", lines: "routes.geojson", end: "state",
        toll: "routes.geojson/total_toll", status: "stops.csv/status", snap: "stops.csv/snap_",
        text: { places in "stops: [\(places.joined(separator: ", "))]" })

    /// The places are facilities: all that each of them reaches is drawn.
    static let serviceArea = TravellingJob(
        kind: "service_area", time: "lines.geojson/to_cumul_time", length: "lines.geojson/to_cumul_time",
        way: "lines.geojson", lines: "lines.geojson", end: "lines.geojson",
        toll: "lines.geojson/to_cumul_toll", status: "facilities.csv/status", snap: "facilities.csv/snap_",
        text: { places in
            "facilities: [\(places.joined(separator: ", "))]\nbreaks: [1000]\nlines: {shape: true_shape}\npolygons: none"
        })

    /// - Parameters:
    ///   - places: such as `name: Corner, at: [9, 50]`.
    ///   - more: further lines.
    func job(on network: String = "town", _ places: [String], _ more: String = "{key}") -> String {
        "job: \(kind)\nnetwork: \(network)\n\(text(places.map { "{\($0)}" }))\n\(more)\n"
    }
}
