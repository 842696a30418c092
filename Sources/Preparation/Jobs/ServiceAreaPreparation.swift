import Analyses
import FeatureSources
import JobSpec
import Results
import Vocabulary

/// Checks the parameters of a service area job.
struct ServiceAreaPreparation {
    let travel: TravelSpec
    let area: ServiceAreaSpec
    let project: Project
    let diagnostics: Diagnostics

    /// What a job's file gives, before anything is known of its network's data.
    struct Outcome {
        let area: PreparedServiceArea
        let messages: [Message]
        let derivedValues: [EffectiveValue]
    }

    /// - Parameters: what is nil was found wrong before; the rest is checked all the same.
    func prepare(network: NetworkSpec?, opening: LayerOpening?) -> Outcome? {
        let common = TravelPreparation(travel: travel, project: project, diagnostics: diagnostics)
        let mode = common.mode(network)
        let clock = network.flatMap(common.clock)
        let impedance = common.impedance(network)
        common.checkAccumulated(network)
        let system = area.outputs.crs.flatMap { SystemDefinition(ofOutputs: $0, diagnostics) }
        let amounts = ImpedanceAmounts(impedance: impedance, diagnostics: diagnostics)
        let breaks = amounts.breaks(area.breaks)
        guard let opening else { return nil }
        var parameters = area.parameters(breaks: breaks?.values ?? [], impedance: impedance ?? .time)
        parameters.accumulated = accumulated(besides: impedance)
        parameters.locate = common.locateOptions
        parameters.departure = clock
        let facilities = FacilityReading(
            area.facilities.value, jobHasBreaks: area.namesBreaks, amounts: amounts, opening: opening,
            tables: tables(parameters), diagnostics)
        let loads = BarrierLoads(
            travel: common, network: network, impedance: impedance ?? .time,
            told: [impedance ?? .time] + parameters.accumulated, diagnostics: diagnostics)
        let barriers = BarrierReading(travel.barriers, loads: loads, opening: opening, diagnostics)
        let summary = area.summary.map { SummaryReading($0, opening: opening, diagnostics) }
        let told = [impedance].compactMap(\.self) + parameters.accumulated
        let request = common.request(on: network, mode, impedance, telling: told, round: barriers)
        guard let request, let mode else { return nil }
        parameters.facilities = facilities.facilities
        parameters.unlocated = facilities.unlocated
        parameters.keptColumns = facilities.kept.columns
        parameters.summary = summary?.summary
        let prepared = PreparedServiceArea(
            travel: request,
            parameters: parameters, formats: formats, system: system,
            writtenPlaces: facilities.writtenPlaces + barriers.writtenPlaces)
        let order = breaks.flatMap { $0.message(of: "the job") }
        return Outcome(
            area: prepared,
            messages: common.remarks(on: clock) + [order, Self.noteOnNothing(parameters)].compactMap { $0 }
                + facilities.messages
                + barriers.messages + (summary?.messages ?? []),
            derivedValues: common.derivedValues(mode))
    }

    /// What is to be said where facilities alone are written.
    private static func noteOnNothing(_ asked: ServiceAreaParameters) -> Message? {
        guard asked.polygons == nil, asked.lines == nil, asked.summary == nil else { return nil }
        return Message(
            .warning, "nothing_asked", "neither areas nor lines nor sums are asked for: facilities alone are written")
    }

    /// The costs that are added up along the way, without the impedance, which is told anyway.
    private func accumulated(besides impedance: Impedance?) -> [Impedance] {
        travel.accumulate.map { Impedance(name: $0.value) }.filter { $0 != impedance }
    }

    /// The tables that kept fields stand in, with all columns that there are.
    private func tables(_ parameters: ServiceAreaParameters) -> [Table] {
        let tables = ServiceAreaTables.tables(for: parameters)
        return area.outputs.crs == nil ? tables : tables.map { $0.adding([GeometryText.column]) }
    }

    private var formats: Set<Table.Format> {
        Set(of: area.outputs.formats.value)
    }
}
