import Geometry

/// Draws the outlines of areas on a surface. One workspace per worker; reused.
public struct SurfaceCutter: ~Copyable {
    /// Block to the last run that came to it.
    private var lastRun: [UInt32] = []
    private var run: UInt32 = 0
    private var blocks: [UInt32] = []
    private var corners: CornerLabels?
    private var lastSurface: ObjectIdentifier?

    public init() {}

    /// What parts the places of different labels, piece by piece, in the order of the blocks.
    ///
    /// A place has the label of the nearest place on the surface's streets, and none farther than `trim` from all of them.
    ///
    /// Complexity: in proportion to the labelled edges, and to the triangles near where labels change.
    /// - Parameter trim: millimetres.
    public mutating func segments(
        on surface: Surface, labels: borrowing EdgeLabels, trim: Int64
    ) -> [AreaSegment] {
        let sections = surface.sections
        findBlocks(sections, labels.edges)
        let sides = LabelledSides(
            sections: sections, trim: UInt32(clamping: trim), corners: cornerLabels(of: surface),
            scales: BandScales())
        var segments: [AreaSegment] = []
        for block in blocks {
            let isUniform = Self.isUniform(Int(block), sections, labels)
            if isUniform, sections.blockDistance[Int(block)] <= sides.trim { continue }
            let triangles = Int(sections.firstTriangle[Int(block)])..<Int(sections.firstTriangle[Int(block) + 1])
            for triangle in triangles {
                Self.cut(triangle, sides, labels, &segments, isUniform: isUniform)
            }
        }
        return segments
    }

    private mutating func cornerLabels(of surface: Surface) -> CornerLabels {
        let known = lastSurface == ObjectIdentifier(surface) ? corners : nil
        let labels = known ?? CornerLabels(count: surface.cornerCount)
        (corners, lastSurface) = (labels, ObjectIdentifier(surface))
        labels.begin()
        return labels
    }

    /// The blocks that have corners owned by labelled edges, ascending.
    private mutating func findBlocks(_ sections: SurfaceSections, _ edges: [UInt32]) {
        let count = sections.blockDistance.count
        if lastRun.count < count { lastRun = [UInt32](repeating: 0, count: count) }
        if run == .max {
            lastRun = [UInt32](repeating: 0, count: lastRun.count)
            run = 0
        }
        run += 1
        blocks.removeAll(keepingCapacity: true)
        for edge in edges {
            let range = Int(sections.firstEdgeBlock[Int(edge)])..<Int(sections.firstEdgeBlock[Int(edge) + 1])
            for block in sections.edgeBlock[range] where lastRun[Int(block)] != run {
                lastRun[Int(block)] = run
                blocks.append(block)
            }
        }
        blocks.sort()
    }

    /// Whether all streets of a block have one label.
    private static func isUniform(
        _ block: Int, _ sections: SurfaceSections, _ labels: borrowing EdgeLabels
    ) -> Bool {
        let edges = Int(sections.firstBlockEdge[block])..<Int(sections.firstBlockEdge[block + 1])
        guard let first = edges.first else { return true }
        let label = labels.uniform[Int(sections.blockEdge[first])]
        guard label != EdgeLabels.mixed else { return false }
        for place in edges where labels.uniform[Int(sections.blockEdge[place])] != label { return false }
        return true
    }

    @inline(__always)
    private static func cut(
        _ triangle: Int, _ sides: borrowing LabelledSides, _ labels: borrowing EdgeLabels,
        _ segments: inout [AreaSegment], isUniform: Bool
    ) {
        let flag = Surface.streetFlag
        let triangles = sides.sections.triangles
        let (a, b, c) = (triangles[triangle * 3], triangles[triangle * 3 + 1], triangles[triangle * 3 + 2])
        let one = sides.label(of: a & ~flag, labels)
        let other = sides.label(of: b & ~flag, labels)
        let third = sides.label(of: c & ~flag, labels)
        if one == other, other == third, isUniform || (a | b | c) & flag == 0 {
            let mayHaveRidge =
                one != AreaSegment.outside
                && (sides.mayHaveRidge(a, b) || sides.mayHaveRidge(b, c) || sides.mayHaveRidge(c, a))
            if !mayHaveRidge { return }
        }
        let cuts = (
            sides.cuts(a, b, one, other, labels), sides.cuts(b, c, other, third, labels),
            sides.cuts(c, a, third, one, labels)
        )
        if cuts.0.count + cuts.1.count + cuts.2.count == 0 { return }
        let corners = (
            sides.corner(a & ~flag, label: one), sides.corner(b & ~flag, label: other),
            sides.corner(c & ~flag, label: third)
        )
        TriangleCut(
            corners: corners, cuts: cuts, areStreets: (a & flag != 0, b & flag != 0, c & flag != 0)
        ).append(to: &segments)
    }
}
