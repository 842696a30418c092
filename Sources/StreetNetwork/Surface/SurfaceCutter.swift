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

/// What is known of a surface's cells, nodes, triangles and gates while outlines are drawn.
final class SurfaceMarks {
    let surface: Surface
    let cells: CellLabels
    /// Node of the surface to the node of the lines.
    let nodes: RunMarks
    let triangles: ChangeMarks
    /// The triangles that are marked, ascending.
    private(set) var cut: [UInt32] = []
    let seams: ChangeMarks
    /// Corner to its label, near streets that have more than one.
    let corners: RunMarks
    var gates = GateTable()

    init(_ surface: Surface) {
        self.surface = surface
        let sections = surface.sections
        cells = CellLabels(cells: sections.firstCellSeam.count - 1, clearings: sections.clearings.count - 1)
        nodes = RunMarks(count: sections.nodePlace.count)
        triangles = ChangeMarks(count: surface.triangleCount)
        seams = ChangeMarks(count: sections.seams.count)
        corners = RunMarks(count: surface.cornerCount)
    }

    /// Forgets the area before, and finds what is labelled and what sees labels change.
    func begin(_ labels: borrowing EdgeLabels, fillingUpTo squareMetres: Double) {
        nodes.begin()
        corners.begin()
        gates.removeAll()
        cells.fill(surface.sections, labels, fillingUpTo: squareMetres)
        triangles.mark(labels, surface.sections.edgeTriangles)
        triangles.list(into: &cut)
        seams.mark(labels, surface.sections.edgeSeams)
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
