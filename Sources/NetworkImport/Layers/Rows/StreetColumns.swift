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

    /// Columns of numbers, each with what one of them is in the unit that is asked for: the first one that has a value
    /// decides.
    typealias Measure = [(column: Int, unit: Double)]

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
        speed = try pair(mapping.speedForward, mapping.speedBackward, mapping.speed, layer)
        time = try pair(mapping.timeForward, mapping.timeBackward, mapping.time, layer)
        for cost in mapping.costs {
            // Costs are kept in millionths.
            let forward = try measure([cost.forward.map { MeasureField($0, unit: 1e6) }], layer)
            let backward = try measure([cost.backward.map { MeasureField($0, unit: 1e6) }], layer)
            costs.append([forward, backward])
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

    /// Nothing where no field is named.
    private mutating func pair(
        _ forward: MeasureField?, _ backward: MeasureField?, _ both: MeasureField?, _ layer: Layer
    ) throws(SourceError) -> [Measure] {
        guard forward != nil || backward != nil || both != nil else { return [] }
        return [try measure([forward, both], layer), try measure([backward, both], layer)]
    }

    private mutating func measure(_ fields: [MeasureField?], _ layer: Layer) throws(SourceError) -> Measure {
        var measure: Measure = []
        for case let field? in fields {
            guard let column = try place(field.field, layer) else { continue }
            measure.append((column, field.unit))
        }
        return measure
    }
}
