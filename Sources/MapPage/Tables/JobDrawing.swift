import Geometry
import Vocabulary

/// What the page has of a job's outputs.
struct JobDrawing: Sendable {
    /// Nil: the job has none.
    let document: JobDocument?
    let tables: [PageTable]

    /// What is not as it is in the files, in sentences.
    var remarks: [String] {
        tables.flatMap(\.remarks) + (tables.isEmpty ? unread : [])
    }

    /// Results that nothing is read of.
    private var unread: [String] {
        let names = document?.files.map(\.name) ?? []
        if names.contains("results.gpkg") { return ["results.gpkg is not shown: GeoJSON beside it would be"] }
        if names.contains(where: { $0.hasSuffix(".fgb") }) {
            return ["files of FlatGeobuf are not shown: GeoJSON beside them would be"]
        }
        return []
    }

    var byteCount: Int { tables.reduce(0) { $0 + $1.byteCount } }

    /// Whether it would be the same with so much room, in bytes of the page.
    func isSame(within limit: Int) -> Bool {
        var left = limit
        for table in tables {
            guard table.isWhole, table.leastRoom <= left else { return false }
            left -= table.byteCount
        }
        return true
    }

    var box: Box {
        var box = Box.nothing
        for table in tables { box.extend(to: table.box) }
        return box
    }

    static let nothing = JobDrawing(document: nil, tables: [])
}
