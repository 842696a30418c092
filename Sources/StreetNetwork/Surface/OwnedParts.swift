/// The parts of edges that own corners of some triangles of a surface.
struct OwnedParts {
    struct Part {
        let edge: UInt32
        /// Millimetres of the digitised direction.
        var low: UInt32
        var high: UInt32

        func span(onEdgeOf length: Int64) -> EdgeSpan { EdgeSpan(from: low, to: high, of: length) }
    }

    private(set) var parts: [Part] = []
    /// The millimetres from the corner that is nearest to a street.
    private(set) var least = UInt32.max

    init(of triangles: some Sequence<Int>, in mesh: SurfaceMesh) {
        for triangle in triangles {
            for place in triangle * 3..<triangle * 3 + 3 { add(mesh.triangles[place] & ~Surface.streetFlag, mesh) }
        }
    }

    private mutating func add(_ corner: UInt32, _ mesh: SurfaceMesh) {
        least = min(least, mesh.corners[Int(corner)].distance)
        for place in mesh.owners(of: corner) {
            let (edge, offset) = (mesh.owner[place].edge, mesh.owner[place].offset)
            if let known = parts.firstIndex(where: { $0.edge == edge }) {
                parts[known].low = min(parts[known].low, offset)
                parts[known].high = max(parts[known].high, offset)
            } else {
                parts.append(Part(edge: edge, low: offset, high: offset))
            }
        }
    }
}
