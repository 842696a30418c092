/// Asks for what triangles that are cut will read, some of them ahead: first their corners' numbers, then the corners, then whose these are.
struct TrianglesAhead {
    private let sections: SurfaceSections
    private let marks: SurfaceMarks
    private let cut: [UInt32]

    /// Triangles ahead of the one that is cut.
    private static let (far, middle, near) = (24, 16, 8)

    init(sections: SurfaceSections, marks: SurfaceMarks) {
        (self.sections, self.marks, cut) = (sections, marks, marks.cut)
    }

    /// - Parameter place: that of the triangle which is cut now, among those that are marked.
    @inline(__always)
    func prefetch(_ place: Int) {
        let mesh = sections.mesh
        if place + Self.far < cut.count {
            let triangle = Int(cut[place + Self.far])
            mesh.triangles.prefetchAll(of: triangle * 3)
            sections.triangleNode.prefetch(triangle)
        }
        if place + Self.middle < cut.count {
            visitCorners(of: cut[place + Self.middle]) {
                mesh.corners.prefetchAll(of: $0)
                marks.corners.prefetch($0)
            }
        }
        if place + Self.near < cut.count {
            visitCorners(of: cut[place + Self.near]) {
                mesh.owner.prefetch(Int(mesh.corners[$0].firstOwner))
                marks.cells.prefetch(mesh.corners[$0].cell)
            }
        }
    }

    @inline(__always)
    private func visitCorners(of triangle: UInt32, _ visit: (Int) -> Void) {
        for place in Int(triangle) * 3..<Int(triangle) * 3 + 3 {
            visit(Int(sections.mesh.triangles[place] & ~Surface.streetFlag))
        }
    }
}
