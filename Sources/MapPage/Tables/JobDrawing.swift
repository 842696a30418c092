import Geometry
import Vocabulary

/// What the page has of a job's outputs.
struct JobDrawing: Sendable {
    /// Nil: the job has none.
    let document: JobDocument?
    let tables: [PageTable]

    /// What is not as it is in the files, in sentences.
    var remarks: [String] {
        let isPacked = tables.isEmpty && document?.files.contains { $0.name == "results.gpkg" } == true
        return tables.flatMap(\.remarks) + (isPacked ? ["results.gpkg is not shown: GeoJSON beside it would be"] : [])
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
