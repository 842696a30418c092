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
        try expect(-1_800_000_000...1_800_000_000 ~= sections.map.middle, "middle")
        try checkMesh()
        let (edges, triangles) = (network.edgeCount, sections.mesh.triangles.count / 3)
        let cells = sections.firstCellSeam.count - 1
        try expect(cells > 0 && sections.mesh.corners.dropLast().allSatisfy { $0.cell < cells }, "cell")
        let nodes = sections.nodePlace.count
        try expect(
            sections.triangleNode.count == triangles && sections.triangleNode.allSatisfy { $0 <= nodes },
            "triangle-node")
        try expectSpans(sections.edgeTriangles, of: edges, below: triangles, "edge-triangle")
        try expectSpans(sections.edgeSeams, of: edges, below: sections.seams.count, "edge-seam")
        try expectStarts(sections.firstEdgeCell, of: edges, into: sections.edgeCell.count, "edge-cell")
        try expect(sections.edgeCell.allSatisfy { $0.cell < cells }, "edge-cell")
        try expectTable(sections.firstCellEdge, of: cells, into: sections.cellEdge, below: edges, "cell-edge")
        let seams = sections.seams
        try expectStarts(sections.firstCellSeam, of: cells, into: sections.cellSeam.count, "cell-seam")
        try expect(sections.cellSeamSides.count == sections.cellSeam.count, "cell-seam-sides")
        try checkClearings(cells: cells)
        let beyond = cells + sections.clearings.count - 1
        try expect(sections.cellSeam.allSatisfy { $0.seam < seams.count && $0.beyond < beyond }, "cell-seam")
        try expect(
            seams.allSatisfy { $0.left < cells && $0.right < cells && $0.tail < nodes && $0.head < nodes }, "seams")
        try expectStarts(sections.firstVertex, of: seams.count, into: sections.vertex.count, "first-vertex")
        try checkGates(triangles: triangles)
    }

    private func checkClearings(cells: Int) throws {
        let clearings = sections.clearings
        try expect(clearings.last.map { Int($0.firstCell) } == sections.clearingCell.count, "clearings")
        try expect(zip(clearings, clearings.dropFirst()).allSatisfy { $0.firstCell <= $1.firstCell }, "clearings")
        try expect(sections.clearingCell.allSatisfy { $0 < cells }, "clearing-cell")
    }

    private func checkGates(triangles: Int) throws {
        try expectStarts(sections.firstGate, of: sections.seams.count, into: sections.gate.count, "first-gate")
        try expect(sections.gate.allSatisfy { $0.triangle < triangles && 0...Gate.parts ~= $0.part }, "gate")
        try expect(sections.vertexGate.count == sections.vertex.count, "vertex-gate")
        for seam in sections.seams.indices {
            let vertices = Int(sections.firstVertex[seam])..<Int(sections.firstVertex[seam + 1])
            let count = sections.firstGate[seam + 1] - sections.firstGate[seam]
            let gates = sections.vertexGate[vertices]
            try expect(count > 0 && gates.allSatisfy { 0 < $0 && $0 < count }, "vertex-gate")
            try expect(zip(gates, gates.dropFirst()).allSatisfy { $0 < $1 }, "vertex-gate")
        }
    }

    private func checkMesh() throws {
        let mesh = sections.mesh
        let starts = mesh.corners
        try expect(starts.last.map { Int($0.firstOwner) } == mesh.owner.count, "corners")
        try expect(zip(starts, starts.dropFirst()).allSatisfy { $0.firstOwner <= $1.firstOwner }, "corners")
        for owner in mesh.owner {
            try expect(Int(owner.edge) < network.edgeCount, "owners")
            try expect(Int64(owner.offset) <= network.length(of: Int(owner.edge)), "owners")
        }
        let corners = starts.count - 1
        try expect(mesh.triangles.count % 3 == 0, "triangles")
        try expect(mesh.triangles.allSatisfy { $0 & ~Surface.streetFlag < corners }, "triangles")
    }

    private func expectSpans(_ spans: EdgeSpans, of edges: Int, below limit: Int, _ section: String) throws {
        try expectTable(spans.first, of: edges, into: spans.entry, below: limit, section)
        try expect(spans.span.count == spans.entry.count, "\(section)-span")
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
