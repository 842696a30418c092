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
