import Vocabulary

/// How traces walk and what they return, as far as somebody says it: a tier's default, or what a job lays over it.
public struct TraceConfigurationSpec: Sendable {
    public let includeContainers: Bool?
    public let includeContent: Bool?
    public let includeStructures: Bool?
    public let includeUpToFirstSpatialContainer: Bool?
    public let validateConsistency: Bool?
    public let allowIndeterminateFlow: Bool?
    public let includeBarriers: Bool?
    public let includeIsolatedFeatures: Bool?
    public let ignoreBarriersAtStartingPoints: Bool?
    public let traversabilityScope: TraceScope?
    /// Nil where nothing is said; `.some(nil)` for `none`.
    public let conditionBarriers: ConditionSpec??
    public let functionBarriers: [FunctionBarrierSpec]?
    public let filter: TraceFilterSpec?
    public let propagators: [PropagatorSpec]?
    public let shortestPathAttribute: Marked<String>?
    public let functions: [TraceFunctionSpec]?
    /// Nil where nothing is said; `.some(nil)` for `none`.
    public let output: TraceOutputSpec??

    /// The keys that are given, as JSON that the shape reads again.
    public let written: JSONValue

    public static let shape = Shape<TraceConfigurationSpec>.record(
        "a trace configuration", "How traces walk, and what they return."
    ) { fields in
        let associated = AssociatedFields(fields)
        let includeBarriers = fields.optional(
            "include_barriers", .boolean, "Whether barriers with a single terminal are in results.")
        let includeIsolated = fields.optional(
            "include_isolated_features", .boolean, "Whether isolation traces return what is isolated.")
        let ignoreAtStarts = fields.optional(
            "ignore_barriers_at_starting_points", .boolean, "Whether a start that is a barrier lets traces pass.")
        let indeterminate = fields.optional(
            "allow_indeterminate_flow", .boolean,
            "Whether traces upstream and downstream go on where flow has no one direction.")
        let scope = fields.optional(
            "traversability_scope", .choice(of: TraceScope.self),
            "Which elements condition barriers are tested on.")
        let barriers = fields.optional(
            "condition_barriers", ConditionSpec.shape.orNone, "Elements that meet this stop traces.")
        let functionBarriers = fields.optional(
            "function_barriers", FunctionBarrierSpec.listShape, "What functions come to where walks end.")
        let filter = fields.optional("filter", TraceFilterSpec.shape, "What ends results, and not the walk.")
        let propagators = fields.optional(
            "propagators", PropagatorSpec.listShape, "Values that are carried from controllers outwards.")
        let path = fields.optional(
            "shortest_path_attribute", .marked(.label),
            "The network attribute that a shortest path is the least sum of.")
        let functions = fields.optional(
            "functions", .list(of: TraceFunctionSpec.shape, called: "a list of functions"),
            "Numbers that are computed over results.")
        let output = fields.optional(
            "output", TraceOutputSpec.shape.orNone, "Which elements of results are written, and how.")
        return { record in
            TraceConfigurationSpec(
                includeContainers: record[associated.containers], includeContent: record[associated.content],
                includeStructures: record[associated.structures],
                includeUpToFirstSpatialContainer: record[associated.upToFirstSpatial],
                validateConsistency: record[associated.consistency], allowIndeterminateFlow: record[indeterminate],
                includeBarriers: record[includeBarriers], includeIsolatedFeatures: record[includeIsolated],
                ignoreBarriersAtStartingPoints: record[ignoreAtStarts],
                traversabilityScope: record[scope], conditionBarriers: record[barriers],
                functionBarriers: record[functionBarriers], filter: record[filter], propagators: record[propagators],
                shortestPathAttribute: record[path], functions: record[functions], output: record[output],
                written: record.node.json(nil, isVerbatim: true) ?? .null)
        }
    }
}

extension TraceConfigurationSpec {
    /// A configuration that was written as JSON, as `written` is; nil for a text that is none.
    public static func reading(_ text: String, named name: String) -> TraceConfigurationSpec? {
        read(text, named: name)?.configuration
    }

    /// What such a configuration says, by its keys.
    public static func values(of text: String, named name: String) -> [EffectiveValue] {
        read(text, named: name)?.values ?? []
    }

    private static func read(
        _ text: String, named name: String
    ) -> (configuration: TraceConfigurationSpec, values: [EffectiveValue])? {
        let diagnostics = Diagnostics()
        let file = YAMLFile.parse(SourceFile(name: name, text: text), origin: .network, diagnostics)
        let reader = Reader(diagnostics)
        guard let root = file.documents.first?.root, let spec = shape.decode(root, reader) else { return nil }
        return (spec, reader.effectiveValues)
    }
}

/// The keys about what associations add to results.
private struct AssociatedFields: Sendable {
    let containers: Field<Bool?>
    let content: Field<Bool?>
    let structures: Field<Bool?>
    let upToFirstSpatial: Field<Bool?>
    let consistency: Field<Bool?>

    init(_ fields: Fields) {
        containers = fields.optional(
            "include_containers", .boolean, "Whether results have the containers of what is found.")
        content = fields.optional("include_content", .boolean, "Whether results have what is in containers.")
        structures = fields.optional(
            "include_structures", .boolean, "Whether results have the structures that carry what is found.")
        upToFirstSpatial = fields.optional(
            "include_up_to_first_spatial_container", .boolean,
            "Whether the containers of a container that has a place are left out.")
        consistency = fields.optional(
            "validate_consistency", .boolean, "Whether it is said that the network was compiled without faults.")
    }
}
