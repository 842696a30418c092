extension TraceElement {
    /// Elements in the order of the network.
    ///
    /// - Complexity: O(n + features) for many of n elements, O(n log n) for few.
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
        var sorted: [TraceElement] = []
        sorted.reserveCapacity(elements.count)
        for place in order {
            // The few elements of one feature.
            var here = sorted.count
            let element = elements[Int(place)]
            sorted.append(element)
            while here > 0, sorted[here - 1].element.feature == element.element.feature,
                element.element < sorted[here - 1].element
            {
                sorted.swapAt(here, here - 1)
                here -= 1
            }
        }
        return sorted
    }
}
