import Geometry

/// A row of a table: a cell a column, and a geometry where there is one.
struct OutputRow: Hashable, Sendable {
    let cells: [Cell]
    /// On WGS84, in degrees; every position is one on the globe.
    let geometry: SourceGeometry?
}
