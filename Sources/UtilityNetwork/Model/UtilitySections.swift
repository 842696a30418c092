import Geometry
import ImageFile

/// The arrays of a utility network, where they lie in its image. Valid as long as the image lives.
struct UtilitySections: @unchecked Sendable {
    /// Features are ordered by source; where each source begins, and the end.
    let sourceStart: UnsafeBufferPointer<UInt32>
    let featureClass: UnsafeBufferPointer<UInt16>
    let featureFlags: UnsafeBufferPointer<FeatureFlags>
    /// Feature to the number of the path through its terminals.
    let featurePath: UnsafeBufferPointer<UInt8>
    /// Thousandths of a unit; 0 for all but lines.
    let featureLength: UnsafeBufferPointer<Int64>
    /// Feature to its first element; one more than features.
    let firstElement: UnsafeBufferPointer<UInt32>
    /// Junctions: the vertices of their terminals. Lines: the links of their pieces.
    let element: UnsafeBufferPointer<UInt32>
    /// Feature to the first position of its shape; one more than features.
    let firstPosition: UnsafeBufferPointer<UInt32>
    let position: UnsafeBufferPointer<StoredPosition>
    /// As many as positions, NaN where not given; empty where no position has a height.
    let height: UnsafeBufferPointer<Double>
    /// As many as positions, where these are on the earth, `nowhere` for the shapes of which nobody knows it; empty where nobody
    /// knows it of any.
    let place: UnsafeBufferPointer<Coordinate>

    /// No place on the earth.
    static let nowhere = Coordinate(longitude: .min, latitude: .min)

    let vertexFeature: UnsafeBufferPointer<UInt32>
    let vertexTerminal: UnsafeBufferPointer<UInt8>
    let linkTail: UnsafeBufferPointer<UInt32>
    let linkHead: UnsafeBufferPointer<UInt32>
    let linkFeature: UnsafeBufferPointer<UInt32>
    let linkFlags: UnsafeBufferPointer<LinkFlags>
    let linkFrom: UnsafeBufferPointer<Double>
    /// Vertex to its first arc; one more than vertices.
    let firstArc: UnsafeBufferPointer<UInt32>
    let arc: UnsafeBufferPointer<Arc>

    let controllerVertex: UnsafeBufferPointer<UInt32>
    let controllerTier: UnsafeBufferPointer<UInt32>
    /// Rising hashes of global ids, and the features that have them.
    let idHash: UnsafeBufferPointer<UInt64>
    let idFeature: UnsafeBufferPointer<UInt32>
    let indexBoxes: UnsafeBufferPointer<Box>
    let indexTargets: UnsafeBufferPointer<Int32>
    /// Item of the index to its feature.
    let indexFeature: UnsafeBufferPointer<UInt32>
    /// Left, lower, and units of the index a unit of coordinates.
    let indexGrid: UnsafeBufferPointer<Double>
    let association: UnsafeBufferPointer<StoredAssociation>

    init(_ image: Image) throws {
        sourceStart = try image.section("source-start")
        featureClass = try image.section("feature-class")
        featureFlags = try image.section("feature-flags")
        featurePath = try image.section("feature-path")
        featureLength = try image.section("feature-length")
        firstElement = try image.section("feature-elements")
        element = try image.section("element")
        firstPosition = try image.section("feature-shape")
        position = try image.section("position")
        height = try image.section("height")
        place = try image.section("place")
        vertexFeature = try image.section("vertex-feature")
        vertexTerminal = try image.section("vertex-terminal")
        linkTail = try image.section("link-tail")
        linkHead = try image.section("link-head")
        linkFeature = try image.section("link-feature")
        linkFlags = try image.section("link-flags")
        linkFrom = try image.section("link-from")
        firstArc = try image.section("vertex-arcs")
        arc = try image.section("arc")
        controllerVertex = try image.section("controller-vertex")
        controllerTier = try image.section("controller-tier")
        idHash = try image.section("id-hash")
        idFeature = try image.section("id-feature")
        indexBoxes = try image.section("index-boxes")
        indexTargets = try image.section("index-targets")
        indexFeature = try image.section("index-feature")
        indexGrid = try image.section("index-grid")
        association = try image.section("association")
    }
}

/// A position without its height.
struct StoredPosition: BitwiseCopyable, Sendable {
    let x: Double
    let y: Double
}

/// An association with features for references.
struct StoredAssociation: BitwiseCopyable, Sendable {
    let from: UInt32
    let to: UInt32
    let fromTerminal: UInt8
    let toTerminal: UInt8
    let kind: UInt8
    let isContentVisible: UInt8
    let spare: UInt32
    let fraction: Double
}
