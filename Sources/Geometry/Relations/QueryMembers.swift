import CGEOS

/// The geometries that a query was united from, in an index. What one of them contains lies within the query, which may deny it: where
/// they cross without a common corner, the query has one that is rounded, and no line leads there exactly as it did.
final class QueryMembers {
    private let context: GEOSContext
    private let shapes: [GEOSShape]
    private let tree: OpaquePointer

    /// - Throws: `UnreadableGeometry` for a broken one.
    init?(_ geometries: [SourceGeometry], in context: GEOSContext) throws {
        guard !geometries.isEmpty, let tree = geos.GEOSSTRtree_create_r(context.handle, 16) else { return nil }
        (self.context, self.tree) = (context, tree)
        shapes = try geometries.filter { !$0.positions.isEmpty }.map { try GEOSShape($0, in: context) }
        for (number, shape) in shapes.enumerated() {
            geos.GEOSSTRtree_insert_r(
                context.handle, tree, shape.pointer, UnsafeMutableRawPointer(bitPattern: number + 1))
        }
    }

    deinit { geos.GEOSSTRtree_destroy_r(context.handle, tree) }

    /// Whether one of them contains a feature.
    ///
    /// Complexity: O(log n) beside those whose boxes meet the feature's.
    func contain(_ feature: GEOSShape) throws -> Bool {
        try near(feature).contains { number in
            let pattern = "T*****FF*"
            let answer = geos.GEOSRelatePattern_r(context.handle, shapes[number].pointer, feature.pointer, pattern)
            guard answer != 2 else {
                throw UnreadableGeometry("the geometries cannot be compared: \(context.takeError())")
            }
            return answer == 1
        }
    }

    private func near(_ feature: GEOSShape) -> [Int] {
        var found: [Int] = []
        withUnsafeMutablePointer(to: &found) { found in
            geos.GEOSSTRtree_query_r(
                context.handle, tree, feature.pointer,
                { item, found in
                    found?.assumingMemoryBound(to: [Int].self).pointee.append(Int(bitPattern: item) - 1)
                }, found)
        }
        return found
    }
}
