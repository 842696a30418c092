import Foundation
import Testing

@Suite("A job that nothing has changed for")
struct FreshnessTests {
    private func project() throws -> TemporaryProject {
        let project = try GridTown.project([
            "a.yaml": GridTown.job(more: "barriers: {points: [{source: works.csv}]}\n"),
            "b.yaml": GridTown.job(to: 1, 1),
        ])
        try project.write("name,x,y\nWorks,9.0015,50\n", to: "works.csv")
        #expect(try project.run("run", ".", "--quiet").code == 0)
        return project
    }

    private func states(_ project: TemporaryProject, _ options: String...) throws -> [String] {
        #expect(try Arterial.run(["run", ".", "--quiet"] + options, in: project.url).code == 0)
        return try project.outputs().states()
    }

    /// What a dry run says of a job.
    private func reason(_ project: TemporaryProject, _ job: String) throws -> String {
        let lines = try project.run("run", ".", "--dry-run").output.split(separator: "\n")
        return lines.first { $0.hasPrefix("  \(job) ") }.map { String($0.dropFirst(5)) } ?? ""
    }

    @Test("is up to date: it does not run, and its files are not touched")
    func upToDate() throws {
        let project = try project()
        let before = try times(project)
        #expect(try states(project) == ["a up_to_date", "b up_to_date"])
        #expect(try times(project) == before)
        #expect(
            try reason(project, "a") == "up to date  its outputs stand, and nothing that they depend on has changed")
    }

    @Test("runs where the project allows other ways to read, and is up to date with them then") func allowed() throws {
        let project = try project()
        try project.write(GridTown.projectFile + "allow: {formats: [OGR_VRT]}\n", to: "arterial.yaml")
        #expect(try reason(project, "a").contains("allow"))
        #expect(try states(project) == ["a succeeded", "b succeeded"])
        let bytes = try project.outputs().bytes()
        #expect(try states(project) == ["a up_to_date", "b up_to_date"])
        #expect(try project.run("run", ".", "--out", "again").code == 0)
        #expect(differences(bytes, try project.outputs("again").bytes()) == [])
    }

    @Test(
        "runs where the table of dBASE has changed that one of MapInfo is about",
        .enabled(if: Conversion.isThere, Conversion.isMissing))
    func tableOfMapInfo() throws {
        let stops = "[{source: stops.tab, fields: {x: x, y: y, name: name}}]"
        let project = try GridTown.project(["a.yaml": jobText(stops: stops)])
        try project.write(
            "!table\n!version 300\n!charset Neutral\n\nDefinition Table\n  Type DBF Charset \"Neutral\"\n  Fields 3\n"
                + "    name Char (80) ;\n    x Float ;\n    y Float ;\n", to: "stops.tab")
        for name in ["Inn", "Mill"] {
            try project.write("name,x,y\n\(name),9,50\nEnd,9.002,50.002\n", to: "stops.csv")
            try project.write("\"String\",\"Real\",\"Real\"\n", to: "stops.csvt")
            try Conversion.write("stops.csv", as: "stops.dbf", ["-overwrite", "-lco", "SHPT=NULL"], in: project.url)
            #expect(try states(project) == ["a succeeded"], "\(name)")
            #expect(try project.outputs().table("a/stops.csv").rows.map { $0["name"] } == [name, "End"])
            #expect(try states(project) == ["a up_to_date"])
        }
    }

    @Test("runs where a file of GDAL's virtual format leads to others, whatever it is called") func virtual() throws {
        let stops = "[{source: stops.table, fields: {x: x, y: y, name: name}}]"
        let project = try GridTown.project(["a.yaml": jobText(stops: stops)])
        try project.write(GridTown.projectFile + "allow: {formats: [OGR_VRT]}\n", to: "arterial.yaml")
        try project.write(
            "<OGRVRTDataSource><OGRVRTLayer name=\"stops\">"
                + "<SrcDataSource relativeToVRT=\"1\">stops.csv</SrcDataSource></OGRVRTLayer></OGRVRTDataSource>\n",
            to: "stops.table")
        for name in ["Inn", "Mill"] {
            try project.write("name,x,y\n\(name),9,50\nEnd,9.002,50.002\n", to: "stops.csv")
            #expect(try states(project) == ["a succeeded"], "\(name)")
            #expect(try project.outputs().table("a/stops.csv").rows.map { $0["name"] } == [name, "End"])
        }
    }

    @Test("runs all the same where all jobs were asked for")
    func forced() throws {
        #expect(try states(project(), "--force") == ["a succeeded", "b succeeded"])
    }

    @Test(
        "has changed, and the reason is told, where another value, file or output is found",
        arguments: [
            Change("parameters changed", "a") { try $0.append("description: By night\n", to: "a.yaml") },
            Change("source works.csv changed", "a") { try $0.append("Digging,9.0005,50\n", to: "works.csv") },
            Change("travel mode car changed", "a") {
                try $0.append("travel_modes: {car: {based_on: car, description: Ours}}\n", to: "arterial.yaml")
            },
            Change("settings of town changed", "a") {
                try $0.write(
                    GridTown.projectFile.replacing("{streets:", with: "{attribution: Us, streets:"), to: "arterial.yaml"
                )
            },
            // Outputs tell what a network's sources are called.
            Change("settings of town changed", "a") {
                try $0.write($0.text("town.osm"), to: "renamed.osm")
                try $0.write(
                    GridTown.projectFile.replacing("town.osm", with: "renamed.osm"), to: "arterial.yaml")
            },
            Change("network town changed", "b") { try $0.append("<!-- -->\n", to: "town.osm") },
            Change("routes.geojson is missing or was changed", "b") { try $0.remove("outputs/b/routes.geojson") },
            Change("stops.csv is missing or was changed", "b") { try $0.append("x", to: "outputs/b/stops.csv") },
            Change("its job.json is missing or was changed", "b") { try $0.append(" ", to: "outputs/b/job.json") },
            Change("its job.json is missing or was changed", "b") { try $0.remove("outputs/b/job.json") },
            Change("it has no outputs yet", "b") { try $0.remove("outputs/b") },
            Change("something that it reads is missing or cannot be read", "a") { try $0.remove("works.csv") },
        ])
    func changed(_ change: Change) throws {
        let project = try project()
        try change.make(project)
        #expect(try reason(project, change.job) == "run  \(change.reason)")
    }

    @Test("is one where only comments, other jobs and other networks have changed")
    func changedElsewhere() throws {
        let project = try project()
        try project.append("# so be it\n", to: "a.yaml")
        try project.append("  hamlet: {streets: {source: hamlet.osm}}\n", to: "arterial.yaml")
        try project.write(GridTown.job(to: 3, 3), to: "c.yaml")
        #expect(try states(project) == ["a up_to_date", "b up_to_date", "c succeeded"])
    }

    @Test("runs again until it succeeds, and has its old outputs until then")
    func failing() throws {
        let project = try project()
        let old = try project.outputs().bytes()
        try project.write(GridTown.failingJob, to: "b.yaml")
        for _ in 0..<2 {
            #expect(try project.run("run", ".", "--quiet").code == 1)
            #expect(try project.outputs().states() == ["a up_to_date", "b failed"])
            #expect(differences(try project.outputs().bytes(), old) == [])
        }
        try project.write(GridTown.job(to: 1, 1), to: "b.yaml")
        #expect(try states(project) == ["a up_to_date", "b up_to_date"])
    }

    @Test("has its warnings still, which fail a run that was asked to fail on them")
    func warnings() throws {
        let lost = GridTown.job(more: "  - {name: Lost, at: \(GridTown.place(200, 200))}\n")
        let project = try GridTown.project(["a.yaml": lost])
        for _ in 0..<2 { #expect(try project.run("run", ".", "--fail-on", "warnings").code == 1) }
        #expect(try project.outputs().states() == ["a up_to_date"])
        #expect((try project.outputs().results()[0]["messages"] as? [Any])?.isEmpty == false)
        #expect(try project.run("run", ".").code == 0)
    }

    @Test("writes what a run from nothing writes, whatever was up to date")
    func sameBytes() throws {
        let project = try project()
        try project.append("Digging,9.0005,50\n", to: "works.csv")
        #expect(try states(project) == ["a succeeded", "b up_to_date"])
        #expect(try project.run("run", ".", "--quiet", "--out", "anew").code == 0)
        #expect(differences(try project.outputs().bytes(), try project.outputs("anew").bytes()) == [])
    }

    @Test("has the same bytes in whatever order its keys stand, also in what is wrong with them")
    func orderOfKeys() throws {
        func job(_ keys: [String]) -> String {
            "job: service_area\nnetwork: town\nfacilities: [{at: \(GridTown.place(1, 1))}]\nbreaks: [1]\n"
                + keys.map { $0 + "\n" }.joined()
        }
        let keys = ["polygons: none", "geometry_at_overlap: dissolve", "geometry_at_cutoff: disks"]
        let project = try GridTown.project(["a.yaml": job(keys)])
        #expect(try project.run("run", ".", "--quiet").code == 0)
        let bytes = try project.outputs().bytes()
        #expect(String(decoding: bytes["a/job.json"] ?? Data(), as: UTF8.self).matches(of: /unused_key/).count == 2)
        try project.write(job(keys.reversed()), to: "a.yaml")
        #expect(try states(project) == ["a up_to_date"])
        #expect(try states(project, "--force") == ["a empty"])
        #expect(differences(bytes, try project.outputs().bytes()) == [])
    }

    private func times(_ project: TemporaryProject) throws -> [String: Date] {
        var times: [String: Date] = [:]
        for path in try project.outputs().bytes().keys {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: project.path + "/outputs/" + path)
            times[path] = attributes[.modificationDate] as? Date
        }
        return times
    }
}

/// Something that somebody does to a project between two runs.
struct Change: Sendable, CustomTestStringConvertible {
    let reason: String
    let job: String
    let make: @Sendable (TemporaryProject) throws -> Void

    init(_ reason: String, _ job: String, make: @escaping @Sendable (TemporaryProject) throws -> Void) {
        (self.reason, self.job, self.make) = (reason, job, make)
    }

    var testDescription: String { "\(job): \(reason)" }
}
