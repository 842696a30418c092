import FeatureSources
import UtilityNetwork
import Vocabulary

/// Lays isolation valves over a network.
public enum ValveOverlay {
    /// Adds the valves of a layer to a network that was read.
    ///
    /// - Parameter crs: the system of a layer that has none.
    /// - Complexity: O(lines + valves) for lines of even lengths.
    /// - Throws: `SourceError`; `UtilityRowFaults` with every valve that is on nothing; `CoordinateSystemError`;
    ///   `GDALNotFound`; `Cancelled`.
    public static func add(
        _ layer: ValveLayer, crs: SystemDefinition?, to network: inout UtilityImport, context: RunContext
    ) throws {
        let rows = try ValveRows(layer, crs: crs)
        let metres = network.draft.schema.metresPerUnit
        var placement = ValvePlacement(network.draft, tolerance: Double(layer.tolerance) / 1000 / metres)
        let valves = try rows.read(to: network.system, context: context)
        for (number, valve) in valves.enumerated() {
            if number & 0xFFF == 0 { try context.checkCancelled() }
            placement.put(valve)
        }
        if !placement.faults.isEmpty { throw UtilityRowFaults(all: placement.faults) }
        network.draft = placement.draft
        network.messages.append(
            Message(
                .information, "valves_laid",
                "\(valves.count - placement.tooFar.count) isolation valves of \(rows.name) are laid over the network"))
        let far = placement.tooFar
        guard !far.isEmpty else { return }
        let sample = far.prefix(10).joined(separator: ", ") + (far.count > 10 ? ", ..." : "")
        network.messages.append(
            Message(
                .warning, "valve_off_network",
                "\(far.count) \(far.count == 1 ? "valve lies" : "valves lie") farther from a pipe than the tolerance "
                    + "and \(far.count == 1 ? "is" : "are") left out: \(sample)"))
    }
}
