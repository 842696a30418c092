import Geometry
import ImageFile

/// The arrays of a surface, where they lie in its image. Valid as long as the image lives.
struct SurfaceSections: @unchecked Sendable {
    let place: UnsafeBufferPointer<Coordinate>
    let nearest: UnsafeBufferPointer<Coordinate>
    let distance: UnsafeBufferPointer<UInt32>
    let firstOwner: UnsafeBufferPointer<UInt32>
    let ownerEdge: UnsafeBufferPointer<UInt32>
    let ownerOffset: UnsafeBufferPointer<UInt32>
    let triangles: UnsafeBufferPointer<UInt32>
    let firstTriangle: UnsafeBufferPointer<UInt32>
    let firstBlockEdge: UnsafeBufferPointer<UInt32>
    let blockEdge: UnsafeBufferPointer<UInt32>
    let blockDistance: UnsafeBufferPointer<UInt32>
    let firstEdgeBlock: UnsafeBufferPointer<UInt32>
    let edgeBlock: UnsafeBufferPointer<UInt32>

    init(_ image: Image) throws {
        place = try image.section("place")
        nearest = try image.section("nearest")
        distance = try image.section("distance")
        firstOwner = try image.section("first-owner")
        ownerEdge = try image.section("owner-edge")
        ownerOffset = try image.section("owner-offset")
        triangles = try image.section("triangles")
        firstTriangle = try image.section("first-triangle")
        firstBlockEdge = try image.section("first-block-edge")
        blockEdge = try image.section("block-edge")
        blockDistance = try image.section("block-distance")
        firstEdgeBlock = try image.section("first-edge-block")
        edgeBlock = try image.section("edge-block")
    }
}

extension SurfaceSections {
    /// Millimetres that no place on a side between two corners is farther from streets than.
    @inline(__always)
    func farthest(_ from: UInt32, _ to: UInt32) -> UInt32 {
        Self.farthest(
            place[Int(from)], place[Int(to)], distance: distance[Int(from)], distance[Int(to)])
    }

    /// The same of corners that are not in an image yet.
    @inline(__always)
    static func farthest(_ start: Coordinate, _ end: Coordinate, distance one: UInt32, _ other: UInt32) -> UInt32 {
        // A unit of 1e-7 degree is at most 11.2 mm.
        let length =
            12
            * (UInt64((end.longitude &- start.longitude).magnitude)
                + UInt64((end.latitude &- start.latitude).magnitude))
        return UInt32(clamping: (UInt64(one) + UInt64(other) + length) / 2)
    }
}
