import Vocabulary

/// A choice of the nearest features, with names looked up.
struct NearestChoice: Sendable {
    private let count: Int
    private let costs: ElementCosts
    /// Number of asset types to whether their features are candidates.
    private let isCandidate: [Bool]

    /// - Throws: `TraceFailure`, with the names that exist.
    init(_ choice: NearestNeighbors, _ network: UtilityNetwork) throws(TraceFailure) {
        count = choice.count
        costs = try ElementCosts(choice.attribute, network)
        let resolver = ConditionResolver(network: network)
        for category in choice.categories { _ = try resolver.category(category) }
        let (categories, types) = (
            Set(choice.categories.map { $0.lowercased() }), Set(choice.assetTypes.map { $0.lowercased() })
        )
        isCandidate = network.classes.all.enumerated().map { number, assetClass in
            choice.classes.contains(number)
                || assetClass.type.categories.contains { categories.contains($0.lowercased()) }
                || types.contains(assetClass.groupName.lowercased())
                || types.contains(assetClass.type.name.lowercased())
        }
    }

    /// What the candidates among the elements of a walk cost, as long as its marks are there.
    func costs(of elements: [TraceElement], on ways: WalkedWays) throws(TraceFailure) -> [Int: Int64] {
        let (plan, marks) = (ways.plan, ways.marks)
        let wanted = Set(elements.map(\.element.feature)).filter { feature in
            isCandidate[Int(plan.network.sections.featureClass[feature])]
        }
        var nearest: [Int: Int64] = [:]
        func offer(_ feature: Int, _ cost: Int64) { nearest[feature] = min(nearest[feature] ?? .max, cost) }
        var search = CostSearch(plan, marks, costs, on: ways)
        for vertex in ways.startVertices { try search.begin(vertex, 0) }
        for link in ways.startLinks {
            guard let element = plan.element(ofLink: link) else { continue }
            if wanted.contains(element.feature) { offer(element.feature, 0) }
            let cost = try costs.cost(of: element)
            for vertex in ways.ends(ofStart: link) { try search.begin(vertex, cost) }
        }
        while let (vertex, cost) = try search.settle() {
            if let feature = plan.element(ofVertex: vertex)?.feature, wanted.contains(feature) { offer(feature, cost) }
            // Where the walk ended, no line begins.
            guard ways.goOn(from: vertex) else { continue }
            var lines: [Int] = []
            plan.forEachArc(vertex) { arc in
                guard ways.cross(arc, at: vertex).takes, let element = plan.element(ofLink: arc.link) else { return }
                if wanted.contains(element.feature) { lines.append(element.feature) }
            }
            for feature in lines { offer(feature, cost) }
        }
        return nearest
    }

    /// The features of the nearest candidates; of equal cost the first ones.
    ///
    /// - Returns: and a message where there are fewer than wanted.
    func chosen(of costs: [Int: Int64]) -> (features: Set<Int>, message: Message?) {
        let ranked = costs.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(count).map(\.key)
        return (Set(ranked), ranked.count < count ? .fewerThanWanted(found: ranked.count, wanted: count) : nil)
    }
}
