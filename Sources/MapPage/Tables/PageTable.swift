import Geometry

/// A table of a job as it stands on the page: its columns, and the places of its rows.
struct PageTable: Sendable {
    let name: String
    let count: Int
    /// What is not as it is in the file, in sentences.
    let remarks: [String]
    /// Of all that is drawn.
    let box: Box

    /// Bytes of the page.
    var byteCount: Int { json.count }

    let json: [UInt8]

    /// The bytes of places and cells that stand before the last row: with less room, that is left out.
    let leastRoom: Int
    /// Whether there was room for every row.
    let isWhole: Bool

    /// - Parameters:
    ///   - file: its name, for remarks.
    ///   - limit: bytes of places and cells after which rows are left out.
    init(_ name: String, of file: String, _ rows: inout some TableRows, _ detail: PageDetail, limit: Int) {
        self = Self.tables(name, of: file, &rows, [detail], limit: limit)[0]
    }

    /// The table in several details, of which the first is the closest; rows are read once.
    static func tables(
        _ name: String, of file: String, _ rows: inout some TableRows, _ details: [PageDetail], limit: Int
    ) -> [PageTable] {
        var drawings = details.map { TableDrawing(name, $0, limit: limit) }
        var (damage, row): (String?, _) = (nil, TableRow())
        do throws(UnreadableTable) {
            while try rows.next(into: &row) {
                let box = row.geometry.box
                for place in drawings.indices { drawings[place].append(row, box, rows.columns) }
            }
        } catch {
            damage = "\(file) cannot be shown to its end: \(error.reason)"
        }
        return drawings.map { PageTable($0, of: file, columns: rows.columns.count, damage: damage) }
    }

    private init(_ drawing: TableDrawing, of file: String, columns: Int, damage: String?) {
        let (count, leftOut) = (drawing.count, drawing.leftOut)
        var remarks = damage.map { [$0] } ?? []
        if leftOut > 0 {
            remarks.append("\(count) of \(count + leftOut) rows of \(file) are shown; all of them are in the file")
        }
        let hidden = columns - drawing.columns.count
        if hidden > 0, count > 0 { remarks.append("\(hidden) columns of \(file) are not shown; they are in the file") }
        if drawing.detail.tolerance > 1, drawing.isPlaced, count > 0 {
            remarks.append("lines of \(file) are drawn within \(Int(drawing.detail.tolerance)) m")
        }
        (name, self.count, box, self.remarks) = (drawing.name, count, drawing.box, remarks)
        (leastRoom, isWhole) = (drawing.sizeBeforeLast, !drawing.isOutOfRoom)
        json = Self.json(name, count, drawing.columns, drawing.isPlaced ? drawing.places.bytes : [])
    }

    private static func json(_ name: String, _ count: Int, _ columns: [ColumnCode], _ places: [UInt8]) -> [UInt8] {
        var json = Array("{\"name\":\"\(name)\",\"count\":\(count),\"columns\":[".utf8)
        for (index, column) in columns.enumerated() {
            if index > 0 { json.append(UInt8(ascii: ",")) }
            column.write(into: &json)
        }
        json += "],\"places\":\"".utf8
        json += places
        json += "\"}".utf8
        return json
    }
}
