extension PackedRTree {
    /// Whether targets that were read from a file make a tree: each item once, and level by level each node with the next
    /// children of the level below. A search of a sound tree stays within its arrays.
    ///
    /// - Complexity: O(targets).
    public static func isSound(_ targets: UnsafeBufferPointer<Int32>, itemCount: Int) -> Bool {
        guard targets.count >= itemCount else { return false }
        var isThere = [Bool](repeating: false, count: itemCount)
        for target in targets[..<itemCount] {
            guard 0..<itemCount ~= Int(target), !isThere[Int(target)] else { return false }
            isThere[Int(target)] = true
        }
        var level = 0..<itemCount
        while level.count > 1 {
            let nodes = level.upperBound..<(level.upperBound + (level.count - 1) / nodeSize + 1)
            guard nodes.upperBound <= targets.count else { return false }
            for (place, node) in nodes.enumerated()
            where Int(targets[node]) != level.lowerBound + place * nodeSize { return false }
            level = nodes
        }
        return level.upperBound == targets.count
    }
}
