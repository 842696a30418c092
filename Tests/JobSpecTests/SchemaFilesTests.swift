import Foundation
import Testing
import Vocabulary

@testable import JobSpec

/// The files of YAML in this project that are to be right: the sample's, those of golden folders, those of cases.
@Suite("The JSON Schemas accept")
struct SchemaFilesTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let files = ["jobs", "Tests/EndToEndTests", "docs"].flatMap { folder in
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.map { "\(folder)/\($0)" }
    }.sorted()

    @Test("every job, project and utility model in this project", arguments: files)
    func accepted(file: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
        let documents = YAMLFile.parse(SourceFile(name: file, text: text), origin: .job, Diagnostics()).documents
        for document in documents {
            let schema = document.root.pair("job") != nil ? SchemaDocument.job : Self.schema(ofFile: file)
            guard let schema, let json = document.root.json(Reader(Diagnostics())) else { continue }
            #expect(SchemaCheck.faults(of: json, under: schema) == [])
        }
    }

    @Test("as many as there are")
    func count() { #expect(Self.files.count > 60) }

    private static func schema(ofFile file: String) -> JSONValue? {
        if file.hasSuffix("arterial.yaml") { return SchemaDocument.project }
        return file.hasSuffix("model.yaml") ? SchemaDocument.utilityModel : nil
    }

    @Test(
        "no definition that is of no use to any job",
        arguments: ["[2.5]", "[{BUFFER: 10 m}]", "[{at: x}]", "[{nme: x, at: [1, 2]}]", "{use: [a]}"])
    func noUse(definition: String) {
        func faults(_ text: String) -> [String] {
            let json = decode("definitions: {a: \(text)}", as: .json("a mapping")).value ?? .null
            return SchemaCheck.faults(of: json, under: SchemaDocument.project)
        }
        #expect(faults(definition) != [])
        #expect(faults("[{name: x, at: [1, 2]}, {use: b}]") == [])
        #expect(faults("{at: [1, 2], buffer: 10 m}") == [])
    }

    @Test(
        "references for values of every form",
        arguments: [
            routeJob("u_turns: ${matrix:a}"), routeJob("locate: {tolerance: '${matrix:a} m'}"),
            routeJob("start_time: ${env:START}"), routeJob("find_best_sequence: ${matrix:a}"),
            routeJob("directions: ${matrix:a}"), areaJob("breaks: ['${matrix:minutes}']"),
            relatedJob("limit: ${env:LIMIT}"), routeJob("restrictions: {tolls: '${matrix:a}'}"),
        ])
    func references(text: String) {
        let json = decode(text, as: .json("a mapping")).value ?? .null
        #expect(SchemaCheck.faults(of: json, under: SchemaDocument.job) == [])
    }

    @Test(
        "no reference for the kind of a job, and no other text of that look", arguments: ["${matrix:a", "${a}", "$a"])
    func noReference(text: String) {
        for job in ["job: '\(text)'\nnetwork: a\nstops: []", routeJob("u_turns: '\(text)'")] {
            let json = decode(job, as: .json("a mapping")).value ?? .null
            #expect(SchemaCheck.faults(of: json, under: SchemaDocument.job) != [])
        }
    }
}
