import ImageFile
import Vocabulary

/// A surface as an image beside its network's.
public enum SurfaceImage {
    /// To be raised with every change of the sections, of what they mean, or of how a surface is built.
    public static let format: UInt32 = 4

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
        writer.add(parts.place, as: "place")
        writer.add(parts.nearest, as: "nearest")
        writer.add(parts.distance, as: "distance")
        writer.add(parts.firstOwner, as: "first-owner")
        writer.add(parts.ownerEdge, as: "owner-edge")
        writer.add(parts.ownerOffset, as: "owner-offset")
        writer.add(parts.triangles, as: "triangles")
        writer.add(parts.cell, as: "cell")
        writer.add([trim], as: "trim")
        writer.add(parts.triangleNode, as: "triangle-node")
        writer.add(parts.firstEdgeTriangle, as: "first-edge-triangle")
        writer.add(parts.edgeTriangle, as: "edge-triangle")
        writer.add(parts.firstEdgeCell, as: "first-edge-cell")
        writer.add(parts.edgeCell, as: "edge-cell")
        writer.add(parts.firstCellSeam, as: "first-cell-seam")
        writer.add(parts.cellSeam, as: "cell-seam")
        writer.add(parts.nodePlace, as: "node-place")
        writer.add(parts.seams, as: "seams")
        writer.add(parts.firstVertex, as: "first-vertex")
        writer.add(parts.vertex, as: "vertex")
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
