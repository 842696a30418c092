import Vocabulary

/// What associations add to the elements of a result: containers, contents, and structures that carry them.
struct AssociatedFeatures {
    private let plan: TracePlan

    init(_ plan: TracePlan) { self.plan = plan }

    /// Complexity: O(elements + associations) where any are wanted.
    ///
    /// - Returns: features that are not among the elements, each once, in the order in which they are found.
    func elements(with elements: [TraceElement]) -> [TraceElement] {
        let configuration = plan.configuration
        guard let links = plan.associations else { return [] }
        var seen = Set(elements.map(\.element.feature))
        var added: [TraceElement] = []
        func add(_ feature: Int, _ role: TraceRole) {
            if seen.insert(feature).inserted { added.append(TraceElement(plan.network.whole(feature), role)) }
        }
        let found = seen.sorted()
        if configuration.includeContent {
            var pending = found
            var visited = seen
            while let container = pending.popLast() {
                for content in links.contents(of: container) where visited.insert(content).inserted {
                    add(content, .content)
                    pending.append(content)
                }
            }
        }
        let withContent = found + added.map(\.element.feature)
        if configuration.includeContainers {
            for feature in withContent { addContainers(of: feature, links) { add($0, .container) } }
        }
        if configuration.includeStructures {
            for feature in withContent + added.map(\.element.feature) {
                for structure in links.structures(of: feature) { add(structure, .structure) }
            }
        }
        return added
    }

    private func addContainers(of feature: Int, _ links: FeatureAssociations, _ add: (Int) -> Void) {
        var pending = links.containers(of: feature)
        var visited: Set<Int> = []
        while let container = pending.popLast() {
            guard visited.insert(container).inserted else { continue }
            add(container)
            let isSpatial = !plan.network.shape(of: container).isEmpty
            if isSpatial, plan.configuration.includeUpToFirstSpatialContainer { continue }
            pending += links.containers(of: container)
        }
    }
}
