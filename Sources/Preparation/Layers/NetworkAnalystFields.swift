import FeatureSources
import Vocabulary

/// Fields that Network Analyst knows by their names, case ignored
/// (https://developers.arcgis.com/rest/services-reference/enterprise/route-service/).
struct NetworkAnalystFields {
    let layer: Layer

    /// The field of the first of some names that the layer has.
    func field(_ names: String...) -> LayerField? { names.lazy.compactMap { whole($0) ?? cut($0) }.first }

    /// The fields of the ends of time windows, which have one name in a Shapefile, and are told apart by numbers there.
    var windowEnds: (start: LayerField?, end: LayerField?) {
        let (start, end) = ("TimeWindowStart", "TimeWindowEnd")
        guard isShapefile else { return (whole(start), whole(end)) }
        return (whole(ShapefileName.cut(start)), whole(ShapefileName.second(end)))
    }

    private var isShapefile: Bool { layer.dataset.isShapefile }

    private func whole(_ name: String) -> LayerField? {
        layer.fields.first { $0.name.lowercased() == name.lowercased() && $0.isReadable }
    }

    /// The field whose name a Shapefile has cut; nil where another begins alike, so that nobody knows which is which.
    private func cut(_ name: String) -> LayerField? {
        isShapefile && whole(ShapefileName.second(name)) == nil ? whole(ShapefileName.cut(name)) : nil
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
            let known = taken.map { "\($0.name) is taken" } ?? unclearName(field)
            return messages(about: [field], since: known ?? reason(own.cost))
        }
    }

    private func unclearName(_ field: LayerField) -> String? {
        let hasSecond = isShapefile && whole(ShapefileName.second(field.name)) != nil
        return hasSecond ? "its name is cut, and another begins alike" : nil
    }

    /// What is said of a field that this version does not look at.
    var latencyMessages: [Message] {
        messages(about: [field("NavLatency")].compactMap(\.self), since: "this version knows no latency of navigation")
    }

    /// What is said of a field that has no part without another.
    func messages(about field: LayerField?, without other: LayerField?, named name: String) -> [Message] {
        other == nil ? messages(about: [field].compactMap(\.self), since: "there is no field \(name)") : []
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
        let known = Self.costs.first { [prefix + $0.key, ShapefileName.cut(prefix + $0.key)].contains(name) }
        (self.prefix, cost) = (prefix, known?.value ?? String(name.dropFirst(prefix.count)))
    }

    /// The costs that data have several names for, or that a Shapefile cuts, by these names in small letters.
    private static let costs = ["time": "time", "traveltime": "time", "minutes": "time", "length": "length"]
}
