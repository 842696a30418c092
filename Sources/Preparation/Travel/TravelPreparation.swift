import Analyses
import JobSpec
import StreetNetwork
import Vocabulary

/// Checks what jobs on streets have in common: travel mode, costs, restrictions.
struct TravelPreparation {
    let travel: TravelSpec
    let project: Project
    let diagnostics: Diagnostics

    /// The job's travel mode, else the network's first one, with the job's restrictions laid over. Of a network that does
    /// not exist any mode will do.
    func mode(_ network: NetworkSpec?) -> TravelMode? {
        checkRestrictions(network)
        return namedMode(network)?.with(restrictions: laidRestrictions)
    }

    /// The restrictions that the job lays over its travel mode.
    var laidRestrictions: [String: RestrictionUsage] {
        Dictionary(travel.restrictions.entries.map { ($0.name.value, $0.value) }) { $1 }
    }

    private func namedMode(_ network: NetworkSpec?) -> TravelMode? {
        let known = network.map(project.modeNames) ?? project.travelModes.names
        guard let wanted = travel.travelMode else { return known.first.flatMap { project.travelModes[$0] } }
        if known.contains(wanted.value) { return project.travelModes[wanted.value] }
        let exists = project.travelModes.names.contains(wanted.value)
        diagnostics.error(
            "unknown_travel_mode", at: wanted.mark,
            exists
                ? "the network '\(travel.network.value)' is not built for the travel mode '\(wanted.value)'"
                : "there is no travel mode '\(wanted.value)'",
            help: exists
                ? "name it under the network's travel_modes; it has " + known.joined(separator: ", ")
                : UnknownName.help(for: wanted.value, among: known))
        return nil
    }

    private func checkRestrictions(_ network: NetworkSpec?) {
        guard let network else { return }
        let known = network.restrictionNames
        for entry in travel.restrictions.entries where !known.contains(entry.name.value) {
            diagnostics.error(
                "unknown_restriction", at: entry.name.mark,
                "the network '\(travel.network.value)' has no restriction '\(entry.name.value)'",
                help: UnknownName.help(for: entry.name.value, among: known))
        }
    }

    func impedance(_ network: NetworkSpec?) -> Impedance? { cost(travel.impedance, of: network) }

    /// The costs of the user's that are reported: the impedance where it is one, and those that are accumulated.
    func reportedCosts(_ network: NetworkSpec?) -> [String] {
        let costs = ([travel.impedance] + travel.accumulate).compactMap { name -> String? in
            guard case .attribute(let own) = Impedance(name: name.value), network?.costNames.contains(own) ?? false
            else {
                return nil
            }
            return own
        }
        var seen: Set<String> = []
        return costs.filter { seen.insert($0).inserted }
    }

    func checkAccumulated(_ network: NetworkSpec?) { for name in travel.accumulate { _ = cost(name, of: network) } }

    /// A cost that the network has; nil, with an error, for another.
    func cost(_ name: Marked<String>, of network: NetworkSpec?) -> Impedance? {
        guard let network else { return Impedance(name: name.value) }
        if network.costNames.contains(name.value) { return Impedance(name: name.value) }
        diagnostics.error(
            "unknown_cost", at: name.mark, "the network '\(travel.network.value)' has no cost '\(name.value)'",
            help: UnknownName.help(for: name.value, among: network.costNames))
        return nil
    }

    var locateOptions: LocateOptions {
        LocateOptions(
            tolerance: travel.locate.tolerance.millimetres, allowsRelocation: travel.locate.allowAutoRelocate,
            skipsInvalid: travel.locate.skipInvalid,
            streets: travel.locate.streets.flatMap { $0.entries.isEmpty ? nil : TagCondition($0) })
    }
}

extension NetworkSpec {
    /// The costs that jobs can name.
    var costNames: [String] {
        Impedance.Common.allCases.map(\.rawValue) + (streets?.layer?.costs.names ?? [])
    }

    /// The restrictions that jobs can name.
    var restrictionNames: [String] {
        let own = streets?.layer?.restrictions.names ?? []
        return StreetRestriction.allCases.map(\.rawValue).filter { !own.contains($0) } + own
    }
}
