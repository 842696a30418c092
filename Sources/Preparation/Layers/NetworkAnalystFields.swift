import FeatureSources
import Vocabulary

/// Fields that Network Analyst knows by their names, case ignored
/// (https://developers.arcgis.com/rest/services-reference/enterprise/route-service/).
struct NetworkAnalystFields {
    let layer: Layer

    /// What data call the time that a way takes, in small letters.
    fileprivate static let namesOfTime = ["time", "traveltime", "minutes"]

    /// The field of the first of some names that the layer has.
    func field(_ names: String...) -> LayerField? {
        names.lazy.compactMap { name in
            layer.fields.first { $0.name.lowercased() == name.lowercased() && $0.isReadable }
        }.first
    }

    /// The field of the cost that is spent at a place.
    func cost(_ impedance: Impedance) -> LayerField? {
        switch impedance {
        case .time: field("Attr_Time", "Attr_TravelTime", "Attr_Minutes")
        case .length: field("Attr_Length")
        case .attribute(let name): field("Attr_" + name)
        }
    }

    /// The field of the breaks of a cost.
    func breaks(_ impedance: Impedance) -> LayerField? {
        switch impedance {
        case .time: field("Breaks_Time", "Breaks_TravelTime", "Breaks_Minutes")
        case .length: field("Breaks_Length")
        case .attribute(let name): field("Breaks_" + name)
        }
    }

    /// Those of some names that the layer has.
    func present(_ names: [String]) -> [LayerField] { names.compactMap { field($0) } }

    /// The field of the rows' own ids.
    var objectID: LayerField? {
        let name = "objectid"
        return field(name) ?? (layer.rowIdName?.lowercased() == name ? layer.rowId : nil)
    }

    /// What is said of fields of costs that somebody may have filled for nothing.
    ///
    /// - Parameters:
    ///   - used: the fields that have an effect.
    ///   - prefixes: what the names of such fields begin with.
    ///   - reason: why a cost is not looked at, by its name in small letters.
    func messages(
        besides used: [LayerField], beginningWith prefixes: String..., since reason: (String) -> String
    ) -> [Message] {
        layer.fields.flatMap { field -> [Message] in
            guard field.isReadable, !used.contains(where: { $0.name == field.name }),
                let own = CostField(field, prefixes)
            else { return [] }
            let taken = used.first { CostField($0, prefixes) == own }
            return messages(about: [field], since: taken.map { "\($0.name) is taken" } ?? reason(own.cost))
        }
    }

    /// What is said of a field that this version does not look at.
    var latencyMessages: [Message] {
        messages(about: [field("NavLatency")].compactMap(\.self), since: "this version knows no latency of navigation")
    }

    private func messages(about unused: [LayerField], since reason: String) -> [Message] {
        unused.map { message(about: $0, since: reason) }
    }

    /// - Parameter rows: those on which the field has no effect; nil for all.
    func message(about field: LayerField, on rows: String? = nil, since reason: String) -> Message {
        let some = rows.map { " on \($0)" } ?? ""
        return Message(
            .warning, "unused_field", "the field \(field.name) of \(layer.name) has no effect\(some): \(reason)")
    }
}

/// What the name of a field says: a cost, and what of it.
private struct CostField: Equatable {
    let prefix: String
    /// In small letters.
    let cost: String

    /// Nil where the name begins with none of these.
    init?(_ field: LayerField, _ prefixes: [String]) {
        let name = field.name.lowercased()
        guard let prefix = prefixes.map({ $0.lowercased() }).first(where: name.hasPrefix) else { return nil }
        let rest = String(name.dropFirst(prefix.count))
        (self.prefix, cost) = (prefix, NetworkAnalystFields.namesOfTime.contains(rest) ? "time" : rest)
    }
}
