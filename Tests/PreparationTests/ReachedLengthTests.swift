import Analyses
import Foundation
import Geometry
import JobSpec
import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

@testable import Preparation

/// An independent program's lengths of road reached within 5, 10 and 15 minutes.
@Suite("Reached lengths agree with an independent program")
struct ReachedLengthTests {
    /// Two places in Porto stand beside a street of 0.58 km that the other program does not count: 0.3 % of five minutes.
    @Test(
        "within 0.1 % in 99 cases of 100 and within 0.3 % in all, with and without barriers",
        .enabled(if: SharedData.isThere, "the shared data are not here"),
        arguments: ["heidelberg", "porto"])
    func lengthsAgree(city: String) throws {
        let answers = try Answers(city: city)
        let network = try Self.network(city)
        var search = PathSearch(network: network.streets)
        var (compared, close) = (0, 0)
        for (metric, key) in [
            (network.metric, \Answers.Area.reached), (network.closing(answers.barriers), \.reachedAroundBarriers),
        ] {
            for area in answers.areas {
                let outcome = Locator(metric: metric).locate(
                    area.place, tolerance: 5_000_000, for: .departure, relocates: false)
                let location = try #require(Self.location(outcome))
                let reachedLengths = try Self.reachedMetres(
                    from: location, area.minutes.map { Int64($0) * 60_000 }, on: metric, &search)
                for (index, minutes) in area.minutes.enumerated() {
                    let (reached, expected) = (reachedLengths[index], area[keyPath: key][index])
                    compared += 1
                    close += abs(reached - expected) <= max(0.001 * expected, 1) ? 1 : 0
                    #expect(
                        abs(reached - expected) <= max(0.003 * expected, 1),
                        "\(city), \(area.place), \(minutes) min: \(reached) m, not \(expected) m")
                }
            }
        }
        #expect(compared == 300 && close >= 296, "\(close) of \(compared) within 0.1 %")
    }

    /// The length that is reached within each of the limits.
    private static func reachedMetres(
        from origin: Location, _ limits: [Int64], on metric: Metric, _ search: inout PathSearch
    ) throws -> [Double] {
        try search.explore(from: origin, limit: limits.max() ?? 0, on: metric)
        var roads = limits.map { limit in
            var road = ReachedRoad(on: metric)
            road.leave(origin, within: limit)
            return road
        }
        for number in 0..<UInt32(metric.network.directedEdgeCount) {
            let directed = DirectedEdge(rawValue: number)
            guard let cost = search.cost(ofEntering: directed) else { continue }
            for (index, limit) in limits.enumerated() where cost <= limit {
                roads[index].enter(directed, at: cost, within: limit)
            }
        }
        return roads.map { Double($0.length) / 1000 }
    }

    private static func location(_ outcome: Locator.Outcome) -> Location? {
        switch outcome {
        case .located(let location), .leadsNowhere(let location), .relocated(let location, _, _): location
        case .notLocated, .notTraversable: nil
        }
    }

    private struct Network {
        let streets: StreetNetwork
        let metric: Metric

        func closing(_ barriers: [Polygon]) -> Metric { metric.closing(barriers) }
    }

    private static func network(_ city: String) throws -> Network {
        let diagnostics = Diagnostics()
        let path = SharedData.path("data/answers/plain_car.yaml")
        let project = ProjectFile.decode(try SourceFile.read(path: path, displayedAs: "plain_car.yaml"), diagnostics)
        let mode = try #require(TravelModeLibrary(project: project, diagnostics)["plain_car"])
        let (streets, _) = try StreetImport.network(
            fromOSM: [SharedData.path("data/osm/\(city).osm.pbf")], for: [mode], context: RunContext())
        let weights = ModeWeights(network: streets, mode: mode)
        return Network(
            streets: streets, metric: Metric(network: streets, mode: mode, weights: weights, impedance: .time))
    }
}

/// The part of an answers file that is about areas.
private struct Answers {
    struct Area {
        let place: Coordinate
        let minutes: [Int]
        let reached: [Double]
        let reachedAroundBarriers: [Double]
    }

    let areas: [Area]
    let barriers: [Polygon]

    init(city: String) throws {
        let data = try Data(contentsOf: URL(filePath: SharedData.path("data/answers/\(city).json")))
        let file = try JSONDecoder().decode(File.self, from: data)
        areas = file.areas.map { area in
            Area(
                place: Self.coordinate(area.at), minutes: area.minutes, reached: area.reached,
                reachedAroundBarriers: area.reachedAroundBarriers)
        }
        barriers = file.barriers.features.map { feature in
            Polygon(rings: feature.geometry.coordinates.map { $0.map(Self.coordinate) })
        }
    }

    private static func coordinate(_ position: [Double]) -> Coordinate {
        Coordinate(longitudeDegrees: position[0], latitudeDegrees: position[1]) ?? Coordinate(longitude: 0, latitude: 0)
    }

    private struct File: Decodable {
        struct Area: Decodable {
            let at: [Double]
            let minutes: [Int]
            let reached: [Double]
            let reachedAroundBarriers: [Double]

            enum CodingKeys: String, CodingKey {
                case at
                case minutes = "breaks_minutes"
                case reached = "reached_m"
                case reachedAroundBarriers = "reached_m_around_barriers"
            }
        }

        struct Barriers: Decodable {
            struct Feature: Decodable {
                struct Geometry: Decodable {
                    let coordinates: [[[Double]]]
                }

                let geometry: Geometry
            }

            let features: [Feature]
        }

        let areas: [Area]
        let barriers: Barriers
    }
}
