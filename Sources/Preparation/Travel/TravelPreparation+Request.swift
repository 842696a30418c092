import Analyses
import ImageFile
import JobSpec
import StreetNetwork
import Vocabulary

extension TravelPreparation {
    /// - Parameter reportedCosts: what is told of paths, each once.
    /// - Returns: nil where something of it was found wrong.
    func request(
        on network: NetworkSpec?, _ mode: TravelMode?, _ impedance: Impedance?, telling reportedCosts: [Impedance],
        round barriers: BarrierReading
    ) -> TravelRequest? {
        guard let network, let mode, let impedance else { return nil }
        return TravelRequest(
            network: travel.network.value, attribution: network.attribution, mode: mode,
            modeDigest: Digest(of: mode.canonicalText),
            modeDescription: project.travelModes.description(of: mode.name), uTurns: travel.uTurns ?? mode.uTurns,
            impedance: impedance, reportedCosts: reportedCosts, barriers: barriers.barriers,
            keptBarrierColumns: barriers.kept.columns, barrierDigest: barriers.digest,
            tolerance: travel.locate.tolerance.millimetres)
    }

    /// The clock that the job's start time sets; nil without one, and, with an error, for a time without a zone.
    func clock(_ network: NetworkSpec) -> RouteClock? {
        guard let start = travel.startTime else { return nil }
        guard let clock = RouteClock(start.value, zone: network.timeZone?.value) else {
            diagnostics.error(
                "no_time_zone", at: start.mark, "the network '\(travel.network.value)' has no time_zone",
                help: "give the time an offset, such as 2026-05-01T08:00+02:00, or the network a time_zone")
            return nil
        }
        return clock
    }

    /// What is said of the job's start time; nothing of most.
    func remarks(on clock: RouteClock?) -> [Message] {
        guard let start = travel.startTime, let clock else { return [] }
        return [ClockRemark(.date(start.value), takenAs: 0, on: clock)?.message("start_time", of: "start time")]
            .compactMap(\.self)
    }

    /// Values that the job leaves to its travel mode and network.
    func derivedValues(_ mode: TravelMode) -> [EffectiveValue] {
        var values: [EffectiveValue] = []
        if travel.travelMode == nil {
            values.append(EffectiveValue(path: "travel_mode", value: .text(mode.name), origin: .network))
        }
        if travel.uTurns == nil {
            values.append(EffectiveValue(path: "u_turns", value: .text(mode.uTurns.rawValue), origin: .travelMode))
        }
        let laid = laidRestrictions
        let own = mode.restrictions.filter { laid[$0.key] == nil }.sorted { $0.key < $1.key }
        values += own.map { name, usage in
            EffectiveValue(path: "restrictions.\(name)", value: .text(usage.rawValue), origin: .travelMode)
        }
        return values
    }
}
