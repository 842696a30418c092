import Vocabulary

/// Finds features by their global ids.
struct GlobalIDIndex {
    /// Rising.
    let hash: [UInt64]
    /// The features with these hashes; rising among equal ones.
    let feature: [UInt32]

    /// Complexity: O(n log n).
    init(_ features: CheckedFeatures) {
        var pairs: [(hash: UInt64, feature: UInt32)] = []
        pairs.reserveCapacity(features.count)
        for number in 0..<features.count {
            pairs.append((GlobalID.hash(features[number].globalID.utf8), UInt32(number)))
        }
        pairs.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.feature < $1.feature }
        hash = pairs.map(\.hash)
        feature = pairs.map(\.feature)
    }

    /// The features with an id, in order.
    func features(_ id: String, in features: CheckedFeatures) -> [Int] {
        let wanted = GlobalID.hash(id.utf8)
        var place = hash.firstPlace(notBelow: wanted)
        var found: [Int] = []
        while place < hash.count, hash[place] == wanted {
            let number = Int(feature[place])
            if GlobalID.areSame(features[number].globalID.utf8, id.utf8) { found.append(number) }
            place += 1
        }
        return found
    }

    /// A fault for every feature whose id an earlier one of its source has.
    func duplicates(_ features: CheckedFeatures) -> [UtilityFault] {
        var repeated: [(feature: Int, earlier: Int)] = []
        var start = 0
        while start < hash.count {
            var end = start + 1
            while end < hash.count, hash[end] == hash[start] { end += 1 }
            // Source to the first feature with each id; ids that are not the same rarely have one hash.
            var firsts: [Int: [Int]] = [:]
            for number in feature[start..<(end > start + 1 ? end : start)].map({ Int($0) }) {
                let (source, id) = (features[number].source, features[number].globalID)
                let earlier = firsts[source]?.first { GlobalID.areSame(features[$0].globalID.utf8, id.utf8) }
                if let earlier {
                    repeated.append((number, earlier))
                } else {
                    firsts[source, default: []].append(number)
                }
            }
            start = end
        }
        return repeated.sorted { $0.feature < $1.feature }.map { number, earlier in
            let feature = features[number]
            let source = features.draft.schema.sources[feature.source].name
            return UtilityFault(
                .duplicateGlobalID, "\(source) row \(feature.objectID) (\(feature.globalID))",
                "row \(features[earlier].objectID) has this global id, too; case and braces do not tell ids apart")
        }
    }
}
