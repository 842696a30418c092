/// What tells from corners and triangles which streets they belong to.
extension SurfaceBuilder {
    mutating func gatherOwners() {
        let sorted = Owner.byCorner(owners, corners: parts.place.count)
        owners = []
        parts.firstOwner.reserveCapacity(parts.place.count + 1)
        for corner in parts.place.indices {
            parts.firstOwner.append(UInt32(parts.ownerEdge.count))
            var last: Owner?
            for owner in sorted.owners[sorted.first[corner]..<sorted.first[corner + 1]].sorted() where owner != last {
                parts.ownerEdge.append(owner.edge)
                parts.ownerOffset.append(owner.offset)
                last = owner
            }
        }
        parts.firstOwner.append(UInt32(parts.ownerEdge.count))
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
        guard parts.distance[Int(from)] == 0, parts.distance[Int(to)] == 0 else { return false }
        var side: SharedStretch.Side?
        for start in Int(parts.firstOwner[Int(from)])..<Int(parts.firstOwner[Int(from) + 1]) {
            for end in Int(parts.firstOwner[Int(to)])..<Int(parts.firstOwner[Int(to) + 1])
            where parts.ownerEdge[start] == parts.ownerEdge[end] {
                let known = side ?? SharedStretch.Side(parts.place[Int(from)], parts.place[Int(to)])
                side = known
                if known.isAlong(parts.ownerOffset[start], parts.ownerOffset[end]) { return true }
            }
        }
        return false
    }
}
