import Geometry

/// The jobs of a drafted project on streets.
struct StreetJobs {
    let network: String
    let places: StreetPlaces

    var files: [ProjectText] {
        [
            ProjectText("jobs/round-in-the-best-order.yaml", round),
            ProjectText("jobs/past-a-closed-place.yaml", closure),
            ProjectText("jobs/what-is-within-reach.yaml", reach),
        ]
    }

    private var round: String {
        JobText.text(
            "A round by places of the network in the order that takes the least time. Put in yours: longitude, latitude.",
            ["job: route", "network: \(network)", Self.guessed("stops:")] + places.stops.map { "  - " + Self.item($0) }
                + ["find_best_sequence: true", "return_to_start: true"])
    }

    private var closure: String {
        let start = [
            "job: route", "network: \(network)", Self.guessed("stops:"), "  - " + Self.item(places.stops[0]),
            "  - " + Self.item(places.stops[1]),
        ]
        guard let place = places.closure else {
            return JobText.text(
                "From one place to another past a place where streets are slow.",
                start + [
                    "barriers:",
                    "  polygons:                                   # without type and factor: nobody passes",
                    "    - {at: \(Self.text(places.stops[1].at)), buffer: \(radius), type: scaled_cost, factor: 3}",
                ])
        }
        return JobText.text(
            "From one place to another, round a place that nobody may pass.",
            start + [
                "barriers:", "  polygons:                                   # or a source: a layer of floods, of works",
                "    - {name: Closed, at: \(Self.text(place)), buffer: \(radius)}",
            ])
    }

    private var radius: String { "\(StreetPlaces.closureRadius) m" }

    private var reach: String {
        JobText.text(
            "What is reached from a place in that time.",
            [
                "job: service_area", "network: \(network)", Self.guessed("facilities:"),
                "  - " + Self.item(places.stops[0]),
                "breaks: [\(places.breaks.joined(separator: ", "))]",
            ])
    }

    private static func guessed(_ key: String) -> String {
        ProjectSheet.line(key, remark: "guessed: places on the network, which mean nothing")
    }

    private static func item(_ place: StreetPlaces.Place) -> String {
        "{name: \(JobText.quoted(place.name)), at: \(text(place.at))}"
    }

    private static func text(_ place: Coordinate) -> String {
        "[\(degrees(place.longitude)), \(degrees(place.latitude))]"
    }

    /// Seven decimals, never an exponent.
    private static func degrees(_ units: Int32) -> String {
        let digits = String(abs(Int64(units)))
        let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
        return "\(units < 0 ? "-" : "")\(padded.dropLast(7)).\(padded.suffix(7))"
    }
}
