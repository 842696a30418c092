import Geometry

/// What the page can have of a job's outputs.
struct JobDrawing: Sendable {
    /// Nil: the job has none.
    let document: RecordedJob?
    /// All in the same details.
    let tables: [PageTable]
    /// In how many details they are.
    let details: Int
    /// Whether the files stood that the document tells of.
    var isAsRecorded = true

    var box: Box {
        var box = Box.nothing
        for table in tables { box.extend(to: table.box) }
        return box
    }
}
