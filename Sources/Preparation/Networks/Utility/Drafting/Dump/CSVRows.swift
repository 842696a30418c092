import Foundation

/// The rows of a text of comma-separated values, blank lines among them: reports have several tables, parted by such lines.
enum CSVRows {
    /// Cells in quotes may hold commas, line ends and doubled quotes.
    static func of(_ text: String) -> [[String]] {
        var rows: [[String]] = []
        var (row, cell, isQuoted) = ([String](), "", false)
        var characters = text.drop { $0 == "\u{FEFF}" }.makeIterator()
        var next = characters.next()
        func endRow() {
            rows.append(row + [cell])
            (row, cell) = ([], "")
        }
        while let character = next {
            next = characters.next()
            switch character {
            case "\"" where isQuoted && next == "\"":
                cell.append("\"")
                next = characters.next()
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                row.append(cell)
                cell = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted, "\r" where !isQuoted: endRow()
            default: cell.append(character)
            }
        }
        if !row.isEmpty || !cell.isEmpty { endRow() }
        return rows
    }

    /// - Throws: errors of Foundation.
    static func of(file path: String) throws -> [[String]] {
        let data = try Data(contentsOf: URL(filePath: path))
        return of(String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? "")
    }
}
