import Geometry

/// A surface as it is built: see `Surface`.
struct SurfaceParts {
    /// Corner to its place, to the nearest place on a street, and to the millimetres between the two.
    var place: [Coordinate] = []
    var nearest: [Coordinate] = []
    var distance: [UInt32] = []
    /// Corner to its first owner; one more element. An owner is a position on an edge: for a corner on streets each of
    /// these, for others the nearest.
    var firstOwner: [UInt32] = []
    var ownerEdge: [UInt32] = []
    var ownerOffset: [UInt32] = []
    /// Three corners a triangle, counter-clockwise, each with `Surface.streetFlag` where a street runs from it to the next.
    var triangles: [UInt32] = []
    /// Block to its first triangle and to its first edge; one more element. Blocks are squares of neighbouring triangles.
    var firstTriangle: [UInt32] = []
    var firstBlockEdge: [UInt32] = []
    /// The edges that own corners of a block.
    var blockEdge: [UInt32] = []
    /// Block to millimetres that none of its corners and sides is farther from streets than.
    var blockDistance: [UInt32] = []
    /// Edge to the first of its blocks; one more element.
    var firstEdgeBlock: [UInt32] = []
    var edgeBlock: [UInt32] = []
}
