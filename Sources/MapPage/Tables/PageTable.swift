import Geometry

/// A table of a job as it stands on the page: its columns, and the places of its rows.
struct PageTable: Sendable {
    let name: String
    private let places: [UInt8]
    let count: Int
    /// What is not as it is in the file, in sentences.
    let remarks: [String]
    /// Of all that is drawn.
    let box: Box

    /// Bytes of the page.
    var byteCount: Int { text.utf8.count }

    /// As JSON.
    let text: String

    /// - Parameters:
    ///   - file: its name, for remarks.
    ///   - limit: bytes of places and cells after which rows are left out.
    init(_ name: String, of file: String, _ rows: inout some TableRows, _ detail: PageDetail, limit: Int) {
        self.name = name
        var (places, box, size, count, isPlaced) = (PlaceCode(), Box.nothing, 0, 0, false)
        var (columns, chosen, remarks): ([ColumnCode], [Int], [String]) = ([], [], [])
        var leftOut = 0
        do throws(UnreadableTable) {
            while let row = try rows.next() {
                if columns.isEmpty {
                    chosen = Self.chosen(rows.columns, of: name, detail)
                    columns = chosen.map { ColumnCode(rows.columns[$0]) }
                }
                if case .none = row.geometry {} else { isPlaced = true }
                if size > limit || !isPlaced && count >= detail.rows {
                    leftOut += 1
                    continue
                }
                count += 1
                let before = places.bytes.count
                row.geometry.write(into: &places, tolerance: detail.tolerance)
                box.extend(to: row.geometry.box)
                size += places.bytes.count - before
                for (place, column) in chosen.enumerated() {
                    columns[place].append(row.cells[column])
                    size += row.cells[column].approximateSize
                }
            }
        } catch {
            remarks.append("\(file) cannot be shown to its end: \(error.reason)")
        }
        if leftOut > 0 {
            remarks.append("\(count) of \(count + leftOut) rows of \(file) are shown; all of them are in the file")
        }
        let hidden = rows.columns.count - chosen.count
        if hidden > 0, count > 0 { remarks.append("\(hidden) columns of \(file) are not shown; they are in the file") }
        if detail.tolerance > 1, isPlaced, count > 0 {
            remarks.append("lines of \(file) are drawn within \(Int(detail.tolerance)) m")
        }
        self.places = isPlaced ? places.bytes : []
        (self.count, self.box, self.remarks) = (count, box, remarks)
        text = Self.text(name, count, columns, self.places)
    }

    private static func text(_ name: String, _ count: Int, _ columns: [ColumnCode], _ places: [UInt8]) -> String {
        var text = "{\"name\":\"\(name)\",\"count\":\(count),\"columns\":["
        for (index, column) in columns.enumerated() {
            if index > 0 { text += "," }
            column.write(into: &text)
        }
        return text + "],\"places\":\"" + String(decoding: places, as: UTF8.self) + "\"}"
    }

    /// Columns that are shown where there is no room for all; for tables that are not named, all are.
    private static let essential: [String: Set<String>] = [
        "lines": ["facility", "from_break", "to_break", "street", "length"],
        "elements": ["source", "global_id", "asset_type", "role"],
        "directions": ["route", "step", "text", "length", "time", "maneuver"],
    ]

    private static func chosen(_ columns: [String], of name: String, _ detail: PageDetail) -> [Int] {
        guard !detail.hasAllColumns, let wanted = essential[name] else { return Array(columns.indices) }
        return columns.indices.filter { wanted.contains(columns[$0]) }
    }
}

extension PageCell {
    /// Bytes of the page, one with the other.
    fileprivate var approximateSize: Int {
        switch self {
        case .null: 2
        case .number(let text): min(text.utf8.count + 1, 8)
        case .text(let text): text.utf8.count / 2 + 3
        case .boolean: 4
        }
    }
}
