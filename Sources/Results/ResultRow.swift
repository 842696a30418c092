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
    /// For formats that write rows in groups; nil where there are none.
    public let group: Group?

    /// What rows belong to that come one behind the other.
    public struct Group: Sendable, Equatable {
        public let number: Int
        /// Whether the row stands for a group in which there is nothing.
        public let isEmpty: Bool

        public init(_ number: Int, isEmpty: Bool) { (self.number, self.isEmpty) = (number, isEmpty) }
    }

    public init(_ values: [Value], geometry: FeatureGeometry? = nil, group: Group? = nil) {
        self.values = values
        self.geometry = geometry
        self.group = group
    }
}
