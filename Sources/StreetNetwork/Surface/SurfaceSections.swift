import Geometry
import ImageFile

/// The arrays of a surface, where they lie in its image. Valid as long as the image lives.
struct SurfaceSections: @unchecked Sendable {
    let mesh: SurfaceMesh
    /// Millimetres.
    let trim: UInt32
    /// On which all places lie.
    let map: SurfaceMap
    let triangleNode: UnsafeBufferPointer<UInt32>
    let edgeTriangles: EdgeSpans
    let edgeSeams: EdgeSpans
    let firstEdgeCell: UnsafeBufferPointer<UInt32>
    let edgeCell: UnsafeBufferPointer<EdgeCell>
    let firstCellEdge: UnsafeBufferPointer<UInt32>
    let cellEdge: UnsafeBufferPointer<UInt32>
    let firstCellSeam: UnsafeBufferPointer<UInt32>
    let cellSeam: UnsafeBufferPointer<CellSeam>
    let cellSeamSides: UnsafeBufferPointer<SeamSides>
    let clearings: UnsafeBufferPointer<Clearing>
    let clearingCell: UnsafeBufferPointer<UInt32>
    let nodePlace: UnsafeBufferPointer<Coordinate>
    let seams: UnsafeBufferPointer<Seam>
    let firstVertex: UnsafeBufferPointer<UInt32>
    let vertex: UnsafeBufferPointer<Coordinate>
    let vertexGate: UnsafeBufferPointer<UInt32>
    let firstGate: UnsafeBufferPointer<UInt32>
    let gate: UnsafeBufferPointer<SeamGate>

    init(_ image: Image) throws {
        mesh = SurfaceMesh(
            corners: try image.section("corners"), owner: try image.section("owners"),
            triangles: try image.section("triangles"))
        let trims: UnsafeBufferPointer<UInt32> = try image.section("trim")
        trim = trims.first ?? 0
        let middles: UnsafeBufferPointer<Int32> = try image.section("middle")
        map = SurfaceMap(middle: middles.first ?? 0)
        triangleNode = try image.section("triangle-node")
        edgeTriangles = try EdgeSpans(image, of: "edge-triangle")
        edgeSeams = try EdgeSpans(image, of: "edge-seam")
        firstEdgeCell = try image.section("first-edge-cell")
        edgeCell = try image.section("edge-cell")
        firstCellEdge = try image.section("first-cell-edge")
        cellEdge = try image.section("cell-edge")
        firstCellSeam = try image.section("first-cell-seam")
        cellSeam = try image.section("cell-seam")
        cellSeamSides = try image.section("cell-seam-sides")
        clearings = try image.section("clearings")
        clearingCell = try image.section("clearing-cell")
        nodePlace = try image.section("node-place")
        seams = try image.section("seams")
        firstVertex = try image.section("first-vertex")
        vertex = try image.section("vertex")
        vertexGate = try image.section("vertex-gate")
        firstGate = try image.section("first-gate")
        gate = try image.section("gate")
    }
}
