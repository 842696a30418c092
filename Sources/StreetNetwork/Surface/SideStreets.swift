import Geometry

/// The streets that run along sides of triangles.
extension SurfaceMesh {
    /// The edges that run along a side, and from where to where.
    func stretches(_ from: UInt32, _ to: UInt32) -> [SharedStretch] {
        var found: [SharedStretch] = []
        find(&found, from, to)
        return found
    }

    /// The same into memory that is there already.
    func find(_ found: inout [SharedStretch], _ from: UInt32, _ to: UInt32) {
        let side = SharedStretch.Side(corners[Int(from)].place, corners[Int(to)].place)
        found.removeAll(keepingCapacity: true)
        for start in owners(of: from) {
            for end in owners(of: to) where owner[start].edge == owner[end].edge {
                let stretch = SharedStretch(
                    edge: owner[start].edge, from: owner[start].offset, to: owner[end].offset)
                guard side.isAlong(stretch.from, stretch.to) else { continue }
                // A loop stands twice where it closes: the short way is the one along the side.
                if let known = found.firstIndex(where: { $0.edge == stretch.edge }) {
                    if stretch.length < found[known].length { found[known] = stretch }
                } else {
                    found.append(stretch)
                }
            }
        }
    }
}
