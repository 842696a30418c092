import Foundation
import Testing

/// A town of drawn streets, each with a cost of its own, `toll`, so that what is reached can be worked out by hand.
///
///     let town = try AreaTown("A---------B", ["AB": 10])
///     #expect(try town.found("[{name: A, at: {A}}]", "breaks: 3").lines == ["A AB 0-0.3 for 0-3"])
///
/// A character is 100 m wide and high. `{A}` in a job is the position of the letter A.
struct AreaTown {
    let project: TemporaryProject
    private let letters: [Character: String]

    /// - Parameters:
    ///   - streets: the letters along each street, and its toll.
    ///   - fields: of streets that have others than most: see `fields`.
    ///   - mode: what the travel mode says beside the speed of streets.
    init(
        _ picture: String, _ streets: KeyValuePairs<String, Double>, fields: [String: String] = [:], mode: String = "",
        files: [String: String] = [:]
    ) throws {
        var letters: [Character: String] = [:]
        for (row, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for (column, letter) in line.enumerated() where letter.isUppercase {
                letters[letter] = KeyTowns.place(column, row)
            }
        }
        self.letters = letters
        let features = streets.enumerated().map { number, street in
            let own = fields[street.key] ?? Self.fields()
            return """
                {"type": "Feature", "properties": {"id": \(101 + number), "name": "\(street.key)", "toll": \(street.value), \
                \(own)}, "geometry": {"type": "LineString", \
                "coordinates": [\(street.key.map { letters[$0] ?? "" }.joined(separator: ", "))]}}
                """
        }
        project = try TemporaryProject(files.mapValues { Self.placed($0, letters) })
        try project.write(LayerFiles.collection(features), to: "streets.geojson")
        try project.write(
            """
            networks:
              town:
                time_zone: Europe/Berlin
                streets:
                  source: streets.geojson
                  travel_modes: [own]
                  fields: {id: id, name: name, class: class, oneway: {field: oneway, forward: 1, both: 0}}
                  costs: {toll: toll, fee: fee}
                  restrictions: {works: "works = 1"}
            travel_modes:
              own: {speeds: {residential: 36, motorway: 36}, \(mode)}
            """ + "\n", to: "arterial.yaml")
    }

    /// Fields of a street as members of a JSON object.
    static func fields(
        class name: String = "residential", oneway: Int = 0, fee: Double = 0, works: Int = 0
    ) -> String {
        "\"class\": \"\(name)\", \"oneway\": \(oneway), \"fee\": \(fee), \"works\": \(works)"
    }

    /// Runs a job on the toll that writes lines alone, unless it says else.
    ///
    /// - Parameters:
    ///   - facilities: the list, in flow style.
    ///   - more: further lines.
    func found(_ facilities: String, _ more: String) throws -> FoundAreas {
        let ended = try ended(facilities, more)
        try #require(ended.code == 0, "\(ended.error)\(ended.output)")
        return FoundAreas(outputs: project.outputs())
    }

    func ended(_ facilities: String, _ more: String) throws -> Arterial.Ended {
        let given = more.split(separator: "\n").compactMap { $0.split(separator: ":").first }
        let others = ["impedance: toll", "lines: {shape: true_shape}", "polygons: none"].filter { line in
            !given.contains { line.hasPrefix($0) }
        }
        let all = ["job: service_area", "network: town", "facilities: \(facilities)"] + others + [more]
        let text = all.joined(separator: "\n") + "\n"
        try project.write(Self.placed(text, letters), to: "a.yaml")
        return try project.run("run", "a.yaml")
    }

    private static func placed(_ text: String, _ letters: [Character: String]) -> String {
        letters.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
}
