import Geometry

/// The corners and triangles of a surface, wherever they lie in memory: see `SurfaceParts`.
struct SurfaceMesh: @unchecked Sendable {
    let place: UnsafeBufferPointer<Coordinate>
    let nearest: UnsafeBufferPointer<Coordinate>
    let distance: UnsafeBufferPointer<UInt32>
    let cell: UnsafeBufferPointer<UInt32>
    let firstOwner: UnsafeBufferPointer<UInt32>
    let ownerEdge: UnsafeBufferPointer<UInt32>
    let ownerOffset: UnsafeBufferPointer<UInt32>
    let triangles: UnsafeBufferPointer<UInt32>

    @inline(__always)
    func owners(of corner: UInt32) -> Range<Int> {
        Int(firstOwner[Int(corner)])..<Int(firstOwner[Int(corner) + 1])
    }

    /// Whether a corner is owned by an edge.
    @inline(__always)
    func owns(_ edge: UInt32, _ corner: UInt32) -> Bool {
        for owner in owners(of: corner) where ownerEdge[owner] == edge { return true }
        return false
    }
}

extension SurfaceParts {
    /// Lends the mesh while it is being built.
    func withMesh<Result>(_ body: (SurfaceMesh) throws -> Result) rethrows -> Result {
        try place.withUnsafeBufferPointer { place in
            try nearest.withUnsafeBufferPointer { nearest in
                try distance.withUnsafeBufferPointer { distance in
                    try cell.withUnsafeBufferPointer { cell in
                        try firstOwner.withUnsafeBufferPointer { firstOwner in
                            try ownerEdge.withUnsafeBufferPointer { ownerEdge in
                                try ownerOffset.withUnsafeBufferPointer { ownerOffset in
                                    try triangles.withUnsafeBufferPointer { triangles in
                                        try body(
                                            SurfaceMesh(
                                                place: place, nearest: nearest, distance: distance, cell: cell,
                                                firstOwner: firstOwner, ownerEdge: ownerEdge,
                                                ownerOffset: ownerOffset, triangles: triangles))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
