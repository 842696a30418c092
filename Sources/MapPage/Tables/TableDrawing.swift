import Geometry
import Vocabulary

/// A table of the page while its rows are read.
struct TableDrawing {
    private let name: String
    private let reading: PageReading
    /// By detail.
    private var places: [DrawnPlaces]
    private var columns: [ColumnCode] = []
    /// The columns of the file that these are.
    private var chosen: [Int] = []
    /// What stands at the top of these, as a list of JSON.
    private var head = Array("[]".utf8)
    private var box = Box.nothing
    private var count = 0
    private var rowsOfFile = 0
    private var columnsOfFile = 0
    private var isPlaced = false
    /// Whether the page has no room for further rows, however coarse.
    private var isFull = false

    init(_ name: String, _ reading: PageReading) {
        (self.name, self.reading) = (name, reading)
        places = reading.tolerances.map { DrawnPlaces(tolerance: $0) }
    }

    /// Takes in a row, unless there is no room for it.
    ///
    /// - Parameter names: those of the file's columns.
    mutating func append(_ row: TableRow, _ names: [String]) {
        if rowsOfFile == 0 { choose(names) }
        rowsOfFile += 1
        let box = row.geometry.box
        self.box.extend(to: box)
        if isFull { return }
        if row.geometry.kind != .none { isPlaced = true }
        for detail in places.indices { places[detail].append(row.geometry) }
        for (place, column) in chosen.enumerated() {
            row.cells.withJSON(of: column) { columns[place].append($0) }
        }
        count += 1
        isFull = !isPlaced && count == reading.rows
        // Looked at now and then, since a row takes little.
        if count % 64 == 0 { isFull = isFull || leastLength > PageBudget.results }
    }

    /// Bytes of the page for all rows so far where they are shown most coarsely.
    private var leastLength: Int {
        columns.reduce(places[places.count - 1].length(rows: count)) { $0 + $1.length.bytes }
    }

    private mutating func choose(_ names: [String]) {
        columnsOfFile = names.count
        chosen = reading.chosen(names, of: name)
        columns = chosen.map { _ in ColumnCode() }
        var list = "["
        for (place, column) in chosen.enumerated() {
            if place > 0 { list += "," }
            JSONValue.writeQuoted(names[column], into: &list)
        }
        head = Array((list + "]").utf8)
    }

    /// The table when no further rows are read.
    ///
    /// - Parameters:
    ///   - file: where it is from.
    ///   - damage: why it cannot be read to its end, in a sentence.
    consuming func closed(_ file: String, damage: String?) -> PageTable {
        for column in columns.indices { columns[column].close() }
        return PageTable(
            name: name, file: file, tolerances: reading.tolerances, head: head, columns: columns,
            places: isPlaced ? places : [], count: count, rowsOfFile: rowsOfFile,
            hiddenColumns: columnsOfFile - chosen.count, damage: damage, box: box)
    }
}
