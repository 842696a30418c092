import Geometry

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
