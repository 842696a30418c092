import Geometry

/// The corners and triangles of a surface, wherever they lie in memory: see `SurfaceParts`.
struct SurfaceMesh: @unchecked Sendable {
    let corners: UnsafeBufferPointer<SurfaceCorner>
    let owner: UnsafeBufferPointer<CornerOwner>
    let triangles: UnsafeBufferPointer<UInt32>

    @inline(__always)
    func owners(of corner: UInt32) -> Range<Int> {
        Int(corners[Int(corner)].firstOwner)..<Int(corners[Int(corner) + 1].firstOwner)
    }
}

extension SurfaceParts {
    func owners(of corner: UInt32) -> Range<Int> {
        Int(corners[Int(corner)].firstOwner)..<Int(corners[Int(corner) + 1].firstOwner)
    }

    /// Lends the mesh while it is being built.
    func withMesh<Result>(_ body: (SurfaceMesh) throws -> Result) rethrows -> Result {
        try corners.withUnsafeBufferPointer { corners in
            try owners.withUnsafeBufferPointer { owner in
                try triangles.withUnsafeBufferPointer { triangles in
                    try body(SurfaceMesh(corners: corners, owner: owner, triangles: triangles))
                }
            }
        }
    }
}
