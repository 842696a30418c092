import Foundation
import Testing

@Suite("A Shapefile with deleted rows", .enabled(if: Conversion.isThere, Conversion.isMissing))
struct DeletedRowTests {
    @Test("gives the others, in either language of conditions", arguments: ["ogr", "sqlite"])
    func others(_ dialect: String) throws {
        let names = ["a", "b", "c", "d"]
        let rows = names.enumerated().map { "\($1),9.00\($0),50\n" }.joined()
        let job = try LayerJob(["t.csv": "id,x,y\n" + rows])
        let options = ["-oo", "X_POSSIBLE_NAMES=x", "-oo", "Y_POSSIBLE_NAMES=y", "-a_srs", "EPSG:4326"]
        try Conversion.write("t.csv", as: "p.shp", options, in: job.project.url)
        try delete(row: 1, of: job.project.url.appending(path: "p.dbf"))
        let item = "{source: p.shp, dialect: \(dialect), where: \"id <> 'a'\", fields: {id: id}}"
        #expect(try job.column("id", item) == ["c", "d"])
    }

    /// As programs do: a row that is deleted begins with a star.
    private func delete(row: Int, of table: URL) throws {
        var bytes = try [UInt8](Data(contentsOf: table))
        let (head, length) = (Int(bytes[8]) + Int(bytes[9]) << 8, Int(bytes[10]) + Int(bytes[11]) << 8)
        bytes[head + row * length] = UInt8(ascii: "*")
        try Data(bytes).write(to: table)
    }
}
