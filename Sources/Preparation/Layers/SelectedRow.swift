import FeatureSources
import Geometry

/// A row of a layer that an item of a job stands for.
struct SelectedRow {
    /// Where a row is.
    enum Place {
        case point(Coordinate)
        /// Anything but one point, in the layer's own coordinates.
        case shape(SourceGeometry)
        case missing
        /// It cannot be read, or lies nowhere on the earth.
        case unusable(String)

        /// Why it is not a point; nil for a point.
        var whyNoPoint: String? {
            switch self {
            case .point: nil
            case .shape(let geometry): "its geometry is \(PlaceResolver.kind(geometry)), not a point"
            case .missing: "it has no geometry"
            case .unusable(let reason): reason
            }
        }
    }

    /// The row's own id.
    let id: Int64
    /// Of the fields that were asked for.
    let values: [FieldValue]
    let place: Place
}
