import Geometry
import ImageFile

/// The arrays of a surface, where they lie in its image. Valid as long as the image lives.
struct SurfaceSections: @unchecked Sendable {
    let mesh: SurfaceMesh
    /// Millimetres.
    let trim: UInt32
    let triangleNode: UnsafeBufferPointer<UInt32>
    let firstEdgeTriangle: UnsafeBufferPointer<UInt32>
    let edgeTriangle: UnsafeBufferPointer<UInt32>
    let firstEdgeCell: UnsafeBufferPointer<UInt32>
    let edgeCell: UnsafeBufferPointer<UInt32>
    let firstCellSeam: UnsafeBufferPointer<UInt32>
    let cellSeam: UnsafeBufferPointer<UInt32>
    let nodePlace: UnsafeBufferPointer<Coordinate>
    let seams: UnsafeBufferPointer<Seam>
    let firstVertex: UnsafeBufferPointer<UInt32>
    let vertex: UnsafeBufferPointer<Coordinate>

    init(_ image: Image) throws {
        mesh = SurfaceMesh(
            place: try image.section("place"), nearest: try image.section("nearest"),
            distance: try image.section("distance"), cell: try image.section("cell"),
            firstOwner: try image.section("first-owner"), ownerEdge: try image.section("owner-edge"),
            ownerOffset: try image.section("owner-offset"), triangles: try image.section("triangles"))
        let trims: UnsafeBufferPointer<UInt32> = try image.section("trim")
        trim = trims.first ?? 0
        triangleNode = try image.section("triangle-node")
        firstEdgeTriangle = try image.section("first-edge-triangle")
        edgeTriangle = try image.section("edge-triangle")
        firstEdgeCell = try image.section("first-edge-cell")
        edgeCell = try image.section("edge-cell")
        firstCellSeam = try image.section("first-cell-seam")
        cellSeam = try image.section("cell-seam")
        nodePlace = try image.section("node-place")
        seams = try image.section("seams")
        firstVertex = try image.section("first-vertex")
        vertex = try image.section("vertex")
    }
}
