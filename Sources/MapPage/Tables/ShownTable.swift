import Vocabulary

/// A table as it stands on the page: the first rows of it, in a detail.
struct ShownTable: Sendable {
    let table: PageTable
    private let detail: Int
    private let rows: Int
    /// Of the columns of these rows.
    private let columns: [ColumnLength]
    /// Bytes of the page that it takes at most.
    let length: Int

    /// All that there is.
    init(_ table: PageTable, in detail: Int) { self.init(table, detail, rows: table.count) }

    private init(_ table: PageTable, _ detail: Int, rows: Int) {
        (self.table, self.detail, self.rows) = (table, detail, rows)
        columns = table.lengths(rows: rows)
        length =
            Self.frame(table, detail, rows: rows).count + Self.lastMembers.count
            + table.placesLength(detail, rows: rows) + columns.reduce(0) { $0 + $1.bytes }
    }

    /// The same with as many of its rows as so many bytes have room for.
    ///
    /// - Returns: nil where there is not even room to tell of it.
    /// - Complexity: O(c) for c cells that are shown.
    func within(_ room: Int) -> ShownTable? {
        if length <= room { return self }
        let frame = Self.frame(table, detail, rows: rows, isCut: true).count + Self.lastMembers.count
        let shown = ShownTable(table, detail, rows: table.rows(within: room - frame, detail, atMost: rows))
        return shown.length <= room ? shown : nil
    }

    /// - Parameter heads: the numbers of the lists of names of columns.
    func write(into json: inout [UInt8], _ heads: [[UInt8]: Int]) {
        json += Self.frame(table, detail, rows: rows)
        json += ",\"head\":\(heads[table.head] ?? 0),\"cells\":[".utf8
        for column in columns.indices {
            if column > 0 { json.append(UInt8(ascii: ",")) }
            table.columns[column].write(rows: rows, columns[column], into: &json)
        }
        json.append(UInt8(ascii: "]"))
        if table.isPlaced {
            json += ",\"places\":\"".utf8
            table.places[detail].write(rows: rows, into: &json)
            json.append(UInt8(ascii: "\""))
        }
        json.append(UInt8(ascii: "}"))
    }

    /// What stands behind the frame, without cells and places.
    private static let lastMembers = Array(",\"head\":00000,\"cells\":[],\"places\":\"\"}".utf8)

    /// What the page tells of the table, and what of it is not shown.
    ///
    /// - Parameter isCut: tells of rows that are not shown, even if all are.
    private static func frame(_ table: PageTable, _ detail: Int, rows: Int, isCut: Bool = false) -> [UInt8] {
        var text = "{\"name\":\"\(table.name)\",\"count\":\(rows)"
        let known = text.utf8.count
        let tolerance = Int(table.tolerances[detail])
        if isCut || rows < table.rowsOfFile { text += ",\"rowsOfFile\":\(table.rowsOfFile)" }
        if table.hiddenColumns > 0, rows > 0 { text += ",\"hiddenColumns\":\(table.hiddenColumns)" }
        if tolerance > 1, table.isPlaced, rows > 0 { text += ",\"tolerance\":\(tolerance)" }
        if text.utf8.count > known { put("file", table.file, into: &text) }
        if let damage = table.damage { put("damage", damage, into: &text) }
        return Array(text.utf8)
    }

    private static func put(_ member: String, _ value: String, into text: inout String) {
        text += ",\"\(member)\":"
        JSONValue.writeQuoted(value, into: &text)
    }
}
