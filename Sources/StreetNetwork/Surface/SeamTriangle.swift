import Geometry

/// The gates of a triangle between the land of different cells, counter-clockwise.
struct SeamTriangle {
    struct Passage {
        let place: Coordinate
        /// Of the side, from the corner of the lower number on.
        let part: Int32
        /// Whether a street runs along the side.
        let isOnStreet: Bool
        /// The triangle's corner where its side starts.
        var side = 0
        /// The cells that it leads between, counter-clockwise.
        let before: UInt32
        let behind: UInt32

        /// The same seen from the other triangle of the side.
        var turned: Passage {
            Passage(place: place, part: part, isOnStreet: isOnStreet, before: behind, behind: before)
        }
    }

    private(set) var passages: [Passage] = []
    /// What the gates have of each corner, in parts of their sides.
    private(set) var weights = SIMD3<Int32>()

    /// Whether a seam goes straight through the triangle, and not along a side of it.
    var isStraight: Bool { passages.count == 2 && passages[0].side != passages[1].side }

    /// - Parameter sideCell: the cell of the streets along a side.
    init(_ triangle: Int, _ gates: SideGates, sideCell: (UInt32, UInt32) -> UInt32) {
        let flag = Surface.streetFlag
        for side in 0..<3 {
            let from = gates.mesh.triangles[triangle * 3 + side]
            let to = gates.mesh.triangles[triangle * 3 + (side + 1) % 3] & ~flag
            let (one, other) = (min(from & ~flag, to), max(from & ~flag, to))
            var found = from & flag == 0 ? open(one, other, gates) : street(one, other, gates, sideCell(one, other))
            if one == to {
                found = found.reversed().map(\.turned)
            }
            for var passage in found {
                passage.side = side
                passages.append(passage)
                let along = one == to ? Gate.parts - passage.part : passage.part
                weights[side] += Gate.parts - along
                weights[(side + 1) % 3] += along
            }
        }
    }

    private func open(_ from: UInt32, _ to: UInt32, _ gates: SideGates) -> [Passage] {
        let mesh = gates.mesh
        let (own, other) = (mesh.corners[Int(from)].cell, mesh.corners[Int(to)].cell)
        guard let open = gates.open(from, to, differ: own != other) else { return [] }
        let (start, end) = (gates.isBeyond(from) ? 0 : own, gates.isBeyond(to) ? 0 : other)
        let first = Gate.place(mesh.corners[Int(from)].place, mesh.corners[Int(to)].place, open.first)
        guard let part = open.second else {
            return [Passage(place: first, part: open.first, isOnStreet: false, before: start, behind: end)]
        }
        let second = Gate.place(mesh.corners[Int(from)].place, mesh.corners[Int(to)].place, part)
        return [
            Passage(place: first, part: open.first, isOnStreet: false, before: start, behind: 0),
            Passage(place: second, part: part, isOnStreet: false, before: 0, behind: end),
        ]
    }

    private func street(
        _ from: UInt32, _ to: UInt32, _ gates: SideGates, _ street: UInt32
    ) -> [Passage] {
        let mesh = gates.mesh
        let margin = gates.margin(from, to)
        var found: [Passage] = []
        func add(_ part: Int32, _ before: UInt32, _ behind: UInt32) {
            guard before != behind else { return }
            let place = Gate.place(mesh.corners[Int(from)].place, mesh.corners[Int(to)].place, part)
            found.append(Passage(place: place, part: part, isOnStreet: true, before: before, behind: behind))
        }
        add(margin, mesh.corners[Int(from)].cell, street)
        add(Gate.parts - margin, street, mesh.corners[Int(to)].cell)
        return found
    }
}
