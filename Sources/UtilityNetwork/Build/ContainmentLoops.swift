/// Finds features that are within themselves, by way of others or not: no walk up or down such containers would end.
struct ContainmentLoops {
    /// Container to what it holds, in the order of the associations.
    private var contents: [UInt32: [UInt32]] = [:]
    private var containers: [UInt32] = []
    /// Of features that a walk has met: whether it is done with them.
    private var isDone: [UInt32: Bool] = [:]
    private var loops: [[UInt32]] = []

    /// A fault for every loop.
    ///
    /// - Complexity: O(n) for n associations.
    static func faults(_ associations: [DraftLinks.Association], _ features: CheckedFeatures) -> [UtilityFault] {
        var search = ContainmentLoops(associations)
        for container in search.containers where search.isDone[container] == nil { search.walk(from: container) }
        return search.loops.map { loop in
            let names = loop.map { features.name(Int($0)) }
            return UtilityFault(
                .invalidAssociation, names[0], "it is contained in itself: " + names.joined(separator: " contains "))
        }
    }

    private init(_ associations: [DraftLinks.Association]) {
        for association in associations where association.kind == .containment {
            if contents[association.from] == nil { containers.append(association.from) }
            contents[association.from, default: []].append(association.to)
        }
    }

    /// Depth first; what is met again on the way to itself is a loop.
    private mutating func walk(from container: UInt32) {
        var way: [(feature: UInt32, next: Int)] = [(container, 0)]
        isDone[container] = false
        while let (feature, next) = way.last {
            guard let content = contents[feature]?.dropFirst(next).first else {
                isDone[feature] = true
                way.removeLast()
                continue
            }
            way[way.count - 1].next += 1
            switch isDone[content] {
            case nil:
                isDone[content] = false
                way.append((content, 0))
            case false?: loops.append(way.map(\.feature).drop { $0 != content } + [content])
            case true?: break
            }
        }
    }
}
