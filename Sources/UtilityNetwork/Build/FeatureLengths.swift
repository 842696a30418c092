/// The lengths of lines in thousandths of a unit: an attribute's, or else that of their geometry.
struct FeatureLengths {
    private let features: CheckedFeatures
    private let attribute: Int?

    init(_ features: CheckedFeatures) {
        self.features = features
        attribute = features.draft.schema.lengthAttribute.flatMap(features.draft.schema.attribute)
    }

    /// 0 for all but lines and edge objects. A length that is no number above 0 counts as none.
    func length(of feature: Int) -> Int64 {
        guard features.usage(feature).isEdge else { return 0 }
        let named = features[feature].values.first { $0.attribute == attribute }?.value
        let units = named ?? LineMeasure(features[feature].shape).total
        return units > 0 ? Int64((min(units, 1e12) * 1000).rounded()) : 0
    }
}
