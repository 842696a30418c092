import Geometry

/// Corners on the land between streets, and on streets.
extension SurfaceBuilder {
    mutating func addPlane(_ point: LatticePoint, _ near: ArraySlice<StreetPiece>) {
        let scale = LatticeScale(atRow: point.y)
        var best: (near: NearestStreet, piece: StreetPiece)?
        for piece in near {
            let place = NearestStreet(to: point, on: piece, scale)
            // Of equally near ones that with the lowest number, whatever order they come in.
            if let known = best?.near.squaredMetres {
                if place.squaredMetres > known { continue }
                if place.squaredMetres == known, let piece0 = best?.piece, piece0.edge <= piece.edge { continue }
            }
            best = (place, piece)
        }
        guard let best else { return }
        let (piece, fraction) = (best.piece, best.near.fraction)
        let nearest = piece.start.coordinate.interpolated(to: piece.end.coordinate, fraction: fraction)
        let millimetres = UInt32(min(1e9, (best.near.squaredMetres.squareRoot() * 1000).rounded()))
        let corner = addCorner(point, nearest: nearest, distance: max(1, millimetres))
        owners.append(Owner(corner: corner, edge: piece.edge, offset: piece.offset(at: fraction)))
    }

    private mutating func addCorner(_ point: LatticePoint, nearest: Coordinate, distance: UInt32) -> UInt32 {
        parts.place.append(point.coordinate)
        parts.nearest.append(nearest)
        parts.distance.append(distance)
        return table.add(point)
    }

    mutating func streetCorner(_ point: LatticePoint) -> UInt32 {
        guard let known = table.number(of: point) else {
            return addCorner(point, nearest: point.coordinate, distance: 0)
        }
        parts.distance[Int(known)] = 0
        parts.nearest[Int(known)] = point.coordinate
        return known
    }
}
