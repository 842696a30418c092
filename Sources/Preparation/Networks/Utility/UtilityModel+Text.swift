import FeatureSources
import NetworkImport

extension UtilityModel {
    /// Everything that the model says, as one text: for digests. Where sources are does not matter, only what is in them, nor does
    /// where something is said.
    var canonicalText: String {
        var named = self
        named.validControllers = [:]
        for layer in named.layers.indices {
            named.layers[layer].table.address = SourceAddress(target: "", name: "")
            for place in named.layers[layer].controllers.indices { named.layers[layer].controllers[place].place = nil }
        }
        for table in named.associations.indices {
            named.associations[table].table.address = SourceAddress(target: "", name: "")
        }
        let valid = validControllers.keys.sorted().map { tier in
            let classes = validControllers[tier, default: []].map { "\($0.source) \($0.group) \($0.type)" }.sorted()
            return tier + ": " + classes.joined(separator: ", ")
        }
        return String(reflecting: named) + "\n" + valid.joined(separator: "\n")
    }
}

extension ValveLayer {
    /// Everything that the layer says, as one text: for digests.
    var canonicalText: String {
        var named = self
        named.table.address = SourceAddress(target: "", name: "")
        return String(reflecting: named)
    }
}
