import JobSpec
import UtilityNetwork
import Vocabulary

/// The features that a job wants of results.
struct OutputSelection {
    let network: UtilityNetwork
    let diagnostics: Diagnostics

    /// - Parameter classes: numbers of asset types; empty for all.
    /// - Returns: nil where all are wanted, and after a mistake.
    func features(_ output: TraceOutputSpec, of classes: Set<Int>) -> Set<Int>? {
        // An empty list takes away what the tier wants.
        let types = output.assetTypes.flatMap { $0.isEmpty ? nil : classNames($0) }
        let categories = output.categories.flatMap {
            $0.isEmpty ? nil : known($0, "category", among: network.schema.categories)
        }
        var condition: TraceCondition?
        if let spec = output.condition ?? nil {
            UtilityNames(network.schema, diagnostics).check(spec)
            condition = TraceCondition(spec)
        }
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

    private func classNames(_ names: [Marked<String>]) -> Set<String> {
        let groups = network.schema.sources.flatMap(\.assetGroups)
        return known(
            names, "asset group or asset type", among: groups.flatMap { [$0.name] + $0.assetTypes.map(\.name) })
    }

    private func known(_ names: [Marked<String>], _ kind: String, among known: [String]) -> Set<String> {
        let lower = Set(known.map { $0.lowercased() })
        for name in names where !lower.contains(name.value.lowercased()) {
            diagnostics.error(
                "unknown_name", at: name.mark, "there is no \(kind) '\(name.value)'",
                help: UnknownName.help(for: name.value, among: Set(known).sorted()))
        }
        return Set(names.map { $0.value.lowercased() })
    }
}
