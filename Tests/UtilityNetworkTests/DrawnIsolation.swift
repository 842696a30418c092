import TestSupport
import UtilityNetwork

/// Isolation in a drawing, as texts: names parted by blanks, sorted.
struct DrawnIsolation {
    let result: IsolationResult
    private let network: UtilityNetwork

    init(
        _ pipes: DrawnPipes, from starts: String, barriers: String = "", filters: String = "",
        _ change: (inout TraceConfiguration) -> Void = { _ in }
    ) throws {
        let network = try pipes.network()
        self.network = network
        var configuration = PipeSchema.isolation()
        change(&configuration)
        let placed =
            try Self.names(barriers).map { PlacedBarrier(try network.located($0)) }
            + Self.names(filters).map { PlacedBarrier(try network.located($0), isFilter: true) }
        let plan = try TracePlan(network, configuration, barriers: placed)
        var workspace = TraceWorkspace()
        result = try IsolationTrace.run(from: Self.names(starts).map(network.located), on: plan, &workspace)
    }

    private static func names(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }

    var isolating: String { text(result.isolating) }
    func elements(_ role: TraceRole) -> String { text(result.elements.filter { $0.role == role }.map(\.element)) }
    /// All but what isolates.
    var isolated: String { text(result.elements.filter { $0.role != .isolating }.map(\.element)) }
    var rejected: String {
        result.rejected.map { "\(network.label($0.element)):\($0.reason.rawValue)" }.sorted().joined(separator: " ")
    }
    var path: String { result.supplyPath.map(network.label).joined(separator: " ") }
    var messages: [String] { result.messages.map(\.code) }

    private func text(_ elements: [UtilityElement]) -> String {
        elements.map(network.label).sorted().joined(separator: " ")
    }
}
