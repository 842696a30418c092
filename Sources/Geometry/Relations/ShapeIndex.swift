import CGEOS

/// Finds shapes by the rectangles round them: the tree of sorted tiles of S. T. Leutenegger and others, doi:10.1109/ICDE.1997.582015.
final class ShapeIndex {
    private let context: GEOSContext
    private let tree: OpaquePointer

    /// - Parameter shapes: of the context, for as long as the index is asked.
    /// - Throws: `UnreadableGeometry` where there is no memory for it.
    init(_ shapes: [OpaquePointer], in context: GEOSContext) throws {
        guard let tree = geos.GEOSSTRtree_create_r(context.handle, 16) else {
            throw UnreadableGeometry("the geometries cannot be indexed: \(context.takeError())")
        }
        (self.context, self.tree) = (context, tree)
        for (number, shape) in shapes.enumerated() {
            geos.GEOSSTRtree_insert_r(context.handle, tree, shape, UnsafeMutableRawPointer(bitPattern: number + 1))
        }
    }

    deinit { geos.GEOSSTRtree_destroy_r(context.handle, tree) }

    /// The numbers of the shapes whose rectangles meet that of another one, ascending.
    ///
    /// Complexity: O(log n) beside what is found.
    func near(_ shape: GEOSShape) -> [Int] {
        var found: [Int] = []
        withUnsafeMutablePointer(to: &found) { found in
            geos.GEOSSTRtree_query_r(
                context.handle, tree, shape.pointer,
                { item, found in
                    found?.assumingMemoryBound(to: [Int].self).pointee.append(Int(bitPattern: item) - 1)
                }, found)
        }
        return found.sorted()
    }
}
