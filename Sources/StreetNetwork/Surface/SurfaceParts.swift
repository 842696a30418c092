import Geometry

/// A seam of a surface: the line between the land of two cells, from one node to another.
struct Seam: BitwiseCopyable {
    /// Cells.
    let left: UInt32
    let right: UInt32
    /// Nodes.
    let tail: UInt32
    let head: UInt32
}

/// A surface as it is built: see `Surface`.
struct SurfaceParts {
    /// Corner to its place, to the nearest place on a street, and to the millimetres between the two.
    var place: [Coordinate] = []
    var nearest: [Coordinate] = []
    var distance: [UInt32] = []
    /// Corner to the cell of its owners.
    var cell: [UInt32] = []
    /// Corner to its first owner; one more element. An owner is a position on an edge: for a corner on streets each of
    /// these, for others the nearest.
    var firstOwner: [UInt32] = []
    var ownerEdge: [UInt32] = []
    var ownerOffset: [UInt32] = []
    /// Three corners a triangle, counter-clockwise, each with `Surface.streetFlag` where a street runs from it to the next.
    var triangles: [UInt32] = []
    /// Triangle to the node in it and 1 more; 0 where it has none.
    var triangleNode: [UInt32] = []
    /// Edge to the first of the triangles with a corner that it owns; one more element.
    var firstEdgeTriangle: [UInt32] = []
    var edgeTriangle: [UInt32] = []
    /// Edge to the first of the cells that it has a part in; one more element.
    var firstEdgeCell: [UInt32] = []
    var edgeCell: [UInt32] = []
    /// Cell to the first of its seams; one more element.
    var firstCellSeam: [UInt32] = []
    var cellSeam: [UInt32] = []
    var nodePlace: [Coordinate] = []
    var seams: [Seam] = []
    /// Seam to the first of its vertices between the nodes; one more element.
    var firstVertex: [UInt32] = []
    var vertex: [Coordinate] = []
}
