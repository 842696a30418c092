import Geometry
import Results

/// Puts the rows of the table of routes into a GPX document, which it closes.
final class GPXRoutesWriter: TableWriter {
    private enum Field: String, CaseIterable {
        case name
    }

    private let document: GPXDocument
    private let columns: NamedColumns<Field>

    init(_ document: GPXDocument, table: Table) { (self.document, columns) = (document, NamedColumns(of: table)) }

    func append(_ row: ResultRow) throws {
        guard case .text(let name) = columns.value(.name, of: row), case .lines(let lines)? = row.geometry
        else { return }
        document.append(route: name, lines: lines)
    }

    func finish() throws { try document.close() }
}

/// Puts the rows of the table of stops into a GPX document: those that are visited.
final class GPXStopsWriter: TableWriter {
    private enum Field: String, CaseIterable {
        case route, sequence, name
    }

    private let document: GPXDocument
    private let columns: NamedColumns<Field>

    init(_ document: GPXDocument, table: Table) { (self.document, columns) = (document, NamedColumns(of: table)) }

    func append(_ row: ResultRow) throws {
        guard case .text(let route) = columns.value(.route, of: row),
            case .integer(let sequence) = columns.value(.sequence, of: row),
            case .text(let name) = columns.value(.name, of: row), case .point(let place)? = row.geometry
        else { return }
        try document.append(stop: name, comment: "\(route), \(sequence)", at: place)
    }

    func finish() throws {}
}
