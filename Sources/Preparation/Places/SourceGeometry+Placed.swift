import Geometry

extension SourceGeometry {
    /// The geometry in degrees on WGS84.
    ///
    /// - Parameter coordinates: a place for each of the geometry's positions, in their order.
    func placed(at coordinates: [Coordinate]) -> SourceGeometry {
        var next = 0
        return map { _ in
            defer { next += 1 }
            return Position(x: coordinates[next].longitudeDegrees, y: coordinates[next].latitudeDegrees)
        }
    }
}
