import Foundation
import Testing

/// The starter's results in a format, beside those in others.
enum StarterResults {
    /// The starter, a job of each kind, with outputs of a kind.
    static func project(_ outputs: String) throws -> TemporaryProject {
        let place = try TemporaryProject()
        #expect(try place.run("init", "town").code == 0)
        let project = try TemporaryProject(copying: place.url.appending(path: "town"))
        for name in try FileManager.default.contentsOfDirectory(atPath: project.path + "/jobs") {
            try project.append("\noutputs: \(outputs)\n", to: "jobs/\(name)")
        }
        return project
    }

    /// Whether another file, as GDAL's own command reads it, has every row of GeoJSON and of CSV, in their order.
    ///
    /// - Parameter source: the file that has a table of a job, and options that say which table of it.
    static func expectSameRows(
        of project: TemporaryProject, _ source: (_ job: String, _ table: String) -> (file: String, options: [String])
    ) throws {
        let outputs = project.outputs()
        var compared = 0
        for (job, file) in outputs.jobs.flatMap({ job in outputs.files(of: job).map { (job, $0) } }) {
            let place = "\(job)/\(file)"
            let (name, suffix) = (file.prefix { $0 != "." }, file.drop { $0 != "." })
            guard [".geojson", ".csv"].contains(suffix) else { continue }
            let found = try features(source(job, String(name)), project)
            if suffix == ".geojson" {
                let wanted = try outputs.features(place).features
                #expect(found.count == wanted.count, "\(place)")
                for (one, other) in zip(found, wanted) { expectSame(one, other, place) }
            } else {
                let wanted = try outputs.table(place).rows
                #expect(found.count == wanted.count, "\(place)")
                for (one, other) in zip(found, wanted) { #expect(isSame(one, other), "\(place): \(other)") }
            }
            compared += found.count
        }
        #expect(compared > 80)
    }

    private static func features(
        _ source: (file: String, options: [String]), _ project: TemporaryProject
    ) throws -> [FeatureTable.Feature] {
        let copy = "copy-\(UUID().uuidString).geojson"
        try Conversion.write(source.file, as: copy, ["-f", "GeoJSON"] + source.options, in: project.url)
        return try FeatureTable(Data(contentsOf: project.url.appending(path: copy))).features
    }

    /// Whether a feature has every cell of a row of texts.
    private static func isSame(_ feature: FeatureTable.Feature, _ row: [String: String]) -> Bool {
        row.allSatisfy { name, text in
            feature.text(name) ?? "" == text || feature.number(name) == Double(text) && !text.isEmpty
        }
    }

    /// Whether one feature has every value and every place of another.
    private static func expectSame(_ one: FeatureTable.Feature, _ other: FeatureTable.Feature, _ place: String) {
        for (name, value) in other.properties {
            let found = one.properties[name]
            if let number = value as? NSNumber {
                #expect((found as? NSNumber)?.doubleValue == number.doubleValue, "\(place) \(name)")
            } else if let text = value as? String {
                #expect(found as? String == text, "\(place) \(name)")
            } else {
                #expect(found == nil || found is NSNull, "\(place) \(name)")
            }
        }
        #expect(one.positions.count == other.positions.count, "\(place)")
        let isNear = zip(one.positions, other.positions).allSatisfy {
            abs($0.x - $1.x) < 1e-7 && abs($0.y - $1.y) < 1e-7
        }
        #expect(isNear, "\(place)")
    }
}
