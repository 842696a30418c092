extension TraceConfigurationSpec {
    init(
        _ flags: EsriFlagFields, _ lists: EsriListFields, _ names: EsriNameFields, _ record: Record,
        nearest: NearestSpec?
    ) {
        includeContainers = record[flags.containers]
        includeContent = record[flags.content]
        includeStructures = record[flags.structures]
        includeUpToFirstSpatialContainer = record[flags.upToFirst]
        validateConsistency = record[flags.consistency]
        allowIndeterminateFlow = record[flags.indeterminate]
        includeBarriers = record[flags.barriers]
        includeIsolatedFeatures = record[flags.isolated]
        ignoreBarriersAtStartingPoints = record[flags.ignoresAtStarts]
        traversabilityScope = record[flags.scope]?.scope
        conditionBarriers = record[lists.conditions].map(\.tree)
        functionBarriers = record[lists.functionBarriers]
        filter = TraceFilterSpec(
            barriers: record[lists.filters].map(\.tree), scope: record[flags.filterScope]?.scope,
            functionBarriers: record[lists.filterFunctionBarriers],
            bitsetAttribute: record[names.bitset].map(Optional.some),
            nearest: nearest.map(Optional.some))
        propagators = record[lists.propagators]
        shortestPathAttribute = record[names.shortestPath]
        functions = record[lists.functions]
        output = TraceOutputSpec(
            assetTypes: nil, categories: record[lists.outputCategories],
            condition: record[lists.outputConditions].map(\.tree), geometry: nil, fields: nil, mark: record.mark)
        written = .null
    }
}
