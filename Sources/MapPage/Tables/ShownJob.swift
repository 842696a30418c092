/// What the page shows of a job's outputs.
struct ShownJob: Sendable {
    let drawing: JobDrawing
    private let detail: Int
    let tables: [ShownTable]

    /// As closely as it was drawn, or in another detail.
    init(_ drawing: JobDrawing, in detail: Int = 0) {
        self.init(drawing, detail, drawing.tables.map { ShownTable($0, in: detail) })
    }

    private init(_ drawing: JobDrawing, _ detail: Int, _ tables: [ShownTable]) {
        (self.drawing, self.detail, self.tables) = (drawing, detail, tables)
    }

    /// Bytes of the page that its tables take at most, with the commas behind them.
    var length: Int { tables.reduce(tables.count) { $0 + $1.length } }

    /// How many of its tables there is no room for.
    var leftOutTables: Int { drawing.tables.count - tables.count }

    /// The same less closely; nil where it was not drawn so.
    var coarser: ShownJob? { detail + 1 < drawing.details ? ShownJob(drawing, in: detail + 1) : nil }

    /// The same with as many rows of its tables as so many bytes have room for, of the first tables before others.
    func within(_ room: Int) -> ShownJob {
        var left = room
        let shown = tables.compactMap { table -> ShownTable? in
            guard let shown = table.within(left - 1) else { return nil }
            left -= shown.length + 1
            return shown
        }
        return ShownJob(drawing, detail, shown)
    }
}
