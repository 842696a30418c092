import Geometry

/// Draws the outlines of areas on a surface. One workspace per worker; reused.
///
/// Between cells whose streets have one label each, outlines are seams that were drawn beforehand. Only where labels of a street
/// change, the triangles that see the change are cut anew.
public struct SurfaceCutter: ~Copyable {
    private var marks: SurfaceMarks?

    public init() {}

    /// How many triangles were cut anew for the last area.
    public var cutCount: Int { marks?.triangles.marked.count ?? 0 }

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
        marks.begin(fillingUpTo: squareMetres)
        marks.cells.fill(sections, labels)
        marks.triangles.mark(labels, sections)
        var lines = AreaLines()
        SeamGathering(sections: sections, marks: marks).gather(labels, into: &lines)
        var divided = DividedTriangles(sections: sections, marks: marks)
        divided.cut(labels, into: &lines)
        return lines
    }
}

/// What is known of a surface's cells, nodes, triangles and gates while outlines are drawn.
final class SurfaceMarks {
    let surface: Surface
    let cells: CellLabels
    let clearings: ClearingLabels
    /// Node of the surface to the node of the lines.
    let nodes: RunMarks
    let triangles: TriangleMarks
    /// Corner to its label, near streets that have more than one.
    let corners: RunMarks
    var gates = GateTable()

    init(_ surface: Surface) {
        self.surface = surface
        cells = CellLabels(count: surface.sections.firstCellSeam.count - 1)
        clearings = ClearingLabels(count: surface.sections.clearings.count)
        nodes = RunMarks(count: surface.sections.nodePlace.count)
        triangles = TriangleMarks(count: surface.triangleCount)
        corners = RunMarks(count: surface.cornerCount)
    }

    func begin(fillingUpTo squareMetres: Double) {
        clearings.begin(fillingUpTo: squareMetres)
        nodes.begin()
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

    /// The node of the lines at a gate.
    func gate(_ place: Coordinate, _ lines: inout AreaLines) -> Int32 {
        Int32(gates.number(of: place) { UInt32(lines.addNode()) })
    }
}
