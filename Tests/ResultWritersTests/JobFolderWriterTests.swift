import Results
import TestSupport
import Testing

@testable import ResultWriters

@Suite("The outputs of one job")
struct JobFolderWriterTests {
    private let stops = Table("stops", "", geometry: .point, formats: [.geojson, .csv], columns: [Column("name", "")])
    private let edges = Table("edges", "", geometry: .none, formats: [.csv], columns: [Column("id", "")])

    @Test func areAFileForEachTableAndFormat() throws {
        let outputs = try TemporaryFolder()
        let writer = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "job", tables: [stops, edges], formats: [.geojson, .csv])
        try writer.append(ResultRow([.integer(7)]), to: edges)
        try writer.append(ResultRow([.text("depot")]), to: stops)
        try writer.append(ResultRow([.integer(8)]), to: edges)
        try writer.write(document: "job.json", "{}\n")
        try writer.commit()
        #expect(try outputs.names(in: "job") == ["edges.csv", "job.json", "stops.csv", "stops.geojson"])
        #expect(try outputs.text("job/edges.csv") == "id\n7\n8\n")
        #expect(try outputs.text("job/stops.csv") == "name\ndepot\n")
        #expect(try outputs.text("job/job.json") == "{}\n")
    }

    @Test func emptyTablesAreFilesToo() throws {
        let outputs = try TemporaryFolder()
        let writer = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "job", tables: [stops, edges], formats: [.geojson])
        try writer.append(ResultRow([.integer(7)]), to: edges)
        try writer.commit()
        #expect(try outputs.names(in: "job") == ["stops.geojson"])
    }

    @Test func directionsAreATextTooWhereAsked() throws {
        let outputs = try TemporaryFolder()
        let options = JobFolderWriter.Options(
            formulas: .escape, directions: DirectionsLayout(language: .test, title: "Rounds"), durable: true)
        let writer = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "job", tables: [.directions], formats: [.csv], options: options)
        let values: [Value] = [.text("=A"), .integer(1), .text("Go")] + [Value](repeating: .null, count: 11)
        try writer.append(ResultRow(values), to: .directions)
        try writer.commit()
        #expect(try outputs.text("job/directions.csv").hasSuffix("\n'=A,1,Go,,,,,,,,,,,\n"))
        #expect(try outputs.text("job/directions.txt").hasPrefix("Rounds\n======\n\n=A\n--\n\n  1. Go\n"))
    }

    @Test func areTheSameBytesEachTime() throws {
        let outputs = try TemporaryFolder()
        let texts = try (0..<2).map { _ in
            let writer = try JobFolderWriter(
                outputFolder: outputs.path, jobName: "job", tables: [stops], formats: [.geojson, .csv])
            for text in hostileTexts { try writer.append(ResultRow([.text(text)]), to: stops) }
            try writer.commit()
            return try outputs.text("job/stops.geojson") + outputs.text("job/stops.csv")
        }
        #expect(texts[0] == texts[1])
    }

    @Test func areNothingWithoutACommit() throws {
        let outputs = try TemporaryFolder()
        do {
            let writer = try JobFolderWriter(
                outputFolder: outputs.path, jobName: "job", tables: [stops], formats: [.csv])
            try writer.append(ResultRow([.text("a")]), to: stops)
        }
        let abandoned = try JobFolderWriter(
            outputFolder: outputs.path, jobName: "job", tables: [stops], formats: [.csv])
        abandoned.abandon()
        #expect(try outputs.names() == [])
    }
}
