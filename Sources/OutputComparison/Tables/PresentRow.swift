import Geometry

/// A row that only one of two tables has.
public struct PresentRow: Sendable, Equatable {
    /// What the row is known by.
    public let row: [NamedCell]
    public let cells: [NamedCell]
    /// Metres of a line, or square metres of an area, on the ground.
    public let length: Double?
    public let area: Double?

    init(row: [NamedCell], cells: [NamedCell], geometry: SourceGeometry?) {
        (self.row, self.cells) = (row, cells)
        switch geometry {
        case .lines(let lines)?: (length, area) = (GeometrySize.length(of: lines), nil)
        case .polygons(let polygons)?: (length, area) = (nil, GeometrySize.area(of: polygons))
        default: (length, area) = (nil, nil)
        }
    }
}
