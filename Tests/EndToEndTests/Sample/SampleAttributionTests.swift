import Foundation
import Testing

@Suite("The sample's data is shown with its attribution")
struct SampleAttributionTests {
    private static let attribution = "© OpenStreetMap contributors, ODbL"

    @Test("in job.json and under the directions", arguments: Sample.routes)
    func outputs(_ job: String) throws {
        let outputs = try Sample.outputs()
        #expect(try outputs.json("\(job)/job.json")["attribution"] as? String == Self.attribution)
        #expect(try outputs.text("\(job)/directions.txt").hasSuffix("\n" + Self.attribution + "\n"))
    }

    @Test("in job.json of service areas", arguments: Sample.serviceAreas)
    func areas(_ job: String) throws {
        #expect(try Sample.outputs().json("\(job)/job.json")["attribution"] as? String == Self.attribution)
    }

    @Test(
        "in the project file, the README, its picture and the notice",
        arguments: [
            "jobs/arterial.yaml", "README.md", "docs/images/ambulance-around-the-floods.svg", "NOTICE", "docs/areas.md",
            "docs/areas/river.svg", "docs/areas/valley.svg", "docs/areas/motorway.svg",
        ])
    func pages(_ path: String) throws {
        let text = try String(contentsOf: Arterial.project.appending(path: path), encoding: .utf8)
        #expect(text.contains("OpenStreetMap contributors"))
    }
}
