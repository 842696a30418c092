import Foundation
import TestSupport
import Testing

/// The guides, and the pictures on the pages.
@Suite("The documentation")
struct GuideTests {
    private static let guides = DocumentationPages.names.filter { $0.hasPrefix("guides/") }

    @Test("has a guide for each kind of job, which begins with a question and has a picture and a job of the sample")
    func guides() throws {
        #expect(Self.guides.count == 4)
        for guide in Self.guides {
            let text = try DocumentationPage(guide).text
            #expect(text.prefix { $0 != "\n" }.hasSuffix("?"), "\(guide)")
            #expect(text.contains("](../images/"), "\(guide)")
            #expect(text.contains("\n`jobs/"), "\(guide)")
        }
    }

    @Test(
        "shows what the scripts draw of the sample's outputs",
        arguments: [
            ("ambulance-around-the-floods", "draw-route", []),
            ("school-supplies", "draw-route", ["school-supplies-best-order"]),
            ("fire-stations", "draw-areas", ["OUT/fire-stations-first-on-the-spot"]),
            (
                "who-is-without-gas", "draw-found",
                ["OUT/who-is-without-gas", "--network", "OUT/every-main-that-may-leak"]
            ),
            (
                "comments", "draw-found",
                ["OUT/comments-that-say-something", "--streets", "jobs/data/monaco.osm.pbf", "--colour", "status"]
            ),
        ])
    func pictures(_ name: String, script: String, arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let (outputs, drawn) = (try Sample.outputs().url.path, folder.url.appending(path: "drawn.svg"))
        let options = script == "draw-route" ? ["--outputs", outputs, "--to", drawn.path] : []
        let ended = try OtherCommand.run(
            "/usr/bin/env",
            ["python3", "scripts/\(script)"] + options + arguments.map { $0.replacing("OUT/", with: outputs + "/") },
            in: Arterial.project, environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
        try #require(ended.code == 0, "\(ended.error)")
        let picture = options.isEmpty ? ended.output : try String(contentsOf: drawn, encoding: .utf8)
        let shown = Arterial.project.appending(path: "docs/images/\(name).svg")
        #expect(try picture == String(contentsOf: shown, encoding: .utf8))
    }

    @Test("says so where a picture of nothing is asked for")
    func nothing() throws {
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["python3", "scripts/draw-found", Sample.outputs().url.path + "/mail-dispatch"],
            in: Arterial.project, environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
        #expect(ended.code == 1)
        #expect(ended.error.contains("nothing with a place was found in"))
    }

    @Test(
        "draws also one place, and areas",
        arguments: [
            ("{\"type\": \"Point\", \"coordinates\": [7.4, 43.7]}", "<circle cx=\"550.0\" cy=\"550.0\""),
            (
                "{\"type\": \"Polygon\", \"coordinates\": [[[7.4, 43.7], [7.5, 43.7], [7.5, 43.8], [7.4, 43.7]]]}",
                "fill-rule=\"evenodd\""
            ),
        ])
    func drawn(_ geometry: String, _ shape: String) throws {
        let project = try TemporaryProject([
            "found/job.json": "{\"job\": \"found\"}",
            "found/features.geojson": """
            {"features": [{"properties": {"related_id": "1", "row_count": 1}, "geometry": \(geometry)}]}
            """,
        ])
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["python3", "scripts/draw-found", project.path + "/found"],
            in: Arterial.project, environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
        #expect(ended.code == 0 && ended.output.contains(shape), "\(ended.error)")
    }

    @Test("has links that lead to pages and headings that are there", arguments: DocumentationPages.names)
    func links(page: String) throws {
        let file = Arterial.project.appending(path: "docs/\(page)").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) }) where !link.contains("://") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let place = file.deletingLastPathComponent().appending(path: parts[0]).standardizedFileURL
            let target = parts[0].isEmpty ? file : place
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
            guard parts.count == 2 else { continue }
            #expect(try anchors(of: target).contains(parts[1]), "\(link)")
        }
    }

    /// The names of headings, as GitHub makes them.
    private func anchors(of page: URL) throws -> Set<String> {
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            lines.map { line in
                String(
                    line.drop { $0 == "#" || $0 == " " }.lowercased()
                        .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
            })
    }

    @Test("has an index that leads to every page")
    func index() throws {
        let index = try DocumentationPage("README.md").text
        for page in DocumentationPages.names.dropFirst() where page != "README.md" {
            #expect(index.contains("](\(page)"), "\(page)")
        }
    }

    @Test("names every source that the code names for its algorithms")
    func sources() throws {
        let page = try DocumentationPage("algorithms.md").text
        let folder = Arterial.project.appending(path: "Sources")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var count = 0
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for match in text.matches(of: /(?:doi:|doi\.org\/)(10\.\d+\/[A-Za-z0-9.\-\/]+(?:\(\d+\)[0-9\-]+)?)/) {
                count += 1
                let name = match.1.hasSuffix(".") ? match.1.dropLast() : match.1
                #expect(page.contains("doi:\(name)"), "\(file): \(name)")
            }
        }
        #expect(count > 15)
    }
}
