import Vocabulary

/// The keys with true or false, and those with a choice.
struct EsriFlagFields: Sendable {
    let containers, content, structures, upToFirst, consistency, indeterminate, barriers: Field<Bool?>
    let isolated, ignoresAtStarts: Field<Bool?>
    let scope, filterScope: Field<EsriScope?>

    init(_ fields: Fields) {
        func flag(_ key: String, _ meaning: String) -> Field<Bool?> { fields.optional(key, .boolean, meaning) }
        containers = flag("includeContainers", "As include_containers.")
        content = flag("includeContent", "As include_content.")
        structures = flag("includeStructures", "As include_structures.")
        upToFirst = flag("includeUpToFirstSpatialContainer", "As include_up_to_first_spatial_container.")
        consistency = flag("validateConsistency", "As validate_consistency.")
        indeterminate = flag("allowIndeterminateFlow", "As allow_indeterminate_flow.")
        barriers = flag("includeBarriers", "As include_barriers.")
        isolated = flag("includeIsolated", "As include_isolated_features.")
        ignoresAtStarts = flag("ignoreBarriersAtStartingPoints", "As ignore_barriers_at_starting_points.")
        scope = fields.optional("traversabilityScope", .choice(of: EsriScope.self), "As traversability_scope.")
        filterScope = fields.optional("filterScope", .choice(of: EsriScope.self), "As filter.scope.")
    }
}

/// The keys with names.
struct EsriNameFields: Sendable {
    let domainNetwork, tier, targetTier, subnetwork, shortestPath, bitset: Field<Marked<String>?>

    init(_ fields: Fields) {
        func name(_ key: String, _ meaning: String) -> Field<Marked<String>?> {
            fields.optional(key, .marked(.label), meaning)
        }
        domainNetwork = name("domainNetworkName", "As domain_network.")
        tier = name("tierName", "As tier.")
        targetTier = name("targetTierName", "As target_tier.")
        subnetwork = name("subnetworkName", "As subnetwork_name.")
        shortestPath = name("shortestPathNetworkAttributeName", "As shortest_path_attribute.")
        bitset = name("filterBitsetNetworkAttributeName", "As filter.bitset_attribute.")
    }
}

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
        nearest = fields.optional("nearestNeighbor", EsriNearest.shape, "As filter.nearest.")
        outputFilters = fields.optional("outputFilters", EsriAssetSpec.listShape, "As output.asset_types.")
        outputCategories = fields.optional(
            "outputFilterCategories", .list(of: .marked(.label), called: "a list of categories"),
            "As output.categories.")
    }

    /// Where two readings of a list differ.
    func warnings(_ record: Record) -> [Message] {
        [("conditionBarriers", conditions), ("filterBarriers", filters), ("outputConditions", outputConditions)]
            .filter { record[$0.1]?.ambiguousMark != nil }.map { key, _ in
                Message(
                    .warning, "mixed_conditions",
                    "'\(key)' joins conditions with 'or' and then with 'and': it is read as 'or' of what 'and' joins, "
                        + "and not from left to right")
            }
    }
}

/// Keys that are read and have no part here.
enum EsriKeysAside {
    private static let telecom = ["numPaths", "maxHops", "inferConnectivity", "circuitName"]
    private static let others = [
        "diagramTemplateName", "synthesizeGeometries", "validateLocatability", "useDigitizedDirection",
        "arcadeExpressionBarrier",
    ]

    static func declare(in fields: Fields) {
        for key in telecom { _ = fields.optional(key, anything, "Of telecom networks, which are not traced.") }
        for key in others { _ = fields.optional(key, anything, "It has no part here.") }
    }

    private static let anything = Shape<Bool>(expected: "anything", schema: .object([])) { _, _ in true }

    /// What each key did.
    static func messages(of node: Node) -> [Message] {
        (node.pairs ?? []).map { pair in
            if telecom.contains(pair.key) {
                return Message(.information, "esri_key", "'\(pair.key)' is of telecom networks, and has no effect")
            }
            if others.contains(pair.key) {
                let isOff = pair.value.scalar?.value == .boolean(false)
                return Message(
                    isOff ? .information : .warning, "esri_key", "'\(pair.key)' has no effect in this version")
            }
            return Message(.information, "esri_key", "'\(pair.key)' is followed")
        }
    }
}

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
            functionBarriers: record[lists.filterFunctionBarriers], bitsetAttribute: record[names.bitset],
            nearest: nearest)
        propagators = record[lists.propagators]
        shortestPathAttribute = record[names.shortestPath]
        functions = record[lists.functions]
        output = TraceOutputSpec(
            assetTypes: nil, categories: record[lists.outputCategories],
            condition: record[lists.outputConditions].map(\.tree), geometry: nil, fields: nil)
        written = .null
    }
}
