import Foundation

/// An independent program's answers for one city: durations in seconds, nil where there is no way.
struct Answers: Decodable {
    struct Route: Decodable {
        let from: [Double]
        let to: [Double]
        let seconds: Double?
        let secondsAroundBarriers: Double?
    }

    struct Order: Decodable {
        let stops: [[Double]]
        let seconds: Double?
        let secondsAroundBarriers: Double?
    }

    struct Barriers: Decodable {
        struct Feature: Decodable {
            struct Geometry: Decodable {
                let type: String
                let coordinates: [[[Double]]]
            }
            let geometry: Geometry
        }
        let features: [Feature]
    }

    let barriers: Barriers
    let routes: [Route]
    let orders: [Order]

    static func of(_ city: String) throws -> Answers {
        let data = try Data(contentsOf: URL(filePath: SharedData.path("answers/\(city).json")))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Answers.self, from: data)
    }
}
