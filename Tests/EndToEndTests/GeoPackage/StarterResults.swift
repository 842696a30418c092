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

    /// Whether one feature has every value and every place of another.
    static func expectSame(_ one: FeatureTable.Feature, _ other: FeatureTable.Feature, _ place: String) {
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
