import Geometry

/// A seam of a surface: the line between the land of two cells, from one node to another.
struct Seam: BitwiseCopyable {
    /// Cells.
    let left: UInt32
    let right: UInt32
    /// Nodes.
    let tail: UInt32
    let head: UInt32

    /// Whether it is merely too far from any street on one side.
    var isTrim: Bool { left == 0 || right == 0 }
}

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

/// A seam of a cell, and what lies beyond: a cell, or a clearing, which are numbered behind all cells.
struct CellSeam: BitwiseCopyable {
    let seam: UInt32
    var beyond: UInt32
}

/// Land too far from all streets, with land near streets all round it and nothing within: what lies on an island might be
/// unreached, and its hole is not filled then.
struct Clearing: BitwiseCopyable {
    /// The first of the cells round it.
    let firstCell: UInt32
    /// Rounded up.
    let squareMetres: Float
}

/// Where a seam enters a triangle: a gate of one of its sides.
struct SeamGate: BitwiseCopyable {
    private let numbers: UInt32
    /// The part of the side, from the corner of the lower number on.
    private let parts: UInt32

    init(triangle: Int, side: Int, part: Int32) {
        numbers = UInt32(triangle * 3 + side)
        parts = UInt32(part)
    }

    var triangle: Int { Int(numbers / 3) }
    /// The triangle's corner where the side starts.
    var side: Int { Int(numbers % 3) }
    var part: Int32 { Int32(bitPattern: parts) }
}

/// A part of an edge in 255ths of its length, rounded outwards.
struct EdgeSpan: BitwiseCopyable {
    private var low: UInt8
    private var high: UInt8

    /// - Parameter length: of the edge, not below the positions.
    init(from low: UInt32, to high: UInt32, of length: Int64) {
        self.low = UInt8(clamping: Int64(low) * 255 / max(1, length))
        self.high = UInt8(clamping: (Int64(high) * 255 + length - 1) / max(1, length))
    }

    /// Whether two parts have a place in common, ends included.
    @inline(__always)
    func meets(_ other: EdgeSpan) -> Bool { low <= other.high && other.low <= high }
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
    /// Edge to the first of the cells that it has a part in; one more element.
    var firstEdgeCell: [UInt32] = []
    var edgeCell: [EdgeCell] = []
    /// Cell to the first of the edges that own it, ascending; one more element.
    var firstCellEdge: [UInt32] = []
    var cellEdge: [UInt32] = []
    /// Cell to the first of its seams; one more element.
    var firstCellSeam: [UInt32] = []
    var cellSeam: [CellSeam] = []
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
