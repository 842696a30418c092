import Geometry
import Results
import UtilityNetwork
import Vocabulary

/// Turns what a trace found into rows.
struct TraceReport {
    let network: UtilityNetwork
    let parameters: TraceParameters
    private let lines: UtilityLines

    init(network: UtilityNetwork, parameters: TraceParameters) {
        (self.network, self.parameters) = (network, parameters)
        lines = UtilityLines(of: network)
    }

    func names(of feature: Int) -> [Value] {
        [.text(network.schema.sources[network.source(of: feature)].name), .text(network.globalID(of: feature))]
    }

    func row(_ found: TraceElement) -> ResultRow {
        let (element, feature) = (found.element, found.element.feature)
        let isLine = element.terminal == nil
        return ResultRow(
            names(of: feature) + [
                .text(network.assetGroup(of: feature).name), .text(network.assetType(of: feature).name),
                terminal(of: element), isLine ? fraction(element.positionFrom) : .null,
                isLine ? fraction(element.positionTo) : .null, .text(found.role.rawValue),
            ] + parameters.output.kept.row(of: feature), geometry: geometry(of: element))
    }

    /// The name of the terminal of a device with several.
    func terminal(of element: UtilityElement) -> Value {
        guard let number = element.terminal else { return .null }
        return .optional(network.terminals(of: element.feature)?.terminals[number].name)
    }

    func fraction(_ fraction: Double) -> Value { .decimal(fraction, decimals: 7) }

    /// A length of the network in metres.
    func length(_ thousandths: Int64) -> Value {
        .length(millimetres: Int64((Double(thousandths) * network.schema.metresPerLength).rounded()))
    }

    func geometry(of element: UtilityElement) -> FeatureGeometry? {
        if element.terminal == nil, !isDrawnWhole(element) {
            return lines.line(element.feature).flatMap {
                Self.geometry($0.part(from: element.positionFrom, to: element.positionTo))
            }
        }
        guard let places = network.places(of: element.feature) else { return nil }
        if network.usage(of: element.feature) == .structureBoundary { return BoundaryShape(places).geometry }
        return Self.geometry(element.terminal == nil ? places : Array(places.prefix(1)))
    }

    /// A place on a line is a place, also where lines are drawn whole. Boundaries have no parts.
    private func isDrawnWhole(_ element: UtilityElement) -> Bool {
        network.usage(of: element.feature) == .structureBoundary
            || parameters.output.drawsWholeLines && element.positionFrom != element.positionTo
    }

    private static func geometry(_ line: [Coordinate]) -> FeatureGeometry? {
        line.count > 1 ? .lines([line]) : line.first.map(FeatureGeometry.point)
    }
}
