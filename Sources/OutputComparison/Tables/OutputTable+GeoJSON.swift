import Geometry
import Vocabulary

/// What is wrong with a file that should be a table in GeoJSON.
private struct GeoJSONFault: Error, CustomStringConvertible {
    let description: String
}

extension OutputTable {
    /// The columns are the properties, in the order in which they first come.
    init(geoJSON document: JSONValue) throws {
        guard case .array(let features)? = document["features"] else {
            throw GeoJSONFault(description: "it is no GeoJSON: there are no 'features'")
        }
        var columns: [String] = []
        var places: [String: Int] = [:]
        let rows = try features.enumerated().map { number, feature in
            do {
                guard case .object(let members)? = feature["properties"] else {
                    throw GeoJSONFault(description: "there are no 'properties'")
                }
                var cells = [Cell](repeating: .none, count: columns.count)
                for (name, value) in members {
                    let place = places[name] ?? columns.count
                    if place == columns.count {
                        columns.append(name)
                        places[name] = place
                        cells.append(.none)
                    }
                    cells[place] = Cell(value)
                }
                return OutputRow(cells: cells, geometry: try Self.geometry(of: feature))
            } catch {
                throw GeoJSONFault(description: "feature \(number + 1): \(error)")
            }
        }
        self.init(columns: columns, rows: rows.map { $0.widened(to: columns.count) })
    }

    private static func geometry(of feature: JSONValue) throws -> SourceGeometry? {
        guard let value = feature["geometry"], value != .null else { return nil }
        let geometry = try GeoJSONGeometry.parse(value)
        if let stray = geometry.positions.first(where: { Coordinate($0) == nil }) {
            throw GeoJSONFault(description: "\(stray.x) \(stray.y) is no longitude and latitude")
        }
        return geometry
    }
}

extension OutputRow {
    /// Features that came before a column was first seen have nothing in it.
    fileprivate func widened(to count: Int) -> OutputRow {
        if cells.count == count { return self }
        return OutputRow(
            cells: cells + [Cell](repeating: .none, count: count - cells.count), geometry: geometry)
    }
}

extension Coordinate {
    /// The coordinate of a position in degrees; nil for one beside the globe.
    init?(_ position: Position) {
        self.init(longitudeDegrees: position.x, latitudeDegrees: position.y)
    }
}
