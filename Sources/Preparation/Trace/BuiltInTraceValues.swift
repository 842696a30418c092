import JobSpec
import UtilityNetwork
import Vocabulary

/// What a trace runs with that neither its job nor its tier says.
struct BuiltInTraceValues {
    let kind: TraceKind
    /// How the trace walks in the end.
    let laid: TraceConfiguration
    let drawsWholeLines: Bool

    /// - Parameter given: what the job and its tier say.
    func values(besides given: [EffectiveValue]) -> [EffectiveValue] {
        let paths = Set(given.map(\.path))
        return all.filter { $0.counts && !paths.contains("configuration.\($0.key)") }.map {
            EffectiveValue(path: "configuration.\($0.key)", value: $0.value, origin: .builtIn)
        }
    }

    /// The keys that have a value without being given, and whether they have a part in a trace of this type.
    private var all: [(key: String, value: JSONValue, counts: Bool)] {
        [
            ("include_containers", .boolean(laid.includeContainers), true),
            ("include_content", .boolean(laid.includeContent), true),
            ("include_structures", .boolean(laid.includeStructures), true),
            (
                "include_up_to_first_spatial_container", .boolean(laid.includeUpToFirstSpatialContainer),
                laid.includeContainers
            ),
            ("allow_indeterminate_flow", .boolean(laid.allowIndeterminateFlow), kind.isDirected),
            ("include_barriers", .boolean(laid.includeBarriers), kind.walks),
            // An isolation trace passes filter barriers and no others, which is neither true nor false.
            ("ignore_barriers_at_starting_points", .boolean(false), kind != .isolation),
            ("include_isolated_features", .boolean(laid.includeIsolatedFeatures), kind == .isolation),
            ("traversability_scope", .text(laid.traversabilityScope.rawValue), laid.conditionBarriers != nil),
            ("filter.scope", .text(laid.filter.scope.rawValue), laid.filter.barriers != nil),
            ("validate_consistency", .boolean(false), true),
            ("output.geometry", .text(drawsWholeLines ? "whole" : "partial"), true),
        ]
    }
}

extension TraceKind {
    /// Whether it goes from element to element, and returns what it comes to.
    var walks: Bool { [.connected, .subnetwork].contains(self) || isDirected }

    /// Whether it follows the flow.
    var isDirected: Bool { self == .upstream || self == .downstream }
}
