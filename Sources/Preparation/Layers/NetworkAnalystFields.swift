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

    /// Those of some names that the layer has.
    func present(_ names: [String]) -> [LayerField] {
        names.compactMap { field($0) }
    }
}
