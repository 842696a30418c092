import Foundation
import Testing

/// A folder of so many files that several are read at a time.
@Suite("Many job files") struct ManyJobFilesTests {
    @Test("are told of in the same words and the same order, however many are read at a time") func sameWords() throws {
        var files = ["arterial.yaml": "networks: {a: {streets: {source: a.osm}}}\n"]
        for number in 0..<120 {
            files["jobs/\(String(number).leftPadded)"] =
                [
                    "job: route\nnetwork: a\nstops: [{at: [7, 43]}, {at: [7, 44]}]\n",
                    "job: route\nnetwork: a\nstpos: [{at: [7, 43]}, {at: [7, 99]}]\n",
                    "job: route\nnetwork: b\nname: same\nstops: [{at: [7, 43]}, {at: [7, 44]}]\n",
                    "jbo: route\n", "job: [\n",
                ][number % 5]
        }
        let project = try TemporaryProject(files)
        let one = try project.run("run", "jobs", "--dry-run", "--force", "--jobs", "1")
        let many = try project.run("run", "jobs", "--dry-run", "--force", "--jobs", "4")
        #expect(one.error == many.error && one.output == many.output && one.code == many.code)
        #expect(one.error.contains("jobs/001.yaml:3:1") && one.error.contains("jobs/118.yaml"))
        #expect(one.error.contains("the name 'same' is taken by a job in jobs/002.yaml"), "\(one.error.prefix(2000))")
    }
}

extension String {
    fileprivate var leftPadded: String { String(repeating: "0", count: 3 - count) + self + ".yaml" }
}
