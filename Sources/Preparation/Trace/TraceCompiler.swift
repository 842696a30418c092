import Analyses
import JobSpec
import UtilityNetwork
import Vocabulary

/// Looks up in its network what a trace job names. Mistakes go to diagnostics, all of them.
public struct TraceCompiler {
    private let trace: PreparedTrace
    private let loaded: LoadedUtilityNetwork
    private let diagnostics: Diagnostics

    public init(_ trace: PreparedTrace, on network: LoadedUtilityNetwork, _ diagnostics: Diagnostics) {
        self.trace = trace
        loaded = network
        self.diagnostics = diagnostics
    }

    private var spec: TraceSpec { trace.spec }
    private var network: UtilityNetwork { loaded.network }
    /// Names that the job gives, itself or in Esri's JSON.
    private var given: TraceNames { TraceNames(spec, trace.esri) }

    /// What is known of a trace when it has met its network.
    public struct Compiled {
        public let parameters: TraceParameters
        /// What was noticed on the way.
        public let messages: [Message]
        /// What the job leaves to the network.
        public let values: [EffectiveValue]
    }

    /// - Parameter values: those that the job has.
    /// - Returns: nil after a mistake.
    public func parameters(besides values: [EffectiveValue] = []) -> Compiled? {
        let errorsBefore = diagnostics.errorCount
        let tier = TierChoice(network: network, diagnostics: diagnostics).tier(of: spec, given)
        let configurations = ConfigurationCompiler(trace: trace, loaded: loaded, diagnostics: diagnostics)
        let selections = StartSelection(loaded: loaded, diagnostics: diagnostics)
        configurations.checkNames()
        let configuration = tier.map(configurations.configuration)
        var finder = ElementFinder(
            network: loaded, tolerance: spec.locate.tolerance, skipsInvalid: spec.locate.skipInvalid,
            diagnostics: diagnostics)
        let barriers = trace.barriers.compactMap { finder.barrier($0) }
        let filterBarriers = trace.filterBarriers.compactMap { finder.barrier($0) }
        let domainNetwork = configuration?.domainNetwork
        let found = trace.starts.compactMap { start in
            finder.start(start, of: domainNetwork).map { ($0, start.group) }
        }
        if !trace.starts.isEmpty, found.isEmpty, spec.each == nil, given.subnetwork == nil {
            finder.reportMissingStart(trace.starts[0].mark)
        }
        let each = spec.each.flatMap { selections.features($0, of: domainNetwork) }
        let ofSubnetwork = given.subnetwork.map { selections.controllers(of: $0, tier) } ?? []
        checkEnds()
        let output = configurations.output(of: tier)
        configurations.checkFilter(configuration)
        guard diagnostics.errorCount == errorsBefore, let configuration else { return nil }
        var parameters = TraceParameters(kind: spec.kind.value)
        parameters.starts = found.map(\.0) + ofSubnetwork
        // Ways from `each` all lead to one end, whatever group it is of.
        let groups = spec.each == nil ? TraceParameters.Group.all(of: found) : nil
        let broken = groups.map(pathsWithOneEnd) ?? []
        parameters.groups = groups?.filter { !broken.contains($0.name) }
        let lost = spec.each == nil ? groupsWithoutStart(groups ?? []) : []
        // A path with one end left says so when it is run.
        if spec.kind.value == .shortestPath, spec.each != nil || parameters.starts.count > 1 {
            parameters.end = parameters.starts.popLast()
        }
        parameters.each = each
        parameters.barriers =
            barriers.map { PlacedBarrier($0) } + filterBarriers.map { PlacedBarrier($0, isFilter: true) }
        parameters.configuration = configuration
        parameters.output = output
        parameters.writesSegments = spec.segments
        parameters.writesResponses = spec.outputs.formats.value.contains(.esriJSON)
        let remarks =
            configurations.remarks(tier, configuration)
            + NetworkRemarks(spec: spec, network: network, tier: tier, barriers: barriers + filterBarriers).messages
        return Compiled(
            parameters: parameters,
            messages: finder.messages + broken.map { leftOut($0, "its path has one end left") }
                + lostGroups(lost) + remarks,
            values: left(to: tier, besides: values, parameters))
    }

    /// The groups whose other start is left out, but for where no other group is left.
    private func pathsWithOneEnd(among groups: [TraceParameters.Group]) -> [String] {
        guard spec.kind.value == .shortestPath, groups.contains(where: { $0.starts.count > 1 }) else { return [] }
        return groups.filter { $0.starts.count == 1 }.map(\.name)
    }

    /// The groups of the job of which no start is left, in the order in which they come first.
    private func groupsWithoutStart(_ left: [TraceParameters.Group]) -> [String] {
        var known = Set(left.map(\.name))
        return trace.starts.compactMap(\.group).filter { known.insert($0).inserted }
    }

    private func lostGroups(_ groups: [String]) -> [Message] {
        guard let first = groups.first else { return [] }
        let reason = "none of its starting locations is left"
        if groups.count == 1 { return [leftOut(first, reason)] }
        return [
            Message(
                .warning, "start_left_out",
                "\(groups.count) groups are left out, as none of their starting locations is left: "
                    + SampleText.first(of: groups))
        ]
    }

    private func leftOut(_ group: String, _ reason: String) -> Message {
        Message(.warning, "start_left_out", "the group '\(group)' is left out: \(reason)")
    }

    /// A shortest path of each group has two ends. Where one of them is left out, that is said when it is run.
    private func checkEnds() {
        guard spec.kind.value == .shortestPath, spec.each == nil, trace.starts.contains(where: { $0.group != nil })
        else { return }
        let counts = Dictionary(trace.starts.map { ($0.group ?? "", 1) }, uniquingKeysWith: +)
        for start in trace.starts where counts[start.group ?? ""] == 1 {
            diagnostics.error(
                "path_ends", at: start.mark,
                "the group '\(start.group ?? "")' has one starting location, and a shortest path needs two")
        }
    }

    /// What the job leaves to its tier, and what both leave to this program. Esri's JSON says all that it means.
    private func left(
        to tier: Tier?, besides values: [EffectiveValue], _ parameters: TraceParameters
    ) -> [EffectiveValue] {
        guard let tier else { return [] }
        let ofTier = TierValues(spec: spec, names: given, tier: tier, isReplaced: trace.esri != nil)
            .values(besides: values)
        if trace.esri != nil { return ofTier }
        let builtIn = BuiltInTraceValues(
            kind: spec.kind.value, laid: parameters.configuration,
            drawsWholeLines: parameters.output.drawsWholeLines)
        return ofTier + builtIn.values(besides: values + ofTier)
    }
}
