import Vocabulary

/// How traces walk and what they return, as far as somebody says it: a tier's default, or what a job lays over it.
public struct TraceConfigurationSpec: Sendable {
    public let includeBarriers: Bool?
    public let includeIsolatedFeatures: Bool?
    public let ignoreBarriersAtStartingPoints: Bool?
    public let traversabilityScope: TraceScope?
    /// Nil where nothing is said; `.some(nil)` for `none`.
    public let conditionBarriers: ConditionSpec??
    public let filter: TraceFilterSpec?
    public let functions: [TraceFunctionSpec]?
    public let output: TraceOutputSpec?

    /// The keys that are given, as JSON that the shape reads again.
    public let written: JSONValue

    public static let shape = Shape<TraceConfigurationSpec>.record(
        "a trace configuration", "How traces walk, and what they return."
    ) { fields in
        let includeBarriers = fields.optional(
            "include_barriers", .boolean, "Whether barriers with a single terminal are in results.")
        let includeIsolated = fields.optional(
            "include_isolated_features", .boolean, "Whether isolation traces return what is isolated.")
        let ignoreAtStarts = fields.optional(
            "ignore_barriers_at_starting_points", .boolean, "Whether a start that is a barrier lets traces pass.")
        let scope = fields.optional(
            "traversability_scope", .choice(of: TraceScope.self),
            "Which elements condition barriers are tested on.")
        let barriers = fields.optional(
            "condition_barriers", ConditionSpec.shape.orNone, "Elements that meet this stop traces.")
        let filter = fields.optional("filter", TraceFilterSpec.shape, "What ends results, and not the walk.")
        let functions = fields.optional(
            "functions", .list(of: TraceFunctionSpec.shape, called: "a list of functions"),
            "Numbers that are computed over results.")
        let output = fields.optional("output", TraceOutputSpec.shape, "Which elements of results are written, and how.")
        return { record in
            TraceConfigurationSpec(
                includeBarriers: record[includeBarriers], includeIsolatedFeatures: record[includeIsolated],
                ignoreBarriersAtStartingPoints: record[ignoreAtStarts],
                traversabilityScope: record[scope], conditionBarriers: record[barriers], filter: record[filter],
                functions: record[functions], output: record[output], written: record.node.json(record.reader) ?? .null)
        }
    }
}

extension TraceConfigurationSpec {
    /// A configuration that was written as JSON, as `written` is; nil for a text that is none.
    public static func reading(_ text: String, named name: String) -> TraceConfigurationSpec? {
        let diagnostics = Diagnostics()
        let file = YAMLFile.parse(SourceFile(name: name, text: text), origin: .network, diagnostics)
        return (file.documents.first?.root).flatMap { shape.decode($0, Reader(diagnostics)) }
    }
}
