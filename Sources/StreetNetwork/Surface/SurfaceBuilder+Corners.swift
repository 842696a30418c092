import Geometry

/// Corners on the land between streets, and on streets.
extension SurfaceBuilder {
    /// A corner off the streets; owned by the nearest place, of all edges that meet there.
    mutating func addPlane(_ point: LatticePoint, _ near: ArraySlice<StreetPiece>) {
        let scale = LatticeScale(atRow: point.y)
        let places = near.map { NearestStreet(to: point, on: $0, scale) }
        guard let least = places.map(\.squaredMetres).min() else { return }
        let limit = least * (1 + 1e-9) + 1e-9
        let nearest = zip(near, places).filter { $1.squaredMetres <= limit }
        guard let (piece, place) = nearest.min(by: { $0.0.edge < $1.0.edge }) else { return }
        let corner = addCorner(
            point,
            nearest: piece.start.coordinate.interpolated(to: piece.end.coordinate, fraction: place.fraction),
            distance: max(1, UInt32(min(1e9, (least.squareRoot() * 1000).rounded()))))
        for (piece, place) in nearest {
            owners.append(Owner(corner: corner, edge: piece.edge, offset: piece.offset(at: place.fraction)))
        }
    }

    private mutating func addCorner(_ point: LatticePoint, nearest: Coordinate, distance: UInt32) -> UInt32 {
        parts.corners.append(SurfaceCorner(place: point.coordinate, nearest: nearest, distance: distance))
        return table.add(point)
    }

    mutating func streetCorner(_ point: LatticePoint) -> UInt32 {
        guard let known = table.number(of: point) else {
            return addCorner(point, nearest: point.coordinate, distance: 0)
        }
        parts.corners[Int(known)].distance = 0
        parts.corners[Int(known)].nearest = point.coordinate
        return known
    }
}
