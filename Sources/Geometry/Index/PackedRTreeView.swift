/// An item that was found by its distance.
public struct NearestItem: Hashable, Sendable {
    public let item: Int
    /// The exact distance, as the caller gave it.
    public let metres: Double

    @inlinable
    public init(item: Int, metres: Double) {
        self.item = item
        self.metres = metres
    }
}

/// The arrays of a `PackedRTree`, in memory or mapped from a file. Valid as long as they are.
public struct PackedRTreeView {
    @usableFromInline let boxes: UnsafeBufferPointer<Box>
    @usableFromInline let targets: UnsafeBufferPointer<Int32>
    @usableFromInline let itemCount: Int

    /// - Precondition: the arrays are those of a `PackedRTree` of `itemCount` items; they are trusted.
    @inlinable
    public init(boxes: UnsafeBufferPointer<Box>, targets: UnsafeBufferPointer<Int32>, itemCount: Int) {
        self.boxes = boxes
        self.targets = targets
        self.itemCount = itemCount
    }

    /// Visits each item whose box meets `box`, in the order of the tree, which is the same for the same boxes.
    ///
    /// A box is taken as it stands: what crosses the antimeridian is asked for in two halves.
    @inlinable
    public func search(_ box: Box, visit: (Int) throws -> Void) rethrows {
        guard let root = boxes.indices.last, boxes[root].meets(box) else { return }
        if root < itemCount { return try visit(Int(targets[root])) }
        var pending = [root]
        pending.reserveCapacity(64)
        while let node = pending.popLast() {
            let children = children(of: node)
            if children.lowerBound < itemCount {
                for child in children where boxes[child].meets(box) { try visit(Int(targets[child])) }
            } else {
                // The last first, so that the first comes off the stack first.
                for child in children.reversed() where boxes[child].meets(box) { pending.append(child) }
            }
        }
    }

    /// Where the children of a node stand.
    @inlinable
    func children(of node: Int) -> Range<Int> {
        let first = Int(targets[node])
        // A level ends where the level above it begins: at the first node, whose first child begins the level below.
        return first..<min(first + PackedRTree.nodeSize, levelEnd(of: first))
    }

    /// Where the level ends in which a position stands.
    @inlinable
    func levelEnd(of position: Int) -> Int {
        var (end, count) = (itemCount, itemCount)
        while end <= position {
            count = (count + PackedRTree.nodeSize - 1) / PackedRTree.nodeSize
            end += count
        }
        return end
    }

    /// The item nearest to a place; of equally near ones the one with the lowest index.
    ///
    /// - Parameters:
    ///   - metres: no item farther than this is found.
    ///   - distance: the exact distance of an item in metres, as `LocalPlane` measures it, or nil if the item
    ///     is not acceptable. Asked once an item, only for items whose boxes may be near enough.
    public func nearest(
        to place: Coordinate, within metres: Double, distance: (Int) throws -> Double?
    ) rethrows -> NearestItem? {
        var found: NearestItem?
        try walk(from: place, within: metres, onlyNearest: true, distance: distance) {
            found = $0
            return false
        }
        return found
    }

    /// Visits the acceptable items from the nearest to the farthest, equally near ones by rising index,
    /// until `visit` returns false.
    public func visitNearestFirst(
        from place: Coordinate, within metres: Double, distance: (Int) throws -> Double?,
        visit: (NearestItem) throws -> Bool
    ) rethrows {
        try walk(from: place, within: metres, onlyNearest: false, distance: distance, visit: visit)
    }

    /// Takes nodes, boxes of items and measured items off a heap in the order of their distances.
    ///
    /// A measured item comes off only when nothing in the heap can be nearer, or as near with a lower index.
    private func walk(
        from place: Coordinate, within metres: Double, onlyNearest: Bool,
        distance: (Int) throws -> Double?, visit: (NearestItem) throws -> Bool
    ) rethrows {
        guard let root = boxes.indices.last else { return }
        let plane = LocalPlane(at: place)
        var limit = metres
        var heap = NearestHeap()
        func push(_ position: Int) {
            let bound = plane.lowerBound(to: boxes[position])
            guard bound <= limit else { return }
            let kind: NearestHeap.Kind = position < itemCount ? .box : .node
            heap.push(NearestHeap.Entry(metres: bound, kind: kind, index: Int32(position)))
        }
        push(root)
        while let next = heap.pop() {
            switch next.kind {
            case .node: for child in children(of: Int(next.index)) { push(child) }
            case .box:
                let item = targets[Int(next.index)]
                guard next.metres <= limit, let exact = try distance(Int(item)), exact <= limit else { continue }
                if onlyNearest { limit = exact }
                heap.push(NearestHeap.Entry(metres: exact, kind: .item, index: item))
            case .item:
                guard try visit(NearestItem(item: Int(next.index), metres: next.metres)) else { return }
            }
        }
    }
}
