/// What tells from corners, triangles and blocks which streets they belong to.
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

    mutating func gatherBlocks() {
        var lastBlock = [UInt32](repeating: .max, count: network.edgeCount)
        for block in 0..<(parts.firstTriangle.count - 1) {
            parts.firstBlockEdge.append(UInt32(parts.blockEdge.count))
            var farthest: UInt32 = 0
            for place in (Int(parts.firstTriangle[block]) * 3)..<(Int(parts.firstTriangle[block + 1]) * 3) {
                let corner = Int(parts.triangles[place] & ~Surface.streetFlag)
                farthest = max(farthest, parts.distance[corner], self.farthest(onSideFrom: place))
                for owner in Int(parts.firstOwner[corner])..<Int(parts.firstOwner[corner + 1]) {
                    let edge = parts.ownerEdge[owner]
                    if lastBlock[Int(edge)] == UInt32(block) { continue }
                    lastBlock[Int(edge)] = UInt32(block)
                    parts.blockEdge.append(edge)
                }
            }
            parts.blockDistance.append(farthest)
        }
        parts.firstBlockEdge.append(UInt32(parts.blockEdge.count))
        invertBlocks()
    }

    /// Millimetres that no place on the side from a triangle's corner to the next is farther from streets than.
    private func farthest(onSideFrom place: Int) -> UInt32 {
        let next = place % 3 == 2 ? place - 2 : place + 1
        let (from, to) = (
            Int(parts.triangles[place] & ~Surface.streetFlag), Int(parts.triangles[next] & ~Surface.streetFlag)
        )
        return SurfaceSections.farthest(
            parts.place[from], parts.place[to], distance: parts.distance[from], parts.distance[to])
    }

    /// From blocks with their edges to edges with their blocks.
    private mutating func invertBlocks() {
        var first = [UInt32](repeating: 0, count: network.edgeCount + 1)
        for edge in parts.blockEdge { first[Int(edge) + 1] += 1 }
        for edge in 0..<network.edgeCount { first[edge + 1] += first[edge] }
        parts.firstEdgeBlock = first
        parts.edgeBlock = [UInt32](repeating: 0, count: parts.blockEdge.count)
        for block in 0..<(parts.firstBlockEdge.count - 1) {
            for place in Int(parts.firstBlockEdge[block])..<Int(parts.firstBlockEdge[block + 1]) {
                let edge = Int(parts.blockEdge[place])
                parts.edgeBlock[Int(first[edge])] = UInt32(block)
                first[edge] += 1
            }
        }
    }
}
