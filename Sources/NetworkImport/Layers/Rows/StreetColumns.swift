import FeatureSources

/// The columns of a layer that its mapping names, each read once: places in `fields`, nil where none is named.
struct StreetColumns {
    private var columns: ColumnList

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
        columns = ColumnList(of: layer)
        id = try columns.place(of: mapping.id)
        name = try columns.place(of: mapping.name)
        reference = try columns.place(of: mapping.reference)
        tags.append(try columns.place(of: mapping.oneWay?.field))
        tags.append(try columns.place(of: mapping.streetClass))
        for tag in mapping.tags { tags.append(try columns.place(of: tag.field)) }
        levelFrom = try columns.place(of: mapping.levelFrom)
        levelTo = try columns.place(of: mapping.levelTo)
        speed = try pair(mapping.speedForward, mapping.speedBackward, mapping.speed)
        time = try pair(mapping.timeForward, mapping.timeBackward, mapping.time)
        for cost in mapping.costs {
            // Costs are kept in millionths.
            let forward = try measure([cost.forward.map { MeasureField($0, unit: 1e6) }])
            let backward = try measure([cost.backward.map { MeasureField($0, unit: 1e6) }])
            costs.append([forward, backward])
        }
    }

    var fields: [LayerField] { columns.fields }
    var hasLevels: Bool { levelFrom != nil || levelTo != nil }

    /// Nothing where no field is named.
    private mutating func pair(
        _ forward: MeasureField?, _ backward: MeasureField?, _ both: MeasureField?
    ) throws(SourceError) -> [Measure] {
        guard forward != nil || backward != nil || both != nil else { return [] }
        return [try measure([forward, both]), try measure([backward, both])]
    }

    private mutating func measure(_ fields: [MeasureField?]) throws(SourceError) -> Measure {
        var measure: Measure = []
        for case let field? in fields { measure.append((try columns.add(field.field), field.unit)) }
        return measure
    }
}
