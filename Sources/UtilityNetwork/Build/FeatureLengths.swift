import Vocabulary

/// The lengths of lines in thousandths of a unit of lengths: an attribute's, or else that of their geometry.
struct FeatureLengths {
    /// By feature; 0 for all but lines and edge objects.
    private(set) var all: [Int64] = []
    private let features: CheckedFeatures
    private let attribute: Int?
    /// The longest that a line counts as, in units: of all lines together the thousandths fit, and the millimetres.
    private let most: Double
    /// The features that are longer.
    private var long: [Int] = []

    /// Complexity: O(positions).
    init(_ features: CheckedFeatures) {
        self.features = features
        let schema = features.draft.schema
        attribute = schema.lengthAttribute.flatMap(schema.attribute)
        most = Double(1 << 60) / 1000 / max(1, schema.metresPerLength) / Double(max(1, features.count))
        // A unit of the coordinates in the unit of lengths.
        let drawnUnit = schema.metresPerUnit / schema.metresPerLength
        all.reserveCapacity(features.count)
        for feature in 0..<features.count {
            guard features.usage(feature).isEdge else {
                all.append(0)
                continue
            }
            let units = named(feature) ?? LineMeasure(features[feature].shape).total * drawnUnit
            if units > most { long.append(feature) }
            all.append(units > 0 ? Int64((min(units, most) * 1000).rounded()) : 0)
        }
    }

    /// The value of the attribute; nil where there is none, or one below zero.
    private func named(_ feature: Int) -> Double? {
        features[feature].values.first { $0.attribute == attribute }.flatMap { $0.value >= 0 ? $0.value : nil }
    }

    var notes: [UtilityNote] { drawn + cut }

    /// How many lines are longer than can be counted: ids or dates taken for lengths are.
    private var cut: [UtilityNote] {
        guard let first = long.first else { return [] }
        let lines = long.count == 1 ? "a line is" : "\(long.count) lines are"
        return [
            UtilityNote(
                .cutLength,
                "\(lines) longer than \(most.rounded(.down).asWritten) units and "
                    + "\(long.count == 1 ? "counts" : "count") as that long, such as \(features.name(first))")
        ]
    }

    /// How many lines have the length that they are drawn with though an attribute should tell it.
    private var drawn: [UtilityNote] {
        guard let name = features.draft.schema.lengthAttribute else { return [] }
        let drawn = (0..<features.count).filter { features.usage($0) == .line && named($0) == nil }
        guard let first = drawn.first else { return [] }
        let lines = drawn.count == 1 ? "a line has" : "\(drawn.count) lines have"
        let drawing = drawn.count == 1 ? "counts with that of its drawing" : "count with those of their drawings"
        return [
            UtilityNote(
                .drawnLength,
                "\(lines) no length in \(name), or one below zero, and \(drawing), such as \(features.name(first))")
        ]
    }
}
