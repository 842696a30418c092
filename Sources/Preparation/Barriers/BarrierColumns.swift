import FeatureSources
import JobSpec
import Vocabulary

/// Which fields of a layer hold what barriers have.
struct BarrierColumns {
    /// What a field is for that a barrier has.
    enum Role: CaseIterable {
        case id, name, effect, fullEdge, curbApproach
        /// Of the factor where a barrier scales the impedance.
        case factor
        /// Of the amount where it adds to the impedance; may be the field of the factor, too.
        case cost
    }

    /// A field that holds both factors and amounts of one cost, whichever the type of a barrier asks for.
    struct CostField {
        let cost: Impedance
        let field: LayerField
    }

    let fields: RowFields<Role>
    /// Of costs besides the impedance.
    let others: [CostField]

    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ spec: BarrierFieldsSpec, of layer: OpenLayer) {
        let fields = RowFields<Role>(
            [
                .id: spec.id, .name: spec.name, .effect: spec.effect, .fullEdge: spec.fullEdge,
                .curbApproach: spec.curbApproach, .factor: spec.factor, .cost: spec.cost,
            ], keep: spec.keep, of: layer)
        guard let fields else { return nil }
        (self.fields, others) = (fields, [])
    }

    /// The fields that have Network Analyst's names.
    ///
    /// - Parameter told: the costs that barriers can change.
    init(recognisedIn layer: Layer, _ impedance: Impedance, _ told: [Impedance]) {
        let known = NetworkAnalystFields(layer: layer)
        fields = RowFields([
            .id: known.objectID, .name: known.field("Name"), .effect: known.field("BarrierType"),
            .fullEdge: known.field("FullEdge"),
            .curbApproach: known.field("CurbApproach"), .factor: known.cost(impedance), .cost: known.cost(impedance),
        ])
        others = told.filter { $0 != impedance }.compactMap { cost in
            known.cost(cost).map { CostField(cost: cost, field: $0) }
        }
    }

    /// The fields to be read, in the order in which `parted` takes their values.
    var all: [LayerField] { fields.all + others.map(\.field) }

    /// The values of a row, by what they are for.
    ///
    /// - Parameter values: of the fields of `all`.
    func parted(_ values: [FieldValue]) -> (own: [Role: FieldValue], kept: [FieldValue], others: [FieldValue]) {
        let (own, kept) = fields.parted(values)
        return (own, kept, Array(values.suffix(others.count)))
    }

    /// What is said of fields of costs that do not count.
    ///
    /// - Parameter areRestrictions: whether nothing says that barriers are anything else.
    func remarks(on layer: Layer, areRestrictions: Bool) -> [Message] {
        let used = areRestrictions ? [] : [fields[.cost]].compactMap(\.self) + others.map(\.field)
        return NetworkAnalystFields(layer: layer).messages(besides: used, beginningWith: "Attr_") { cost in
            if areRestrictions { return "there is no field BarrierType, so that its barriers are restrictions" }
            return cost == "length" ? "barriers leave lengths as they are" : "the job does not tell its cost"
        }
    }
}
