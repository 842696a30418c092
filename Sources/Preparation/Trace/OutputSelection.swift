import JobSpec
import UtilityNetwork
import Vocabulary

/// The features that a job wants of results.
struct OutputSelection {
    let network: UtilityNetwork

    /// - Parameter classes: numbers of asset types; empty for all.
    /// - Returns: nil where all are wanted.
    func features(_ output: TraceOutputSpec, of classes: Set<Int>) -> Set<Int>? {
        let (types, categories) = (chosen(output.assetTypes), chosen(output.categories))
        let condition = (output.condition ?? nil).map(TraceCondition.init)
        if types == nil, categories == nil, condition == nil, classes.isEmpty { return nil }
        let ofClass = (0..<network.featureCount).filter { feature in
            let names = [network.assetGroup(of: feature).name, network.assetType(of: feature).name]
            return (classes.isEmpty || classes.contains(network.assetClassNumber(of: feature)))
                && (types.map { types in names.contains { types.contains($0.lowercased()) } } ?? true)
                && (categories.map { wanted in
                    network.categories(of: feature).contains { wanted.contains($0.lowercased()) }
                } ?? true)
        }
        guard let condition else { return Set(ofClass) }
        return (try? network.features(ofClass, where: condition)).map(Set.init)
    }

    /// Names, small; nil where all are wanted: an empty list takes away what the tier wants.
    private func chosen(_ names: [Marked<String>]?) -> Set<String>? {
        guard let names, !names.isEmpty else { return nil }
        return Set(names.map { $0.value.lowercased() })
    }
}
