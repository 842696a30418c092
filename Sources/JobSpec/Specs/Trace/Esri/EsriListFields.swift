import Vocabulary

/// The keys with lists.
struct EsriListFields: Sendable {
    let conditions, filters, outputConditions: Field<EsriConditions?>
    let functionBarriers, filterFunctionBarriers: Field<[FunctionBarrierSpec]?>
    let functions: Field<[TraceFunctionSpec]?>
    let propagators: Field<[PropagatorSpec]?>
    let nearest: Field<EsriNearest?>
    let outputFilters: Field<[EsriAssetSpec]?>
    let outputCategories: Field<[Marked<String>]?>

    init(_ fields: Fields) {
        conditions = fields.optional("conditionBarriers", EsriConditions.shape, "As condition_barriers.")
        filters = fields.optional("filterBarriers", EsriConditions.shape, "As filter.barriers.")
        outputConditions = fields.optional("outputConditions", EsriConditions.shape, "As output.condition.")
        functionBarriers = fields.optional("functionBarriers", EsriFunctions.barriers, "As function_barriers.")
        filterFunctionBarriers = fields.optional(
            "filterFunctionBarriers", EsriFunctions.barriers, "As filter.function_barriers.")
        functions = fields.optional("functions", EsriFunctions.functions, "As functions.")
        propagators = fields.optional("propagators", EsriFunctions.propagators, "As propagators.")
        nearest = fields.optional(EsriNearest.key, EsriNearest.shape, "As filter.nearest.")
        outputFilters = fields.optional("outputFilters", EsriAssetSpec.listShape, "As output.asset_types.")
        outputCategories = fields.optional(
            "outputFilterCategories", .list(of: .marked(.label), called: "a list of categories"),
            "As output.categories.")
    }

    /// Where two readings of a list differ.
    func warnings(_ record: Record) -> [Message] {
        [("conditionBarriers", conditions), ("filterBarriers", filters), ("outputConditions", outputConditions)]
            .filter { record[$0.1]?.isAmbiguous == true }.map { key, _ in
                Message(
                    .warning, "mixed_conditions",
                    "'\(key)' joins conditions with 'or' and then with 'and': it is read as 'or' of what 'and' joins, "
                        + "and not from left to right")
            }
    }
}
