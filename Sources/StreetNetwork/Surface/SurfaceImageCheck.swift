import ImageFile

/// Checks that the arrays of a surface fit each other and their network.
struct SurfaceImageCheck {
    private let sections: SurfaceSections
    private let network: StreetNetwork
    private let path: String

    init(_ sections: SurfaceSections, _ network: StreetNetwork, path: String) {
        self.sections = sections
        self.network = network
        self.path = path
    }

    /// - Throws: `ImageError`.
    func check() throws {
        try checkMesh()
        let (edges, triangles) = (network.edgeCount, sections.mesh.triangles.count / 3)
        let cells = sections.firstCellSeam.count - 1
        try expect(cells > 0 && sections.mesh.cell.allSatisfy { $0 < cells }, "cell")
        let nodes = sections.nodePlace.count
        try expect(
            sections.triangleNode.count == triangles && sections.triangleNode.allSatisfy { $0 <= nodes },
            "triangle-node")
        try expectTable(
            sections.firstEdgeTriangle, of: edges, into: sections.edgeTriangle, below: triangles, "edge-triangle")
        try expectTable(sections.firstEdgeCell, of: edges, into: sections.edgeCell, below: cells, "edge-cell")
        let seams = sections.seams
        try expectTable(sections.firstCellSeam, of: cells, into: sections.cellSeam, below: seams.count, "cell-seam")
        try expect(
            seams.allSatisfy { $0.left < cells && $0.right < cells && $0.tail < nodes && $0.head < nodes }, "seams")
        try expectStarts(sections.firstVertex, of: seams.count, into: sections.vertex.count, "first-vertex")
    }

    private func checkMesh() throws {
        let mesh = sections.mesh
        let corners = mesh.place.count
        try expect(mesh.nearest.count == corners && mesh.distance.count == corners, "place")
        try expect(mesh.cell.count == corners, "cell")
        try expectStarts(mesh.firstOwner, of: corners, into: mesh.ownerEdge.count, "first-owner")
        try expect(mesh.ownerOffset.count == mesh.ownerEdge.count, "owner-offset")
        try expect(mesh.ownerEdge.allSatisfy { $0 < network.edgeCount }, "owner-edge")
        for (edge, offset) in zip(mesh.ownerEdge, mesh.ownerOffset) {
            try expect(Int64(offset) <= network.length(of: Int(edge)), "owner-offset")
        }
        try expect(mesh.triangles.count % 3 == 0, "triangles")
        try expect(mesh.triangles.allSatisfy { $0 & ~Surface.streetFlag < corners }, "triangles")
    }

    private func expectTable(
        _ starts: UnsafeBufferPointer<UInt32>, of count: Int, into entries: UnsafeBufferPointer<UInt32>,
        below limit: Int, _ section: String
    ) throws {
        try expectStarts(starts, of: count, into: entries.count, section)
        try expect(entries.allSatisfy { $0 < limit }, section)
    }

    /// Starts ascend, one more than there are things, and end with all.
    private func expectStarts(
        _ starts: UnsafeBufferPointer<UInt32>, of count: Int, into total: Int, _ section: String
    ) throws {
        try expect(starts.count == count + 1 && Int(starts[count]) == total, section)
        try expect(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }, section)
    }

    private func expect(_ holds: Bool, _ section: String) throws {
        guard holds else { throw ImageError.corrupted(path: path, section: section) }
    }
}
