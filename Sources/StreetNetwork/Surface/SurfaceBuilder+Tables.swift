/// What tells from corners and triangles which streets they belong to.
extension SurfaceBuilder {
    mutating func gatherOwners() {
        let sorted = Owner.byCorner(owners, corners: table.count)
        owners = []
        parts.owners.reserveCapacity(sorted.owners.count)
        for corner in 0..<table.count {
            parts.corners[corner].firstOwner = UInt32(parts.owners.count)
            var last: Owner?
            for owner in sorted.owners[sorted.first[corner]..<sorted.first[corner + 1]].sorted() where owner != last {
                parts.owners.append(CornerOwner(edge: owner.edge, offset: owner.offset))
                last = owner
            }
        }
        parts.corners.append(SurfaceCorner(end: UInt32(parts.owners.count)))
    }

    /// Marks the sides that streets run along: told by the owners of both ends, so that both triangles agree.
    mutating func markStreets() {
        for first in stride(from: 0, to: parts.triangles.count, by: 3) {
            let (a, b, c) = (parts.triangles[first], parts.triangles[first + 1], parts.triangles[first + 2])
            if isStreet(a, b) { parts.triangles[first] |= Surface.streetFlag }
            if isStreet(b, c) { parts.triangles[first + 1] |= Surface.streetFlag }
            if isStreet(c, a) { parts.triangles[first + 2] |= Surface.streetFlag }
        }
    }

    private func isStreet(_ from: UInt32, _ to: UInt32) -> Bool {
        guard parts.corners[Int(from)].distance == 0, parts.corners[Int(to)].distance == 0 else { return false }
        var side: SharedStretch.Side?
        for start in parts.owners(of: from) {
            for end in parts.owners(of: to) where parts.owners[start].edge == parts.owners[end].edge {
                let known = side ?? SharedStretch.Side(parts.corners[Int(from)].place, parts.corners[Int(to)].place)
                side = known
                if known.isAlong(parts.owners[start].offset, parts.owners[end].offset) { return true }
            }
        }
        return false
    }
}
