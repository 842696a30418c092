/// What may connect by coincidence, grouped by place.
struct PlaceEntries {
    struct Entry {
        let feature: UInt32
        /// The vertex of a line's shape; 0 for junctions.
        let shapeIndex: UInt32
        let isLine: Bool
    }

    /// By place, and within a place by feature and vertex.
    let entries: [Entry]
    /// Where each place with entries begins, and the end.
    let placeStart: [Int]

    /// Lines with an end that is alone at its place, and what would be there but for its height.
    let apart: [(line: UInt32, other: UInt32)]

    /// What is at each place.
    var places: some Sequence<ArraySlice<Entry>> {
        zip(placeStart, placeStart.dropFirst()).lazy.map { entries[$0..<$1] }
    }

    /// - Parameter isFixed: twice a line and one more: whether its start or end is connected by an association.
    init(_ features: CheckedFeatures, isFixed: [Bool]) throws {
        var entries: [Entry] = []
        var positions: [UtilityPosition] = []
        for feature in 0..<features.count {
            let draft = features[feature]
            guard features.draft.schema.sources[draft.source].connectsByGeometry, !draft.shape.isEmpty else { continue }
            let number = UInt32(feature)
            if features.usage(feature).isJunction {
                entries.append(Entry(feature: number, shapeIndex: 0, isLine: false))
                positions.append(draft.shape[0])
            } else if features.usage(feature).isEdge {
                let last = draft.shape.count - 1
                let isAny = features.classes[Int(features.featureClass[feature])].type.edgeConnectivity == .anyVertex
                for (index, position) in draft.shape.enumerated() {
                    let isEnd = index == 0 || index == last
                    guard isEnd ? !isFixed[feature * 2 + (index == 0 ? 0 : 1)] : isAny else { continue }
                    entries.append(Entry(feature: number, shapeIndex: UInt32(index), isLine: true))
                    positions.append(position)
                }
            }
        }
        let clusters = try PlaceClusters(positions, tolerance: features.draft.tolerance) { entries[$0].feature }
        apart = Self.apart(entries, clusters, of: features)
        (self.entries, placeStart) = Self.grouped(entries, clusters.place)
    }

    private static func apart(
        _ entries: [Entry], _ clusters: PlaceClusters, of features: CheckedFeatures
    ) -> [(line: UInt32, other: UInt32)] {
        if clusters.above.isEmpty { return [] }
        var count = [UInt32](repeating: 0, count: entries.count)
        for place in clusters.place { count[Int(place)] += 1 }
        return entries.indices.compactMap { number in
            let (entry, other) = (entries[number], clusters.above[UInt32(number)])
            guard let other, entry.isLine, count[Int(clusters.place[number])] == 1 else { return nil }
            let isEnd = [0, features[Int(entry.feature)].shape.count - 1].contains(Int(entry.shapeIndex))
            return isEnd ? (entry.feature, entries[Int(other)].feature) : nil
        }
    }

    private static func grouped(_ entries: [Entry], _ place: [UInt32]) -> ([Entry], [Int]) {
        var start = [Int](repeating: 0, count: entries.count + 1)
        for number in place { start[Int(number) + 1] += 1 }
        for number in start.indices.dropFirst() { start[number] += start[number - 1] }
        var next = start
        var order = [Int](repeating: 0, count: entries.count)
        for entry in entries.indices {
            order[next[Int(place[entry])]] = entry
            next[Int(place[entry])] += 1
        }
        var starts: [Int] = []
        for number in entries.indices where start[number + 1] > start[number] { starts.append(start[number]) }
        return (order.map { entries[$0] }, starts + [entries.count])
    }
}
