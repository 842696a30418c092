import Geometry
import ImageFile

/// The arrays of a street network, where they lie in its image: see `StreetNetworkParts` for what each of them holds.
/// Valid as long as the image lives.
public struct StreetSections: @unchecked Sendable {
    public let junctionCoordinate: UnsafeBufferPointer<Coordinate>
    public let junctionTags: UnsafeBufferPointer<UInt32>
    public let edgeTail: UnsafeBufferPointer<UInt32>
    public let edgeHead: UnsafeBufferPointer<UInt32>
    public let firstShapeCoordinate: UnsafeBufferPointer<UInt32>
    public let shapeCoordinate: UnsafeBufferPointer<Coordinate>
    public let edgeLength: UnsafeBufferPointer<UInt32>
    public let edgeStreet: UnsafeBufferPointer<UInt32>
    public let edgeStreetOffset: UnsafeBufferPointer<Int64>
    public let streetID: UnsafeBufferPointer<Int64>
    public let streetLength: UnsafeBufferPointer<Int64>
    public let streetTags: UnsafeBufferPointer<UInt32>
    public let streetName: UnsafeBufferPointer<UInt32>
    public let streetReference: UnsafeBufferPointer<UInt32>
    public let signedStreet: UnsafeBufferPointer<UInt32>
    public let streetSign: UnsafeBufferPointer<UInt32>
    public let signedJunction: UnsafeBufferPointer<UInt32>
    public let junctionSign: UnsafeBufferPointer<UInt32>
    public let streetSpeed: UnsafeBufferPointer<Float>
    public let streetTime: UnsafeBufferPointer<UInt32>
    public let streetRestrictions: UnsafeBufferPointer<UInt32>
    public let edgeOfData: UnsafeBufferPointer<UInt32>
    public let streetCost: [UnsafeBufferPointer<Int64>]

    /// Junction to its first departure; one more element than there are junctions.
    let firstDeparture: UnsafeBufferPointer<UInt32>
    /// Directed edges by the junction that they leave, ascending within a junction.
    let departure: UnsafeBufferPointer<DirectedEdge>
    /// Directed edge to its place among the departures of the junction that it leaves.
    let departurePlace: UnsafeBufferPointer<UInt16>
    let indexBoxes: UnsafeBufferPointer<Box>
    let indexTargets: UnsafeBufferPointer<Int32>
    /// Turn restrictions and delays as numbers: see `TurnRecords`.
    let turnRestrictions: UnsafeBufferPointer<Int64>
    let chainRestrictions: UnsafeBufferPointer<Int64>
    let turnDelays: UnsafeBufferPointer<Int64>

    /// - Throws: `ImageError` where a section is missing.
    init(_ image: Image, costCount: Int) throws {
        junctionCoordinate = try image.section("junction-place")
        junctionTags = try image.section("junction-tags")
        edgeTail = try image.section("edge-tail")
        edgeHead = try image.section("edge-head")
        firstShapeCoordinate = try image.section("edge-shape")
        shapeCoordinate = try image.section("shape")
        edgeLength = try image.section("edge-length")
        edgeStreet = try image.section("edge-street")
        edgeStreetOffset = try image.section("edge-street-offset")
        streetID = try image.section("street-id")
        streetLength = try image.section("street-length")
        streetTags = try image.section("street-tags")
        streetName = try image.section("street-name")
        streetReference = try image.section("street-reference")
        signedStreet = try image.section("signed-street")
        streetSign = try image.section("street-sign")
        signedJunction = try image.section("signed-junction")
        junctionSign = try image.section("junction-sign")
        streetSpeed = try image.section("street-speed")
        streetTime = try image.section("street-time")
        streetRestrictions = try image.section("street-restrictions")
        edgeOfData = try image.section("edge-of-data")
        streetCost = try (0..<costCount).map { try image.section("cost-\($0)") }
        firstDeparture = try image.section("junction-departures")
        departure = try image.section("departure")
        departurePlace = try image.section("departure-place")
        indexBoxes = try image.section("index-boxes")
        indexTargets = try image.section("index-targets")
        turnRestrictions = try image.section("turn-restrictions")
        chainRestrictions = try image.section("chain-restrictions")
        turnDelays = try image.section("turn-delays")
    }

    /// The coordinates of an edge in its digitised direction, both ends included.
    public func shape(of edge: Int) -> Slice<UnsafeBufferPointer<Coordinate>> {
        shapeCoordinate[Int(firstShapeCoordinate[edge])..<Int(firstShapeCoordinate[edge + 1])]
    }
}

extension StreetSections {
    /// The box of all edges: the root of their index.
    public var extent: Box { indexBoxes.last ?? .nothing }
}
