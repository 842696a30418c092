import FeatureSources
import Geometry
import UtilityNetwork
import Vocabulary

/// A utility network as its sources have it: what `UtilityNetwork.build` compiles, and what is to be known beside.
public struct UtilityImport: Sendable {
    public var draft: UtilityDraft
    /// What the coordinates of shapes mean; nil where nobody says it, so that nothing can be drawn on a map.
    public var system: SystemDefinition?
    /// What is to be said with every job on the network.
    public var messages: [Message]

    public init(draft: UtilityDraft, system: SystemDefinition? = nil, messages: [Message] = []) {
        (self.draft, self.system, self.messages) = (draft, system, messages)
    }

    /// Finds out where the shapes of all features are on the earth, where somebody says what their coordinates mean: results and
    /// maps show them there, and need nobody who knows coordinate systems any more. A shape that reaches beyond the earth has no
    /// places.
    ///
    /// - Throws: `GDALNotFound`, `CoordinateSystemError`.
    public mutating func findPlaces() throws {
        guard let system else { return }
        let way = try CoordinateTransformation(from: system, to: .degrees)
        for start in stride(from: 0, to: draft.features.count, by: Self.features) {
            findPlaces(of: start..<min(start + Self.features, draft.features.count), way)
        }
    }

    /// As many have their places found together.
    private static let features = 1000

    private mutating func findPlaces(of features: Range<Int>, _ way: CoordinateTransformation) {
        guard let places = way.places(of: features.flatMap { draft.features[$0].shape }) else {
            guard features.count > 1 else { return }
            let middle = features.lowerBound + features.count / 2
            findPlaces(of: features.lowerBound..<middle, way)
            return findPlaces(of: middle..<features.upperBound, way)
        }
        var rest = places[...]
        for feature in features {
            let count = draft.features[feature].shape.count
            draft.features[feature].places = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
    }
}

extension CoordinateTransformation {
    /// Nil where one of them is not on the earth.
    fileprivate func places(of shape: [UtilityPosition]) -> [Coordinate]? {
        guard let degrees = try? positions(shape.map { Position(x: $0.x, y: $0.y) }) else { return nil }
        let places = degrees.compactMap { Coordinate(longitudeDegrees: $0.x, latitudeDegrees: $0.y) }
        return places.count == shape.count ? places : nil
    }
}
