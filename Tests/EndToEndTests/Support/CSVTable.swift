/// A table read from CSV: RFC 4180 with a line of names.
struct CSVTable {
    let columns: [String]
    let rows: [[String: String]]

    init(_ text: String) {
        let lines = Self.records(text)
        columns = lines.first ?? []
        let columns = columns
        rows = lines.dropFirst().map { cells in Dictionary(zip(columns, cells)) { first, _ in first } }
    }

    /// A column's cells as numbers.
    func numbers(_ column: String) -> [Double] { rows.compactMap { $0[column].flatMap { Double($0) } } }

    private static func records(_ text: String) -> [[String]] {
        var records: [[String]] = [[]]
        var cell = ""
        var isQuoted = false
        var characters = text.makeIterator()
        while let character = characters.next() {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                records[records.count - 1].append(cell)
                cell = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted:
                records[records.count - 1].append(cell)
                cell = ""
                records.append([])
            default: cell.append(character)
            }
        }
        return records.filter { !$0.isEmpty }
    }
}
