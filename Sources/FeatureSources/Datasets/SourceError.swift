/// What can be wrong with a source, a layer or a selection. Faults of the input.
public enum SourceError: Error, Equatable, CustomStringConvertible {
    /// There is no such file or folder.
    case missing(source: String, nearest: String?)
    /// It is there and cannot be opened.
    case unreadable(source: String, reason: String)
    /// The source has no layer at all.
    case empty(source: String)
    /// The layer named is not there.
    case noLayer(String, source: String, known: [String])
    /// No layer is named, and there are several.
    case severalLayers(source: String, known: [String])
    /// The field named is not there.
    case noField(String, layer: String, known: [String])
    /// The condition cannot be evaluated.
    case badCondition(layer: String, reason: String, fields: [String])
    /// Rows could not be read to the end.
    case unfinished(layer: String, reason: String)
    /// Nothing says what the layer's coordinates mean.
    case noCoordinateSystem(layer: String)
    /// Rows have no place: no geometry, and no columns that are known to hold one.
    case noPlaces(layer: String, known: [String])
    /// A row that cannot be used.
    case badRow(layer: String, row: Int64, reason: String)

    public var description: String {
        switch self {
        case .missing(let source, _): "there is no file '\(source)'"
        case .unreadable(let source, let reason): "'\(source)' cannot be opened: \(reason)"
        case .empty(let source): "'\(source)' holds no layer and no table"
        case .noLayer(let name, let source, _): "'\(source)' has no layer or table '\(name)'"
        case .severalLayers(let source, _): "'\(source)' has several layers, and none is named"
        case .noField(let name, let layer, _): "the layer '\(layer)' has no field '\(name)'"
        case .badCondition(let layer, let reason, _): "the condition does not fit the layer '\(layer)': \(reason)"
        case .unfinished(let layer, let reason): "the layer '\(layer)' cannot be read to its end: \(reason)"
        case .noCoordinateSystem(let layer): "the layer '\(layer)' has no coordinate system"
        case .noPlaces(let layer, _): "the rows of '\(layer)' have no place: the layer has no geometry"
        case .badRow(let layer, let row, let reason): "row \(row) of '\(layer)': \(reason)"
        }
    }

    /// The names that do exist, where a name does not.
    public var known: [String] {
        switch self {
        case .noLayer(_, _, let known), .severalLayers(_, let known), .noField(_, _, let known),
            .badCondition(_, _, let known), .noPlaces(_, let known):
            known
        default: []
        }
    }
}

extension SourceError {
    /// The sentence, with the names that do exist.
    public var explained: String { known.isEmpty ? description : "\(self); there are " + known.joined(separator: ", ") }
}
