import ImageFile
import Vocabulary

/// A surface as an image beside its network's.
public enum SurfaceImage {
    /// To be raised with every change of the sections, of what they mean, or of how a surface is built.
    public static let format: UInt32 = 11

    public static func identity(key: String) -> ImageIdentity {
        ImageIdentity(kind: "surface", format: format, keyOf: key)
    }

    /// Builds the surface of the edges that count.
    ///
    /// - Parameters:
    ///   - trim: millimetres from streets beyond which no area goes.
    ///   - key: what the surface depends on, as a text.
    /// - Throws: `Cancelled`.
    public static func writer(
        network: StreetNetwork, counted: CountedStreets, trim: Int64, key: String, context: RunContext
    ) throws -> ImageWriter {
        let trim = UInt32(clamping: trim)
        var builder = SurfaceBuilder(network: network, trim: trim, isUsed: counted.counts)
        let parts = try builder.build(context: context)
        var writer = ImageWriter(identity(key: key))
        writer.add(parts.corners, as: "corners")
        writer.add(parts.owners, as: "owners")
        writer.add(parts.triangles, as: "triangles")
        writer.add([trim], as: "trim")
        writer.add([parts.middle], as: "middle")
        writer.add(parts.triangleNode, as: "triangle-node")
        writer.add(parts.firstEdgeTriangle, as: "first-edge-triangle")
        writer.add(parts.edgeTriangle, as: "edge-triangle")
        writer.add(parts.edgeTriangleSpan, as: "edge-triangle-span")
        writer.add(parts.firstEdgeSeam, as: "first-edge-seam")
        writer.add(parts.edgeSeam, as: "edge-seam")
        writer.add(parts.edgeSeamSpan, as: "edge-seam-span")
        writer.add(parts.firstEdgeCell, as: "first-edge-cell")
        writer.add(parts.edgeCell, as: "edge-cell")
        writer.add(parts.firstCellEdge, as: "first-cell-edge")
        writer.add(parts.cellEdge, as: "cell-edge")
        writer.add(parts.firstCellSeam, as: "first-cell-seam")
        writer.add(parts.cellSeam, as: "cell-seam")
        writer.add(parts.cellSeamSides, as: "cell-seam-sides")
        writer.add(parts.clearings, as: "clearings")
        writer.add(parts.clearingCell, as: "clearing-cell")
        writer.add(parts.nodePlace, as: "node-place")
        writer.add(parts.seams, as: "seams")
        writer.add(parts.firstVertex, as: "first-vertex")
        writer.add(parts.vertex, as: "vertex")
        writer.add(parts.vertexGate, as: "vertex-gate")
        writer.add(parts.firstGate, as: "first-gate")
        writer.add(parts.gate, as: "gate")
        return writer
    }

    /// Maps the surface of a file.
    ///
    /// - Throws: `ImageError`.
    public static func open(_ path: String, key: String, network: StreetNetwork) throws -> Surface {
        try Surface(
            Image.open(path, as: identity(key: key)) {
                try SurfaceImageCheck(SurfaceSections($0), network, path: path).check()
            })
    }

    /// - Throws: `ImageError` where a section is missing.
    public static func surface(of image: Image) throws -> Surface { try Surface(image) }
}
