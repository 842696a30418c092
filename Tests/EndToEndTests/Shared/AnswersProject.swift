import Foundation

/// A project of four jobs that ask for what an independent program has answered: routes and best orders, with and
/// without barriers.
struct AnswersProject {
    let project: TemporaryProject

    init(_ city: String, routes: [Answers.Route], orders: [Answers.Order], barriers: Answers.Barriers) throws {
        project = try TemporaryProject()
        let modes = try String(contentsOfFile: SharedData.path("answers/plain_car.yaml"), encoding: .utf8)
        try project.write(
            """
            networks: {city: {streets: {source: \(SharedData.path("osm/\(city).osm.pbf"))}}}
            defaults:
              route:
                directions: none
                locate: {tolerance: 5 km, allow_auto_relocate: false}
            \(modes)
            """, to: "arterial.yaml")
        let pairs = routes.map { [$0.from, $0.to] }
        let tours = orders.map(\.stops)
        for (suffix, closed) in [("", ""), ("-around-barriers", Self.text(barriers))] {
            try project.write(Self.job(pairs, best: false) + closed, to: "routes\(suffix).yaml")
            try project.write(Self.job(tours, best: true) + closed, to: "orders\(suffix).yaml")
        }
    }

    /// The seconds of each route of a job, nil where it was not found whole.
    func seconds(of job: String, count: Int, stops: Int) throws -> [Double?] {
        let routes = try project.outputs().features("\(job)/routes.geojson").features
        return (0..<count).map { number in
            guard let route = routes.first(where: { $0.text("name") == String(number) }),
                route.number("stop_count") == Double(stops)
            else { return nil }
            return route.number("total_time").map { $0 * 60 }
        }
    }

    private static func job(_ routes: [[[Double]]], best: Bool) -> String {
        let stops = routes.enumerated().flatMap { number, places in
            places.map { "  - {route: \(number), at: [\($0[0]), \($0[1])]}\n" }
        }
        return "job: route\nnetwork: city\ntravel_mode: plain_car\nfind_best_sequence: \(best)\nstops:\n"
            + stops.joined()
    }

    private static func text(_ barriers: Answers.Barriers) -> String {
        let polygons = barriers.features.map { feature in
            "    - {geometry: {type: \(feature.geometry.type), coordinates: \(feature.geometry.coordinates)}}\n"
        }
        return "barriers:\n  polygons:\n" + polygons.joined()
    }
}
