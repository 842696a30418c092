import Geometry
import Results

/// Puts the rows of the table of routes into a GPX document, which it closes.
final class GPXRoutesWriter: TableWriter {
    private let document: GPXDocument

    init(_ document: GPXDocument) { self.document = document }

    /// - Parameter row: begins with the route's name.
    func append(_ row: ResultRow) throws {
        guard case .text(let name)? = row.values.first, case .lines(let lines)? = row.geometry else { return }
        document.append(route: name, lines: lines)
    }

    func finish() throws { try document.close() }
}

/// Puts the rows of the table of stops into a GPX document: those that are visited.
final class GPXStopsWriter: TableWriter {
    private let document: GPXDocument

    init(_ document: GPXDocument) { self.document = document }

    /// - Parameter row: begins with route, sequence, id and name.
    func append(_ row: ResultRow) throws {
        guard case .text(let route) = row.values[0], case .integer(let sequence) = row.values[1],
            case .text(let name) = row.values[3], case .point(let place)? = row.geometry
        else { return }
        try document.append(stop: name, comment: "\(route), \(sequence)", at: place)
    }

    func finish() throws {}
}
