import Geometry

/// The geometry of a row, in WGS84.
public enum FeatureGeometry: Sendable, Equatable {
    case point(Coordinate)
    /// Several points that belong together.
    case points([Coordinate])
    /// One or more lines, each of two or more coordinates.
    case lines([[Coordinate]])
    /// One or more polygons, each a list of closed rings, the outer ring first.
    case polygons([[[Coordinate]]])
}

/// One row of a table: a value a column, in the table's order, and a geometry where there is one.
public struct ResultRow: Sendable, Equatable {
    public let values: [Value]
    public let geometry: FeatureGeometry?

    public init(_ values: [Value], geometry: FeatureGeometry? = nil) {
        self.values = values
        self.geometry = geometry
    }
}
