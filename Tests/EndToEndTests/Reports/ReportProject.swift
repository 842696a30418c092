import Foundation

/// Projects for reports, and the tools that look at these.
enum ReportProject {
    static let schemas = Arterial.project.appending(path: "Tests/Cases/Reports")
    static let xmllint = "/usr/bin/xmllint"
    static let python = "/usr/bin/python3"

    static let hasXMLLint = FileManager.default.isExecutableFile(atPath: xmllint)
    static let hasJSONSchema =
        (try? OtherCommand.run(
            python, ["-c", "import jsonschema"], in: URL(filePath: "/"), environment: [:]
        ).code) == 0

    /// One job of each sort: good, failing, invalid, with a warning, and with a name that is hard to write.
    static func make() throws -> TemporaryProject {
        try GridTown.project([
            "jobs/a.yaml": GridTown.job(), "jobs/b.yaml": GridTown.failingJob, "jobs/c.yaml": GridTown.invalidJob,
            "jobs/d.yaml": GridTown.job(more: "  - {name: 'Lost, <100 %> ]]>', at: \(GridTown.place(200, 200))}\n"),
            "jobs/e & f.yaml": GridTown.failingJob,
        ])
    }

    /// What the schema of Ant's XML has against a file; empty where nothing.
    static func faults(ofJUnit path: String, in project: TemporaryProject) throws -> String {
        let ended = try OtherCommand.run(
            xmllint, ["--noout", "--schema", schemas.appending(path: "junit.xsd").path, path], in: project.url,
            environment: [:])
        return ended.code == 0 ? "" : ended.error
    }

    /// What the schema of SARIF has against a file; empty where nothing.
    static func faults(ofSARIF path: String, in project: TemporaryProject) throws -> String {
        let check = """
            import json, sys, jsonschema
            schema, log = (json.load(open(path)) for path in sys.argv[1:])
            jsonschema.Draft202012Validator(schema).validate(log)
            rules = [rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]]
            for result in log["runs"][0]["results"]:
                assert rules[result["ruleIndex"]] == result["ruleId"]
            """
        let ended = try OtherCommand.run(
            python, ["-c", check, schemas.appending(path: "sarif.json").path, path], in: project.url, environment: [:])
        return ended.code == 0 ? "" : ended.error
    }
}
