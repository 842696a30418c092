import Geometry

/// Draws the outlines of areas on a surface. One workspace per worker; reused.
///
/// Between cells whose streets have one label each, outlines are seams that were drawn beforehand. Only where a street has more
/// than one label its triangles are cut anew.
public struct SurfaceCutter: ~Copyable {
    private var marks: SurfaceMarks?

    public init() {}

    /// What parts the places of different labels, in the order of the labelled edges.
    ///
    /// A place has the label of the nearest place on the surface's streets, and none beyond the surface's trim.
    ///
    /// Complexity: in proportion to the labelled edges, and to the triangles of those with more than one label.
    public mutating func lines(on surface: Surface, labels: borrowing EdgeLabels) -> AreaLines {
        if marks?.surface !== surface { marks = SurfaceMarks(surface) }
        guard let marks else { return AreaLines() }
        marks.begin()
        marks.cells.fill(surface.sections, labels)
        var lines = AreaLines()
        SeamGathering(sections: surface.sections, marks: marks).gather(into: &lines)
        var divided = DividedTriangles(sections: surface.sections, marks: marks)
        divided.cut(labels, into: &lines)
        return lines
    }
}

/// What is known of a surface's cells, nodes, triangles and gates while outlines are drawn.
final class SurfaceMarks {
    let surface: Surface
    let cells: CellLabels
    /// Node of the surface to the node of the lines.
    let nodes: RunMarks
    let triangles: RunMarks
    /// Corner to its label, near streets that have more than one.
    let corners: RunMarks
    var gates = GateTable()

    init(_ surface: Surface) {
        self.surface = surface
        cells = CellLabels(count: surface.sections.firstCellSeam.count - 1)
        nodes = RunMarks(count: surface.sections.nodePlace.count)
        triangles = RunMarks(count: surface.triangleCount)
        corners = RunMarks(count: surface.cornerCount)
    }

    func begin() {
        nodes.begin()
        triangles.begin()
        corners.begin()
        gates.removeAll()
    }

    /// The node of the lines for one of the surface.
    func node(_ node: UInt32, _ lines: inout AreaLines) -> Int32 {
        if let known = nodes[Int(node)] { return known }
        let number = lines.addNode()
        nodes[Int(node)] = number
        return number
    }
}
