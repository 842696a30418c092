import Geometry

/// Draws the outlines of areas on a surface. One workspace per worker; reused.
///
/// Between cells whose streets have one label each, outlines are seams that were drawn beforehand. Only where labels of a street
/// change, the triangles that see the change are cut anew.
public struct SurfaceCutter: ~Copyable {
    private var marks: SurfaceMarks?

    public init() {}

    /// How many seams were taken apart for the last area.
    public private(set) var partedCount = 0
    /// How many triangles were cut anew for it.
    public var cutCount: Int { marks?.cut.count ?? 0 }

    /// What parts the places of different labels, on the surface's map, in the order of the labelled edges.
    ///
    /// A place has the label of the nearest place on the surface's streets, and none beyond the surface's trim.
    ///
    /// - Parameter squareMetres: the greatest hole that will be filled. Where all round one without streets has the same label, it
    ///   has it as well, and nothing is drawn round it.
    ///
    /// Complexity: in proportion to the labelled edges, and to the seams of those with more than one label.
    public mutating func lines(
        on surface: Surface, labels: borrowing EdgeLabels, fillingUpTo squareMetres: Double = 0
    ) -> AreaLines {
        if marks?.surface !== surface { marks = SurfaceMarks(surface) }
        guard let marks else { return AreaLines() }
        let sections = surface.sections
        marks.begin(labels, fillingUpTo: squareMetres)
        var lines = AreaLines()
        var seams = SeamGathering(sections: sections, marks: marks)
        seams.gather(labels, into: &lines)
        partedCount = seams.dividedCount
        var divided = DividedTriangles(sections: sections, marks: marks)
        divided.cut(labels, into: &lines)
        return lines
    }
}
