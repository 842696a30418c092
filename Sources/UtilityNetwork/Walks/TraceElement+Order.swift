extension TraceElement {
    /// Elements in the order of the network.
    ///
    /// - Complexity: O(n + features) for many of n elements of which few belong to one feature, else O(n log n).
    static func inOrder(_ elements: [TraceElement], featureCount: Int) -> [TraceElement] {
        if elements.count < featureCount / 16 { return elements.sorted { $0.element < $1.element } }
        var next = [Int32](repeating: 0, count: featureCount + 1)
        for element in elements { next[element.element.feature + 1] += 1 }
        for feature in 0..<featureCount { next[feature + 1] += next[feature] }
        var order = [Int32](repeating: 0, count: elements.count)
        for (place, element) in elements.enumerated() {
            let feature = element.element.feature
            order[Int(next[feature])] = Int32(place)
            next[feature] += 1
        }
        // Behind its elements, `next` of a feature is where they end.
        var first = 0
        while first < order.count {
            let end = Int(next[elements[Int(order[first])].element.feature])
            if end - first > 1 {
                order[first..<end].sort {
                    let (one, other) = (elements[Int($0)].element, elements[Int($1)].element)
                    return one == other ? $0 < $1 : one < other
                }
            }
            first = end
        }
        return order.map { elements[Int($0)] }
    }
}
