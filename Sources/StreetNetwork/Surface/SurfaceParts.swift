import Geometry

/// A corner of a surface's triangles. What a look at one needs lies together.
struct SurfaceCorner: BitwiseCopyable {
    let place: Coordinate
    /// The nearest place on a street, and the millimetres to it.
    var nearest: Coordinate
    var distance: UInt32
    /// That of its owners.
    var cell: UInt32 = 0
    /// The first of its owners.
    var firstOwner: UInt32 = 0

    init(place: Coordinate, nearest: Coordinate, distance: UInt32) {
        (self.place, self.nearest, self.distance) = (place, nearest, distance)
    }

    /// What stands behind the last corner.
    init(end owners: UInt32) {
        let nowhere = Coordinate(longitude: 0, latitude: 0)
        self.init(place: nowhere, nearest: nowhere, distance: 0)
        firstOwner = owners
    }
}

/// A place on an edge that owns a corner, in millimetres.
struct CornerOwner: BitwiseCopyable {
    let edge: UInt32
    let offset: UInt32
}

/// A cell that an edge has a part in.
struct EdgeCell: BitwiseCopyable {
    let cell: UInt32
    /// The positions on the edge that own corners of the cell, in millimetres; `.max` where they are any.
    var low: UInt32
    var high: UInt32

    /// Whether all of the edge may own places of the cell.
    var isAny: Bool { high == .max }
}

/// Land too far from all streets, with land near streets all round it and nothing within: what lies on an island might be
/// unreached, and its hole is not filled then.
struct Clearing: BitwiseCopyable {
    /// The first of the cells round it.
    let firstCell: UInt32
    /// Rounded up.
    let squareMetres: Float
}

/// A surface as it is built: see `Surface`.
struct SurfaceParts {
    /// That of the map on which all places lie: see `SurfaceMap`.
    var middle: Int32 = 0
    /// One more than there are, which is where owners end.
    var corners: [SurfaceCorner] = []
    /// For a corner on streets the places that it stands on, for others the nearest, corner by corner.
    var owners: [CornerOwner] = []
    /// Three corners a triangle, counter-clockwise, each with `Surface.streetFlag` where a street runs from it to the next.
    var triangles: [UInt32] = []
    /// Triangle to the node in it and 1 more; 0 where it has none.
    var triangleNode: [UInt32] = []
    /// Edge to the first of the triangles with a corner that it owns; one more element.
    var firstEdgeTriangle: [UInt32] = []
    var edgeTriangle: [UInt32] = []
    /// The part of the edge that owns corners of the triangle.
    var edgeTriangleSpan: [EdgeSpan] = []
    /// Edge to the first of the seams that run through such triangles; one more element.
    var firstEdgeSeam: [UInt32] = []
    var edgeSeam: [UInt32] = []
    /// The part of the edge that owns corners of triangles that the seam runs through.
    var edgeSeamSpan: [EdgeSpan] = []
    /// Edge to the first of the cells that it has a part in; one more element.
    var firstEdgeCell: [UInt32] = []
    var edgeCell: [EdgeCell] = []
    /// Cell to the first of the edges that own it, ascending; one more element.
    var firstCellEdge: [UInt32] = []
    var cellEdge: [UInt32] = []
    /// Cell to the first of its seams; one more element.
    var firstCellSeam: [UInt32] = []
    var cellSeam: [CellSeam] = []
    /// Beside the seams of cells.
    var cellSeamSides: [SeamSides] = []
    /// One more than there are, which is where cells end.
    var clearings: [Clearing] = []
    /// The cells round each clearing, ascending, clearing by clearing.
    var clearingCell: [UInt32] = []
    var nodePlace: [Coordinate] = []
    var seams: [Seam] = []
    /// Seam to the first of its vertices between the nodes; one more element.
    var firstVertex: [UInt32] = []
    var vertex: [Coordinate] = []
    /// Vertex to the place of its gate among those of the seam.
    var vertexGate: [UInt32] = []
    /// Seam to the first of its gates; one more element. Before them stands the triangle that the seam begins in.
    var firstGate: [UInt32] = []
    var gate: [SeamGate] = []
}
