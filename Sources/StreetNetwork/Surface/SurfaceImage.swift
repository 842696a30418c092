import ImageFile
import Vocabulary

/// A surface as an image beside its network's.
public enum SurfaceImage {
    /// To be raised with every change of the sections, of what they mean, or of how a surface is built.
    public static let format: UInt32 = 2

    public static func identity(key: String) -> ImageIdentity {
        ImageIdentity(kind: "surface", format: format, keyOf: key)
    }

    /// Builds the surface of the edges that count.
    ///
    /// - Parameter key: what the surface depends on, as a text.
    /// - Throws: `Cancelled`.
    public static func writer(
        network: StreetNetwork, counted: CountedStreets, key: String, context: RunContext
    ) throws -> ImageWriter {
        var builder = SurfaceBuilder(network: network, isUsed: counted.counts)
        let parts = try builder.build(context: context)
        var writer = ImageWriter(identity(key: key))
        writer.add(parts.place, as: "place")
        writer.add(parts.nearest, as: "nearest")
        writer.add(parts.distance, as: "distance")
        writer.add(parts.firstOwner, as: "first-owner")
        writer.add(parts.ownerEdge, as: "owner-edge")
        writer.add(parts.ownerOffset, as: "owner-offset")
        writer.add(parts.triangles, as: "triangles")
        writer.add(parts.firstTriangle, as: "first-triangle")
        writer.add(parts.firstBlockEdge, as: "first-block-edge")
        writer.add(parts.blockEdge, as: "block-edge")
        writer.add(parts.blockDistance, as: "block-distance")
        writer.add(parts.firstEdgeBlock, as: "first-edge-block")
        writer.add(parts.edgeBlock, as: "edge-block")
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

/// Checks that the arrays of a surface fit each other and their network.
private struct SurfaceImageCheck {
    private let sections: SurfaceSections
    private let network: StreetNetwork
    private let path: String

    init(_ sections: SurfaceSections, _ network: StreetNetwork, path: String) {
        self.sections = sections
        self.network = network
        self.path = path
    }

    func check() throws {
        let corners = sections.place.count
        try expect(sections.nearest.count == corners && sections.distance.count == corners, "place")
        try expectTable(sections.firstOwner, of: corners, into: sections.ownerEdge.count, "first-owner")
        try expect(sections.ownerOffset.count == sections.ownerEdge.count, "owner-offset")
        let edges = network.edgeCount
        try expect(sections.ownerEdge.allSatisfy { $0 < edges }, "owner-edge")
        for (edge, offset) in zip(sections.ownerEdge, sections.ownerOffset) {
            try expect(Int64(offset) <= network.length(of: Int(edge)), "owner-offset")
        }
        try expect(sections.triangles.count % 3 == 0, "triangles")
        try expect(sections.triangles.allSatisfy { $0 & ~Surface.streetFlag < corners }, "triangles")
        let blocks = sections.blockDistance.count
        try expectTable(sections.firstTriangle, of: blocks, into: sections.triangles.count / 3, "first-triangle")
        try expectTable(sections.firstBlockEdge, of: blocks, into: sections.blockEdge.count, "first-block-edge")
        try expect(sections.blockEdge.allSatisfy { $0 < edges }, "block-edge")
        try expectTable(sections.firstEdgeBlock, of: edges, into: sections.edgeBlock.count, "first-edge-block")
        try expect(sections.edgeBlock.allSatisfy { $0 < blocks }, "edge-block")
    }

    /// Starts ascend, one more than there are things, and end with all.
    private func expectTable(
        _ starts: UnsafeBufferPointer<UInt32>, of count: Int, into total: Int, _ section: String
    ) throws {
        try expect(starts.count == count + 1 && Int(starts[count]) == total, section)
        try expect(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }, section)
    }

    private func expect(_ holds: Bool, _ section: String) throws {
        guard holds else { throw ImageError.corrupted(path: path, section: section) }
    }
}
