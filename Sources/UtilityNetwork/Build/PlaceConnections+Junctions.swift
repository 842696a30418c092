/// The junctions of one asset type at a place.
private struct StackedJunctions {
    let assetClass: Int
    var members: [Int]
}

/// Junctions at one place.
extension PlaceConnections {
    /// Joins junctions with each other: those of which each may connect with each by one vertex between them, so that there are no
    /// more ways than junctions, and no loop where nothing lies.
    mutating func join(_ junctions: [Int]) {
        found.notes.stacked.add("\(features.name(junctions[0])) and \(features.name(junctions[1]))")
        if rules.isEmpty {
            return found.join(junctions.filter { features.terminals($0) == nil }.map { found.vertex($0) })
        }
        let stacks = stacks(of: junctions)
        let groups = groups(of: stacks)
        for group in Set(groups.compactMap(\.self)).sorted() {
            let members = stacks.indices.filter { groups[$0] == group }.flatMap { stacks[$0].members }
            found.join(members.map { found.vertex($0) })
        }
        for one in stacks.indices {
            for other in stacks.indices[one...] where groups[one] == nil || groups[one] != groups[other] {
                joinByRule(stacks[one], stacks[other], isOne: one == other)
            }
        }
    }

    private func stacks(of junctions: [Int]) -> [StackedJunctions] {
        var stacks: [StackedJunctions] = []
        var places: [UInt16: Int] = [:]
        for junction in junctions {
            let assetClass = features.featureClass[junction]
            if let place = places[assetClass] {
                stacks[place].members.append(junction)
            } else {
                places[assetClass] = stacks.count
                stacks.append(StackedJunctions(assetClass: Int(assetClass), members: [junction]))
            }
        }
        return stacks
    }

    /// Stacks of junctions with one terminal, by the group in which each may connect with each; nil for others.
    private func groups(of stacks: [StackedJunctions]) -> [Int?] {
        var groups = [Int?](repeating: nil, count: stacks.count)
        for (place, stack) in stacks.enumerated() where features.terminals(stack.members[0]) == nil {
            guard stack.members.count == 1 || joint(stack, stack) != nil else { continue }
            groups[place] =
                (0..<place).first { group in
                    let others = (0..<place).filter { groups[$0] == group }
                    return !others.isEmpty && others.allSatisfy { joint(stacks[$0], stack) != nil }
                } ?? place
        }
        return groups
    }

    private mutating func joinByRule(_ one: StackedJunctions, _ other: StackedJunctions, isOne: Bool) {
        guard let (first, second) = joint(one, other) else { return }
        for (place, junction) in one.members.enumerated() {
            for partner in isOne ? one.members[(place + 1)...] : other.members[...] {
                found.joints.append(
                    (found.vertex(junction, terminal: first), found.vertex(partner, terminal: second)))
            }
        }
    }

    /// The terminals at which a rule lets junctions connect.
    private func joint(_ one: StackedJunctions, _ other: StackedJunctions) -> (Int, Int)? {
        let hasSeveral = (features.terminals(one.members[0]) != nil, features.terminals(other.members[0]) != nil)
        let permitted = rules.junctionJunction[RuleTable.Pair(one.assetClass, other.assetClass)]?.first { terminals in
            !(terminals.first == RuleTable.anyTerminal && hasSeveral.0)
                && !(terminals.second == RuleTable.anyTerminal && hasSeveral.1)
        }
        return permitted.map { (max($0.first, 0), max($0.second, 0)) }
    }
}
