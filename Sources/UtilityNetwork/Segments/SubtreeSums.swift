/// What loses supply together with a node: features, customers among them, and length.
struct SubtreeSums {
    private(set) var features: [Int]
    private(set) var customers: [Int]
    private(set) var length: [Int64]
    /// Features, and customers among them, with parts in a node and none below it.
    private var ownFeatures: [Int32]
    private var ownCustomers: [Int32]
    private let ownLength: [Int64]

    /// A feature with parts in several nodes counts once in each subtree: for each two neighbouring parts one is taken
    /// away where their ways up the tree meet.
    ///
    /// Complexity: O(n log n).
    init(_ contents: NodeContents, _ tree: DominatorTree, _ plan: TracePlan, nodeCount: Int) {
        features = [Int](repeating: 0, count: nodeCount)
        customers = features
        length = contents.length
        ownFeatures = [Int32](repeating: 0, count: nodeCount)
        ownCustomers = ownFeatures
        ownLength = contents.length
        let network = plan.network
        var seen = [Bool](repeating: false, count: network.featureCount)
        var isMany = seen
        for node in 0..<nodeCount {
            if !tree.isReached(node) {
                length[node] = 0
                continue
            }
            for number in contents.features(node) {
                let feature = Int(number)
                features[node] += 1
                if network.isCustomer(feature) { customers[node] += 1 }
                if seen[feature] { isMany[feature] = true } else { seen[feature] = true }
            }
            (ownFeatures[node], ownCustomers[node]) = (Int32(features[node]), Int32(customers[node]))
        }
        var parts: [(feature: Int, place: Int, node: Int)] = []
        for node in 0..<nodeCount where tree.isReached(node) {
            for feature in contents.features(node) where isMany[Int(feature)] {
                parts.append((Int(feature), tree.place(node), node))
            }
        }
        parts.sort { $0.feature != $1.feature ? $0.feature < $1.feature : $0.place < $1.place }
        let ancestors = TreeAncestors(tree, nodeCount: nodeCount)
        for (one, other) in zip(parts, parts.dropFirst()) where one.feature == other.feature {
            let meeting = ancestors.lowestCommon(one.node, other.node)
            let customer = network.isCustomer(one.feature) ? 1 : 0
            features[meeting] -= 1
            customers[meeting] -= customer
            if meeting == one.node {
                ownFeatures[meeting] -= 1
                ownCustomers[meeting] -= Int32(customer)
            }
        }
        tree.sumUp(&features)
        tree.sumUp(&customers)
        tree.sumUp(&length)
    }

    /// What loses supply where a node is closed, which itself does not count.
    func below(_ node: Int) -> (features: Int, customers: Int, length: Int64) {
        (
            features[node] - Int(ownFeatures[node]), customers[node] - Int(ownCustomers[node]),
            length[node] - ownLength[node]
        )
    }
}
