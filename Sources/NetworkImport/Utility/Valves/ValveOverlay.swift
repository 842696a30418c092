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
        network.messages += messages(placement)
    }

    private static func messages(_ placement: ValvePlacement) -> [Message] {
        let (far, elsewhere) = (placement.tooFar, placement.elsewhere)
        return [
            message(
                "valve_off_network", far,
                "farther from a pipe than the tolerance and \(far.count == 1 ? "is" : "are") left out"),
            message(
                "valve_elsewhere", elsewhere,
                "farther from the pipe that \(elsewhere.count == 1 ? "it names" : "they name") than the tolerance and "
                    + "\(elsewhere.count == 1 ? "is" : "are") laid next to the node that is named"),
        ].compactMap(\.self)
    }

    /// Nil for no valves.
    private static func message(_ code: String, _ valves: [String], _ where: String) -> Message? {
        if valves.isEmpty { return nil }
        return Message(
            .warning, code,
            "\(valves.count) \(valves.count == 1 ? "valve lies" : "valves lie") \(`where`): "
                + SampleText.first(of: valves))
    }
}
