import FeatureSources
import Vocabulary

/// Fields that Network Analyst knows by their names, case ignored
/// (https://developers.arcgis.com/rest/services-reference/enterprise/route-service/).
struct NetworkAnalystFields {
    let layer: Layer

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

    /// The fields whose names begin so.
    func beginning(with prefixes: String...) -> [LayerField] {
        layer.fields.filter { field in
            prefixes.contains { field.name.lowercased().hasPrefix($0.lowercased()) } && field.isReadable
        }
    }

    /// Those of some names that the layer has.
    func present(_ names: [String]) -> [LayerField] {
        names.compactMap { field($0) }
    }

    /// What is said of fields that somebody may have filled for nothing.
    ///
    /// - Parameter reason: why they have no effect.
    func messages(about unused: [LayerField], since reason: String) -> [Message] {
        unused.map { field in
            Message(.warning, "unused_field", "the field \(field.name) of \(layer.name) has no effect: \(reason)")
        }
    }
}
