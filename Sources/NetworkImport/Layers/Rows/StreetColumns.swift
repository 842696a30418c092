import FeatureSources

/// The columns of a layer that its mapping names, each read once: places in `fields`, nil where none is named.
struct StreetColumns {
    private(set) var fields: [LayerField] = []
    private var places: [LayerField: Int] = [:]

    private(set) var id: Int?
    private(set) var name: Int?
    private(set) var reference: Int?
    /// The columns whose values become tags: of the one-way field, of the class, and of each further tag.
    private(set) var tags: [Int?] = []
    private(set) var levelFrom: Int?
    private(set) var levelTo: Int?
    /// Forward and backward.
    private(set) var speed: [Measure] = []
    private(set) var time: [Measure] = []
    /// The same for each cost.
    private(set) var costs: [[Measure]] = []

    /// A column of numbers, and what one of them is in the unit that is asked for.
    struct Measure {
        let column: Int?
        let unit: Double
    }

    /// - Throws: `SourceError.noField`.
    init(_ mapping: StreetLayerMapping, of layer: Layer) throws(SourceError) {
        id = try place(mapping.id, layer)
        name = try place(mapping.name, layer)
        reference = try place(mapping.reference, layer)
        tags.append(try place(mapping.oneWay?.field, layer))
        tags.append(try place(mapping.streetClass, layer))
        for tag in mapping.tags { tags.append(try place(tag.field, layer)) }
        levelFrom = try place(mapping.levelFrom, layer)
        levelTo = try place(mapping.levelTo, layer)
        speed = try pair(mapping.speedForward, mapping.speedBackward, layer)
        time = try pair(mapping.timeForward, mapping.timeBackward, layer)
        for cost in mapping.costs {
            // Costs are kept in millionths.
            let (forward, backward) = (cost.forward, cost.backward)
            costs.append([
                Measure(column: try place(forward, layer), unit: 1e6),
                Measure(column: try place(backward, layer), unit: 1e6),
            ])
        }
    }

    var hasLevels: Bool { levelFrom != nil || levelTo != nil }

    private mutating func place(_ name: String?, _ layer: Layer) throws(SourceError) -> Int? {
        guard let name else { return nil }
        let field = try layer.requiredField(named: name)
        if let known = places[field] { return known }
        places[field] = fields.count
        fields.append(field)
        return fields.count - 1
    }

    /// Nothing where neither direction has a field.
    private mutating func pair(
        _ forward: MeasureField?, _ backward: MeasureField?, _ layer: Layer
    ) throws(SourceError) -> [Measure] {
        guard forward != nil || backward != nil else { return [] }
        return [
            Measure(column: try place(forward?.field, layer), unit: forward?.unit ?? 1),
            Measure(column: try place(backward?.field, layer), unit: backward?.unit ?? 1),
        ]
    }
}
