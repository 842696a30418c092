import Foundation
import Testing

@Suite("A table of plain text that is not UTF-8")
struct TextEncodingTests {
    /// What a job says of it; what else it says is left aside.
    private func said(_ outputs: Outputs) throws -> [String] {
        let messages = try outputs.json("a/job.json")["messages"] as? [[String: Any]] ?? []
        return messages.filter { $0["code"] as? String == "not_utf8" }.compactMap { $0["text"] as? String }
    }

    /// Text in Latin-1.
    private func latin(_ text: String) throws -> Data { try #require(text.data(using: .isoLatin1)) }

    private func sentence(_ line: Int, _ file: String) -> String {
        "line \(line) of \(file) is not UTF-8: letters that cannot be read are shown as \u{FFFD}, "
            + "and keys that have them match nothing; save the file as UTF-8"
    }

    private let stops = "name,x,y\nA,9,50\nBr\u{FC}cke,9.002,50.001\nStra\u{DF}e,9.003,50.001\n"

    @Test("says so with its first such line, once") func table() throws {
        let job = try LayerJob()
        try job.project.write(try latin(stops), to: "t.csv")
        let outputs = try job.outputs(stops: "{source: t.csv}, {source: t.csv}")
        #expect(try said(outputs) == [sentence(3, "t.csv")])
        #expect(try outputs.table("a/stops.csv").rows.map { $0["name"] }.contains("Br\u{FFFD}cke"))
    }

    @Test("says so with the file's name where it is one of a folder") func folder() throws {
        let job = try LayerJob()
        try job.project.write(stops, to: "tables/a.csv")
        try job.project.write(try latin(stops), to: "tables/b.csv")
        #expect(try said(try job.outputs(stops: "{source: tables, layer: a}")) == [sentence(3, "tables/b.csv")])
    }

    @Test(
        "says so with its row and field where it is a database",
        .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
    func database() throws {
        let job = try LayerJob()
        try SQLiteFile(url: job.project.url.appending(path: "t.sqlite")).run(
            "CREATE TABLE t (name TEXT, x REAL, y REAL); INSERT INTO t VALUES ('A', 9, 50), "
                + "(CAST(x'4272FC636B65' AS TEXT), 9.002, 50.001);")
        let outputs = try job.outputs(stops: "{source: t.sqlite, fields: {name: name, x: x, y: y}}")
        #expect(try said(outputs) == [Self.sentence("name", 2, "t")])
        #expect(try outputs.table("a/stops.csv").rows.map { $0["name"] }.contains("Br\u{FFFD}cke"))
    }

    @Test(
        "says so of the rows of a database and of those related to them",
        .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"), arguments: [true, false])
    func relatedDatabase(_ isOrigin: Bool) throws {
        let job = try LayerJob(["counts.csv": "n,count\n1,4\n"])
        try SQLiteFile(url: job.project.url.appending(path: "shops.sqlite")).run(
            "CREATE TABLE shops (n INTEGER, street TEXT); INSERT INTO shops VALUES (1, CAST(x'53747261DF65' AS TEXT));")
        let tables = isOrigin ? ["shops.sqlite", "counts.csv", "counts"] : ["counts.csv", "shops.sqlite", "shops"]
        try job.project.write(
            """
            job: related_records
            source: \(tables[0])
            relationship: {source: \(tables[1]), table: \(tables[2]), origin_key: n, destination_key: n}
            """, to: "a.yaml")
        let ended = try job.project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(try said(job.project.outputs()) == [Self.sentence("street", 1, "shops")])
    }

    private static func sentence(_ field: String, _ row: Int, _ layer: String) -> String {
        "\(field) in row \(row) of \(layer) is not UTF-8: letters that cannot be read are shown as \u{FFFD}, "
            + "and keys that have them match nothing"
    }

    @Test("is what another one is not") func others() throws {
        let job = try LayerJob(["t.csv": stops])
        #expect(try said(try job.outputs(stops: "{source: t.csv}")) == [])
    }

    @Test("says so where it is related to another one, for each job that reads it") func related() throws {
        let job = try LayerJob(["shops.csv": "code,street\n1,Stra\u{DF}e\n2,Platz\n"])
        try job.project.write(try latin("street,count\nStra\u{DF}e,4\nPlatz,2\n"), to: "counts.csv")
        let text = """
            job: related_records
            source: shops.csv
            relationship: {source: counts.csv, table: counts, origin_key: street, destination_key: street}
            """
        try job.project.write(text + "\n", to: "a.yaml")
        try job.project.write(text + "\n", to: "b.yaml")
        let ended = try job.project.run("run", "a.yaml", "b.yaml", "--jobs", "1")
        #expect(ended.code == 0, "\(ended.error)")
        let outputs = job.project.outputs()
        #expect(try said(outputs) == [sentence(2, "counts.csv")])
        #expect(try outputs.text("a/job.json").contains("not_utf8") && outputs.text("b/job.json").contains("not_utf8"))
        #expect(try outputs.table("a/records.csv").rows.map { $0["street"] } == ["Platz"])
    }
}
