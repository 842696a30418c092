import Foundation
import Testing

/// A project of a town of lines whose compiled networks are looked at.
struct NetworkImageProject {
    let project: TemporaryProject

    static let streets = "source: base.geojson, \(LineTown.mapping)"

    init(size: Int = 8) throws {
        project = try TemporaryProject(["base.geojson": LineTown(size: size, seed: 5).geoJSON])
        try write(streets: Self.streets)
        for (name, mode) in [("car", "car"), ("foot", "foot")] {
            try project.write(
                "job: route\nnetwork: town\ntravel_mode: \(mode)\nstops:\n"
                    + LineTown(size: size, seed: 5).routes(3, seed: 2),
                to: "\(name).yaml")
        }
    }

    func write(streets: String, more: String = "") throws {
        try project.write("networks: {town: {streets: {\(streets)}}}\n\(more)", to: "arterial.yaml")
    }

    /// The bytes that a run of both jobs gives, and what it said.
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> (
        bytes: [String: Data], said: String
    ) {
        try? FileManager.default.removeItem(at: project.url.appending(path: "outputs"))
        let ended = try Arterial.run(
            ["run", "car.yaml", "foot.yaml"] + arguments, in: project.url, environment: environment)
        try #require(ended.code == 0, "\(ended.error)\(ended.output)")
        return (try project.outputs().bytes(), ended.error)
    }

    /// The images in a folder and the places that they have on the disk, which change where one is made anew.
    func images(_ folder: String = ".arterial") throws -> [String: Int] {
        let url = project.url.appending(path: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        var places: [String: Int] = [:]
        for name in names where name.hasSuffix(".streets") || name.hasSuffix(".mode") {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.appending(path: name).path)
            places[name] = attributes[.systemFileNumber] as? Int
        }
        return places
    }

    /// The only image with a suffix.
    func image(_ suffix: String) throws -> URL {
        let names = try images().keys.filter { $0.hasSuffix(suffix) && (suffix == ".streets" || $0.contains(".car.")) }
        return project.url.appending(path: ".arterial/\(try #require(names.first))")
    }
}
